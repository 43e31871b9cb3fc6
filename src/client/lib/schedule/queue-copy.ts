import * as z from "zod/mini";
import { ScheduledVideo } from "#shared/contracts/schedule.ts";
import type { KnownQueue } from "#shared/rules/schedule/known-queue.ts";
import { readJson } from "#shared/json.ts";
import { makeStore, type Reading, type WriteOutcome } from "#client/lib/storage.ts";
import { stores } from "#client/lib/stores.ts";
import { DRAFT_PREFIX } from "#client/lib/use-draft.ts";

const VERSION = 1;

const Envelope = z.object({
  version: z._default(z.literal(VERSION), VERSION),
  queueId: z.string(),
  revision: z.int(),
  videos: z.array(z.unknown()),
  lost: z.array(z.unknown()),
  fromFile: z._default(z.boolean(), false),
  restored: z._default(z.int().check(z.minimum(0)), 0),
});

/** A video that can't be read costs none of the others. */
function decode(text: string | null): Reading<KnownQueue | null> {
  if (text === null) return { value: null, set: false, whole: true };
  const envelope = Envelope.safeParse(readJson(text)).data;
  if (envelope === undefined) return { value: null, set: false, whole: false };
  const { version: _, ...known } = envelope;
  const [videos, lost] = [readable(known.videos), readable(known.lost)];
  const whole = videos.length === known.videos.length && lost.length === known.lost.length;
  return { value: { ...known, videos, lost }, set: true, whole };
}

const readable = (items: readonly unknown[]) =>
  items.flatMap((item) => ScheduledVideo.safeParse(item).data ?? []);

const store = makeStore<KnownQueue | null>(stores.scheduleQueue.key, {
  decode,
  encode: (known) => JSON.stringify({ version: VERSION, ...known }),
});

/** What this tab knows, also where the browser has no room for it; undefined where the store has to be read. */
let held: KnownQueue | null | undefined;
let writing = false;

store.subscribe(() => {
  if (writing) return;
  const stored = store.read();
  // A tab that is behind may write last.
  const isBehind =
    stored !== null &&
    held !== undefined &&
    stored.queueId === held?.queueId &&
    stored.revision < held.revision;
  if (!isBehind) held = undefined;
});

function write(known: KnownQueue): WriteOutcome {
  held = known;
  writing = true;
  try {
    return store.write(known);
  } finally {
    writing = false;
  }
}

/** Tabs of an earlier version kept the queue each for itself, with their drafts. */
function inherit(): void {
  const draft = DRAFT_PREFIX + stores.scheduleQueue.key;
  try {
    const text = sessionStorage.getItem(draft);
    if (text === null) return;
    sessionStorage.removeItem(draft);
    const { value } = decode(text);
    if (value !== null && !store.isSet()) write(value);
  } catch {
    // Blocked: there was no draft to keep.
  }
}

/** The browser's own copy of the queue it last saw, one for all its tabs; null where it has none. */
export const queueCopy = {
  read: (): KnownQueue | null => {
    if (held === undefined) {
      inherit();
      held = store.read();
    }
    return held;
  },
  write,
  /** Forgets the queue, and what couldn't be read of it. */
  forget: store.remove,
  subscribe: store.subscribe,
  /** Stored texts that couldn't be read, as they are. */
  unreadable: store.unreadable,
};
