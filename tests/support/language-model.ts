/** What a page's double of the browser's own model does. */
export interface ModelBehaviour {
  /** By language; "en" where none is named. */
  readonly availability?: Readonly<Record<string, string>>;
  /** What it writes, piece by piece, to each prompt in turn; the last one again and again. */
  readonly writes?: readonly (readonly string[])[];
  /** The name of the error that creating a session ends with. */
  readonly createFails?: string;
  /** The name of the error that comes after so many pieces. */
  readonly promptFails?: { readonly name: string; readonly after: number; readonly withSchemaOnly?: boolean };
  /** True where it never writes anything and heeds no signal. */
  readonly silent?: boolean;
  /** Parts of the download, 0 to 1, that a page is told of; it stays at the last one where that isn't 1. */
  readonly download?: readonly number[];
}

/** What the double was asked. */
export interface ModelLog {
  readonly created: { readonly options: unknown }[];
  readonly prompts: { readonly input: string; readonly constrained: boolean }[];
  destroyed: number;
}

/**
 * Stands for Chrome's LanguageModel, which no browser of a test can download. Self-contained, since it also runs as a
 * page's init script. @returns what it was asked.
 */
export function installLanguageModel(behaviour: ModelBehaviour): ModelLog {
  const log: ModelLog = { created: [], prompts: [], destroyed: 0 };
  const failure = (name: string) => Object.assign(new Error(`the double's ${name}`), { name });
  let downloaded = false;
  const availability = (options?: { expectedOutputs?: { languages?: string[] }[] }) => {
    const language = options?.expectedOutputs?.[0]?.languages?.[0] ?? "en";
    if (downloaded) return "available";
    return behaviour.availability?.[language] ?? behaviour.availability?.["*"] ?? "available";
  };
  const session = () => ({
    promptStreaming: (input: string, options: { responseConstraint?: unknown } = {}) => {
      const constrained = options.responseConstraint !== undefined;
      log.prompts.push({ input, constrained });
      const { promptFails, writes = [["Film the crumb."]] } = behaviour;
      const pieces = [...(writes[Math.min(log.prompts.length, writes.length) - 1] ?? [])];
      const fails = promptFails !== undefined && (constrained || promptFails.withSchemaOnly !== true);
      let given = 0;
      return new ReadableStream<string>({
        pull: async (controller) => {
          if (behaviour.silent === true) await new Promise(() => undefined);
          if (fails && given === promptFails.after) return controller.error(failure(promptFails.name));
          const piece = pieces.shift();
          if (piece === undefined) return controller.close();
          given += 1;
          controller.enqueue(piece);
        },
      });
    },
    destroy: () => {
      log.destroyed += 1;
    },
  });
  const create = async (options: {
    signal?: AbortSignal;
    monitor?: (monitor: EventTarget) => void;
  }): Promise<unknown> => {
    log.created.push({ options });
    if (behaviour.createFails !== undefined) throw failure(behaviour.createFails);
    const monitor = new EventTarget();
    options.monitor?.(monitor);
    for (const loaded of behaviour.download ?? []) {
      monitor.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded, total: 1 }));
      await Promise.resolve();
    }
    if ((behaviour.download ?? [1]).at(-1) !== 1) {
      await new Promise((_, reject) => {
        options.signal?.addEventListener("abort", () => reject(failure("AbortError")));
      });
    }
    downloaded = true;
    return session();
  };
  Object.assign(globalThis, {
    LanguageModel: { availability: async (options?: object) => availability(options), create },
    languageModelLog: log,
  });
  return log;
}
