import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useOnline } from "./use-online.ts";

/** A call the creator starts and may cancel; leaving the screen cancels it too. */
export interface Cancellable<Input, Result> {
  readonly running: boolean;
  /** What the last start was given. */
  readonly input: Input | undefined;
  readonly error: Error | null;
  start(input: Input): Promise<Result | undefined>;
  cancel(): void;
}

/** Runs `run` with a signal. A new start cancels the one before; a cancelled call leaves no error. */
export function useCancellable<Input, Result>(
  run: (input: Input, signal: AbortSignal) => Promise<Result>,
): Cancellable<Input, Result> {
  const controller = useRef<AbortController>(undefined);
  const { mutateAsync, isPending, variables, error, reset } = useMutation({
    mutationFn: async (input: Input) => {
      controller.current = new AbortController();
      return run(input, controller.current.signal);
    },
  });
  useEffect(() => () => controller.current?.abort(), []);
  const online = useOnline();
  const cancel = () => {
    controller.current?.abort();
    reset();
  };
  return {
    running: isPending,
    input: variables,
    error: online ? onceBack(error) : error,
    cancel,
    start: async (input) => {
      controller.current?.abort();
      // The error is shown from the mutation's state; who starts it learns only that nothing came.
      return mutateAsync(input).catch(() => undefined);
    },
  };
}

/** What is left to say of a failure once the connection is back. Known by its field alone: the class would load with every page. */
function onceBack(error: Error | null): Error | null {
  return error !== null && "onceBack" in error && error.onceBack instanceof Error ? error.onceBack : error;
}
