import type { Exchange } from "#shared/contracts/assistant.ts";
import { bounded, memoryFor, withExchange } from "#shared/rules/memory.ts";
import { newId } from "./new-id.ts";
import { reportOutcome } from "./outcome.ts";
import { collections } from "./collections.ts";
import { stores } from "./stores.ts";
import { notify } from "./toast.ts";
import { useStore } from "./use-store.ts";

const { aiMemory } = collections;
const { memorySwitch, userId } = stores;

/** What to send along with a question; undefined where memory is off or holds nothing else. */
export function memoryToSend(prompt: string): string | undefined {
  if (memorySwitch.read() === "no") return undefined;
  return memoryFor(aiMemory.read(), userId.read(), prompt) || undefined;
}

/** Keeps a question and its whole answer, where memory is on. */
export function remember(prompt: string, reply: string): void {
  if (memorySwitch.read() === "no") return;
  const exchange = {
    id: newId(),
    at: new Date().toISOString(),
    userId: userId.read(),
    prompt,
    reply,
  };
  const outcome = aiMemory.update((list) => withExchange(list, exchange));
  // Where the browser stores nothing, memory lives as long as the tab, and saying so at every answer is noise.
  if (outcome !== "blocked") reportOutcome(outcome);
}

/** Turns memory on or off; what it holds stays until it is cleared. */
export function switchMemory(on: boolean): void {
  reportOutcome(memorySwitch.write(on ? "yes" : "no"));
}

/** Forgets what is remembered of this user; the toast can bring it back, before whatever came since. */
export function clearMemory(): void {
  const user = userId.read();
  const cleared = aiMemory.read().filter((said) => said.userId === user);
  if (!reportOutcome(aiMemory.update((list) => list.filter((said) => said.userId !== user)))) return;
  notify.success("Memory cleared", {
    action: {
      label: "Undo",
      run: () => reportOutcome(aiMemory.update((list) => bounded([...cleared, ...list]))),
    },
  });
}

/** Whether memory is on, and what it holds of this user, oldest first; the same in every tab. */
export function useMemoryState(): { readonly on: boolean; readonly exchanges: readonly Exchange[] } {
  const on = useStore(memorySwitch) === "yes";
  const user = useStore(userId);
  const exchanges = useStore(aiMemory).filter((said) => said.userId === user);
  return { on, exchanges };
}
