import * as z from "zod/mini";
import { VideoAnalytics } from "#shared/contracts/analysis.ts";
import { Exchange, SavedAnswer } from "#shared/contracts/assistant.ts";
import { SavedIdea } from "#shared/contracts/ideas.ts";
import { ChannelDay } from "#shared/contracts/overview.ts";
import { SavedPlan } from "#shared/contracts/planner.ts";
import { bounded } from "#shared/rules/memory.ts";
import { sortVideos } from "#shared/rules/video-analytics.ts";
import {
  backedUpList,
  type BackedUpList,
  backedUpTable,
  type ListBackup,
  type Restored,
} from "./backup-list.ts";
import { addProfiles, keepProfiles } from "./connected-profiles.ts";
import { readJson } from "#shared/json.ts";
import { collections, StudioFile } from "./collections.ts";
import { queueBackup } from "./schedule/queue-backup.ts";
import { ConnectedPlatforms, stores, Theme, User } from "./stores.ts";
import { chooseTheme, currentTheme } from "./theme.ts";

const APP = "crescendo";
const VERSION = 1;
/** The largest file read, in bytes: thousands of ideas. */
export const MAX_BACKUP = 20 * 1024 * 1024;

const newestFirst = <Item extends { readonly savedAt: string }>(items: readonly Item[]) =>
  items.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
const oldestFirst = (items: readonly Exchange[]) => items.toSorted((a, b) => a.at.localeCompare(b.at));

/** The creator's own lists by their names in the file, in the order in which they are taken over. */
const LISTS = {
  savedIdeas: backedUpList(stores.savedIdeas, SavedIdea, ["saved idea", "saved ideas"], newestFirst),
  savedAnswers: backedUpList(
    collections.savedAnswers,
    SavedAnswer,
    ["saved answer", "saved answers"],
    newestFirst,
  ),
  plans: backedUpList(collections.plans, SavedPlan, ["saved plan", "saved plans"], newestFirst),
  aiMemory: backedUpList(
    collections.aiMemory,
    Exchange,
    ["remembered answer", "remembered answers"],
    (exchanges) => bounded(oldestFirst(exchanges)),
  ),
  youtubeVideos: backedUpTable(
    collections.youtubeVideos,
    VideoAnalytics,
    ["imported video", "imported videos"],
    (videos) => sortVideos(videos, "views", true),
    ({ videoId }) => videoId,
  ),
  channelDays: backedUpTable(
    collections.channelDays,
    ChannelDay,
    ["imported day", "imported days"],
    (days) => days.toSorted((a, b) => a.day.localeCompare(b.day)),
    ({ day }) => day,
  ),
  scheduledVideos: queueBackup,
} satisfies Record<string, BackedUpList>;

const Envelope = z.object({
  app: z.literal(APP),
  version: z.number(),
  exportedAt: z.string(),
  data: z.unknown(),
});
const YesOrNo = z.enum(["yes", "no"]);
/** What isn't a list. */
const Choices = z.object({
  user: z.optional(z.nullable(User)),
  rememberedEmail: z.optional(z.string()),
  theme: z.optional(Theme),
  panelCollapsed: z.optional(YesOrNo),
  memorySwitch: z.optional(YesOrNo),
  channelSwitch: z.optional(YesOrNo),
  moneyNumbers: z.optional(z.record(z.string(), z.string())),
  connectedPlatforms: z.optional(ConnectedPlatforms),
  videosFile: z.optional(z.nullable(StudioFile)),
  daysFile: z.optional(z.nullable(StudioFile)),
});
type Choices = z.infer<typeof Choices>;
const Items = z._default(z.array(z.unknown()), []);
const Lists = z.object({
  savedIdeas: Items,
  savedAnswers: Items,
  plans: Items,
  aiMemory: Items,
  youtubeVideos: Items,
  channelDays: Items,
  scheduledVideos: Items,
});

/** What a file of a creator's data holds, checked. */
export interface Backup {
  readonly exportedAt: string;
  readonly choices: Choices;
  readonly lists: readonly ListBackup[];
}

function currentChoices() {
  return {
    user: stores.user.read(),
    rememberedEmail: stores.rememberedEmail.read(),
    theme: currentTheme(),
    panelCollapsed: stores.panelCollapsed.read(),
    memorySwitch: stores.memorySwitch.read(),
    channelSwitch: stores.channelSwitch.read(),
    moneyNumbers: stores.moneyNumbers.read(),
    connectedPlatforms: stores.connectedPlatforms.read(),
    videosFile: collections.videosFile.read(),
    daysFile: collections.daysFile.read(),
  };
}

/** Everything Crescendo keeps in this browser, as one JSON file; also what it can't read, as it is. */
export function exportBackup(): string {
  const lists = Object.entries(LISTS);
  const data = {
    ...currentChoices(),
    ...Object.fromEntries(lists.map(([name, list]) => [name, list.export()])),
    unreadable: lists.flatMap(([, list]) => list.unreadable()),
  };
  return JSON.stringify({ app: APP, version: VERSION, exportedAt: new Date().toISOString(), data }, null, 2);
}

/** Reads a file that {@link exportBackup} wrote. @returns the backup, or why it is none, for a person. */
export function readBackup(text: string): Backup | string {
  const envelope = Envelope.safeParse(readJson(text));
  if (!envelope.success) return "This file isn't a Crescendo export.";
  if (envelope.data.version > VERSION)
    return "This file was made by a newer Crescendo. Update this one, then try again.";
  const choices = Choices.safeParse(envelope.data.data);
  const lists = Lists.safeParse(envelope.data.data);
  if (!choices.success || !lists.success) return "This Crescendo export is damaged and can't be read.";
  const { savedIdeas, savedAnswers, plans, aiMemory, youtubeVideos, channelDays, scheduledVideos } =
    lists.data;
  return {
    exportedAt: envelope.data.exportedAt,
    choices: choices.data,
    lists: [
      LISTS.savedIdeas.read(savedIdeas),
      LISTS.savedAnswers.read(savedAnswers),
      LISTS.plans.read(plans),
      LISTS.aiMemory.read(aiMemory),
      LISTS.youtubeVideos.read(youtubeVideos),
      LISTS.channelDays.read(channelDays),
      LISTS.scheduledVideos.read(scheduledVideos),
    ],
  };
}

/**
 * Takes a backup over. `merge` adds what the lists don't hold yet; `replace` makes everything as it is in the
 * file. Lists go first, so that where there is no room for one of them nothing is changed.
 */
export function restoreBackup({ choices, lists }: Backup, how: "merge" | "replace"): Restored {
  const taken: Restored[] = [];
  const undoLists = () => {
    for (const { undo } of taken.toReversed()) undo();
  };
  for (const list of lists) {
    const restored = list.restore(how);
    if (restored.outcome === "full" || restored.outcome === "unreadable") {
      undoLists();
      return { outcome: restored.outcome, undo: () => undefined };
    }
    taken.push(restored);
  }
  const before = currentChoices();
  if (how === "replace") choose(choices);
  else mergeChoices(choices, before);
  const undo = () => {
    undoLists();
    if (how === "replace") choose(before);
    else {
      keepProfiles(before.connectedPlatforms);
      chooseFiles(before);
    }
  };
  return { outcome: taken.some(({ outcome }) => outcome === "blocked") ? "blocked" : "saved", undo };
}

function choose(choices: Choices): void {
  const { user, rememberedEmail, theme, panelCollapsed, memorySwitch, channelSwitch, moneyNumbers } = choices;
  if (user) stores.user.write(user);
  if (rememberedEmail !== undefined) stores.rememberedEmail.write(rememberedEmail);
  if (theme !== undefined) chooseTheme(theme);
  if (panelCollapsed !== undefined) stores.panelCollapsed.write(panelCollapsed);
  if (memorySwitch !== undefined) stores.memorySwitch.write(memorySwitch);
  if (channelSwitch !== undefined) stores.channelSwitch.write(channelSwitch);
  if (moneyNumbers !== undefined) stores.moneyNumbers.write(moneyNumbers);
  if (choices.connectedPlatforms !== undefined) keepProfiles(choices.connectedPlatforms);
  chooseFiles(choices);
}

/** Adds what isn't here yet. */
function mergeChoices({ connectedPlatforms, videosFile, daysFile }: Choices, before: Choices): void {
  if (connectedPlatforms !== undefined) addProfiles(connectedPlatforms);
  chooseFiles({
    videosFile: before.videosFile ?? videosFile,
    daysFile: before.daysFile ?? daysFile,
  });
}

/** Names the files behind imported tables. */
function chooseFiles({ videosFile, daysFile }: Choices): void {
  if (videosFile !== undefined) collections.videosFile.write(videosFile);
  if (daysFile !== undefined) collections.daysFile.write(daysFile);
}
