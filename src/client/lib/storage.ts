import type * as z from "zod/mini";
import { readJson } from "#shared/json.ts";

/**
 * What became of a write. `full`: the browser's storage has no room. `blocked`: the browser lets this site
 * store nothing; the value lives until the tab closes. `unreadable`: what is stored can't be read and there
 * was no room to put it aside, so it was left untouched.
 */
export type WriteOutcome = "saved" | "full" | "blocked" | "unreadable";

/** One value in localStorage, checked on every read, the same in every tab. */
export interface Store<Value> {
  readonly key: string;
  /** The stored value, or the fallback where there is none or it isn't one. The same object until it changes. */
  read(): Value;
  /** True where something readable is stored. */
  isSet(): boolean;
  write(value: Value): WriteOutcome;
  /** Writes what `change` makes of the value that is stored now, also where another tab wrote last. */
  update(change: (value: Value) => Value): WriteOutcome;
  /** The stored texts that couldn't be read, as they are; the first write puts them aside under keys of their own. */
  unreadable(): string[];
  /** Forgets the value, and what couldn't be read of it. */
  remove(): void;
  /** Calls back when this or another tab writes. @returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export interface Reading<Value> {
  readonly value: Value;
  /** True where the value was stored, rather than the fallback. */
  readonly set: boolean;
  /** False where something stored couldn't be read and overwriting it would lose it. */
  readonly whole: boolean;
}

/** How a value is read from and written as text. */
interface Codec<Value> {
  decode(text: string | null): Reading<Value>;
  encode(value: Value): string;
}

const PUT_ASIDE = ".unreadable-";
const listeners = new Map<string, Set<() => void>>();
/** Holds values where the browser blocks storage. */
const memory = new Map<string, string>();

globalThis.addEventListener?.("storage", (event) => {
  if (event.key === null) for (const key of listeners.keys()) announce(key);
  else announce(event.key);
});

function announce(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener();
}

/** Does something with localStorage; undefined where the browser blocks it, or any of its methods. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(globalThis.localStorage);
  } catch {
    return undefined;
  }
}

function getText(key: string): string | null {
  return memory.get(key) ?? withStorage((storage) => storage.getItem(key)) ?? null;
}

function setText(key: string, text: string): WriteOutcome {
  try {
    globalThis.localStorage.setItem(key, text);
    memory.delete(key);
    return "saved";
  } catch (error) {
    // Chrome and Safari say QuotaExceededError, Firefox NS_ERROR_DOM_QUOTA_REACHED.
    if (error instanceof DOMException && /quota/iu.test(error.name)) return "full";
    memory.set(key, text);
    return "blocked";
  }
}

/** Keys under which values of a store that couldn't be read were put aside. */
function putAsideKeys(key: string): string[] {
  return withStorage(Object.keys)?.filter((name) => name.startsWith(key + PUT_ASIDE)) ?? [];
}

function removeKey(key: string): void {
  memory.delete(key);
  withStorage((storage) => storage.removeItem(key));
  announce(key);
}

/** A store of values in a form of their own. */
export function makeStore<Value>(key: string, codec: Codec<Value>): Store<Value> {
  let last: { text: string | null; reading: Reading<Value> } | undefined;
  const current = (): Reading<Value> => {
    const text = getText(key);
    if (last === undefined || last.text !== text) last = { text, reading: codec.decode(text) };
    return last.reading;
  };
  const write = (value: Value): WriteOutcome => {
    const text = getText(key);
    const aside = text === null || current().whole ? undefined : `${key}${PUT_ASIDE}${Date.now()}`;
    if (text !== null && aside !== undefined && setText(aside, text) === "full") return "unreadable";
    const outcome = setText(key, codec.encode(value));
    // It is still in its own place then, and a second copy would only take room.
    if (outcome === "full" && aside !== undefined) removeKey(aside);
    announce(key);
    return outcome;
  };
  return {
    key,
    read: () => current().value,
    isSet: () => current().set,
    write,
    update: (change) => write(change(current().value)),
    unreadable: () => {
      const text = getText(key);
      const aside = putAsideKeys(key).flatMap((name) => getText(name) ?? []);
      return text === null || current().whole ? aside : [text, ...aside];
    },
    remove: () => [key, ...putAsideKeys(key)].forEach(removeKey),
    subscribe: (listener) => {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => set.delete(listener);
    },
  };
}

function orFallback<Value>(result: z.core.util.SafeParseResult<Value>, fallback: Value): Reading<Value> {
  return { value: result.success ? result.data : fallback, set: result.success, whole: true };
}

/** A bare text value, such as a theme's name. */
export function textStore<Value extends string>(
  key: string,
  schema: z.ZodMiniType<Value>,
  fallback: Value,
): Store<Value> {
  return makeStore(key, {
    decode: (text) => orFallback(schema.safeParse(text), fallback),
    encode: (value) => value,
  });
}

/** A JSON value in the plain form that spec §3 gives it. */
export function jsonStore<Value>(key: string, schema: z.ZodMiniType<Value>, fallback: Value): Store<Value> {
  return makeStore(key, {
    decode: (text) => orFallback(schema.safeParse(text === null ? undefined : readJson(text)), fallback),
    encode: (value) => JSON.stringify(value),
  });
}

/**
 * A list of a creator's own things, stored as `{version, items}`; a bare array reads too. Items that can't
 * be read are never overwritten: the first write puts the stored text aside under a key of its own.
 */
export function listStore<Item>(
  key: string,
  version: number,
  item: z.ZodMiniType<Item>,
): Store<readonly Item[]> {
  return makeStore(key, {
    decode: (text) => {
      if (text === null) return { value: [], set: false, whole: true };
      const items = itemsOf(readJson(text), version);
      const read = (items ?? []).map((candidate) => item.safeParse(candidate));
      return {
        value: read.flatMap((result) => (result.success ? [result.data] : [])),
        set: items !== undefined,
        whole: items !== undefined && read.every((result) => result.success),
      };
    },
    encode: (items) => JSON.stringify({ version, items }),
  });
}

function itemsOf(stored: unknown, version: number): readonly unknown[] | undefined {
  if (Array.isArray(stored)) return stored;
  if (typeof stored !== "object" || stored === null) return undefined;
  if (!("version" in stored && "items" in stored)) return undefined;
  return stored.version === version && Array.isArray(stored.items) ? stored.items : undefined;
}
