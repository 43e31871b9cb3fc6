import * as z from "zod/mini";
import { SavedIdea } from "#shared/contracts/ideas.ts";
import { readJson } from "./json.ts";
import type { WriteOutcome } from "./storage.ts";
import { stores, Theme, User } from "./stores.ts";
import { chooseTheme, currentTheme } from "./theme.ts";

const APP = "crescendo";
const VERSION = 1;
/** The largest file read, in bytes: thousands of ideas. */
export const MAX_BACKUP = 20 * 1024 * 1024;

const Envelope = z.object({
  app: z.literal(APP),
  version: z.number(),
  exportedAt: z.string(),
  data: z.unknown(),
});
const Data = z.object({
  user: z.optional(z.nullable(User)),
  rememberedEmail: z.optional(z.string()),
  theme: z.optional(Theme),
  panelCollapsed: z.optional(z.enum(["yes", "no"])),
  savedIdeas: z._default(z.array(z.unknown()), []),
});

/** What a file of a creator's data holds, checked. */
export interface Backup {
  readonly exportedAt: string;
  readonly user: User | null;
  readonly rememberedEmail: string | undefined;
  readonly theme: Theme | undefined;
  readonly panelCollapsed: "yes" | "no" | undefined;
  readonly savedIdeas: readonly SavedIdea[];
  /** How many saved ideas of the file can't be read. */
  readonly unreadable: number;
}

/** Everything Crescendo keeps in this browser, as one JSON file; also what it can't read, as it is. */
export function exportBackup(): string {
  const data = {
    user: stores.user.read(),
    rememberedEmail: stores.rememberedEmail.read(),
    theme: currentTheme(),
    panelCollapsed: stores.panelCollapsed.read(),
    savedIdeas: stores.savedIdeas.read(),
    unreadable: stores.savedIdeas.unreadable(),
  };
  return JSON.stringify({ app: APP, version: VERSION, exportedAt: new Date().toISOString(), data }, null, 2);
}

/** Reads a file that {@link exportBackup} wrote. @returns the backup, or why it is none, for a person. */
export function readBackup(text: string): Backup | string {
  const envelope = Envelope.safeParse(readJson(text));
  if (!envelope.success) return "This file isn't a Crescendo export.";
  if (envelope.data.version > VERSION)
    return "This file was made by a newer Crescendo. Update this one, then try again.";
  const data = Data.safeParse(envelope.data.data);
  if (!data.success) return "This Crescendo export is damaged and can't be read.";
  const { user = null, rememberedEmail, theme, panelCollapsed } = data.data;
  const ideas = data.data.savedIdeas.map((item) => SavedIdea.safeParse(item));
  return {
    exportedAt: envelope.data.exportedAt,
    user,
    rememberedEmail,
    theme,
    panelCollapsed,
    savedIdeas: ideas.flatMap((result) => (result.success ? [result.data] : [])),
    unreadable: ideas.filter((result) => !result.success).length,
  };
}

/** How many ideas of a backup are already in this browser. */
export function countKnown(backup: Backup): number {
  const known = new Set(stores.savedIdeas.read().map(({ id }) => id));
  return backup.savedIdeas.filter(({ id }) => known.has(id)).length;
}

/**
 * Takes a backup over. `merge` adds the ideas that aren't here yet; `replace` makes everything as it is in
 * the file. Ideas go first, so that where there is no room for them nothing else changes.
 */
export function restoreBackup(backup: Backup, how: "merge" | "replace"): WriteOutcome {
  const outcome = stores.savedIdeas.update((list) =>
    how === "replace" ? backup.savedIdeas : merged(list, backup.savedIdeas),
  );
  if (outcome !== "saved" && outcome !== "blocked") return outcome;
  if (how === "replace") {
    if (backup.user !== null) stores.user.write(backup.user);
    if (backup.rememberedEmail !== undefined) stores.rememberedEmail.write(backup.rememberedEmail);
    if (backup.theme !== undefined) chooseTheme(backup.theme);
    if (backup.panelCollapsed !== undefined) stores.panelCollapsed.write(backup.panelCollapsed);
  }
  return outcome;
}

function merged(here: readonly SavedIdea[], there: readonly SavedIdea[]): SavedIdea[] {
  const known = new Set(here.map(({ id }) => id));
  return [...here, ...there.filter(({ id }) => !known.has(id))].toSorted((a, b) =>
    b.savedAt.localeCompare(a.savedAt),
  );
}
