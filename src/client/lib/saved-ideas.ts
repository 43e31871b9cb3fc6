import type { CareLevel } from "#shared/contracts/grounding.ts";
import type { SavedIdea, VideoIdea } from "#shared/contracts/ideas.ts";
import type { Surface } from "#shared/rules/surfaces.ts";
import { newId } from "./new-id.ts";
import { reportOutcome } from "./outcome.ts";
import { stores } from "./stores.ts";
import { notify, type ToastOptions } from "./toast.ts";

const { savedIdeas } = stores;

/** The saved copy of an idea, if there is one. */
export function savedCopy(saved: readonly SavedIdea[], idea: VideoIdea): SavedIdea | undefined {
  return saved.find((candidate) => candidate.title === idea.title && candidate.hook === idea.hook);
}

/** What may go with an idea that is saved. */
interface SavedWith {
  readonly platform?: Surface | undefined;
  /** The viewer's comment that it answers. */
  readonly comment?: string;
  readonly care?: CareLevel | undefined;
  /** What the toast offers. */
  readonly action?: ToastOptions["action"];
}

/** Saves an idea as the newest. @param topic what the creator asked about. */
export function saveIdea(
  idea: VideoIdea,
  topic: string,
  { platform, comment, care, action }: SavedWith = {},
): void {
  const copy: SavedIdea = {
    ...idea,
    id: newId(),
    savedAt: new Date().toISOString(),
    topic,
    platform,
    comment,
    care,
  };
  if (reportOutcome(savedIdeas.update((list) => [copy, ...list]))) notify.success("Idea saved", { action });
}

/** Deletes an idea; the toast can put it back where it was. */
export function deleteIdea(idea: SavedIdea): void {
  const position = savedIdeas.read().findIndex(({ id }) => id === idea.id);
  if (!reportOutcome(savedIdeas.update((list) => list.filter(({ id }) => id !== idea.id)))) return;
  notify.success("Idea deleted", {
    action: {
      label: "Undo",
      run: () => reportOutcome(savedIdeas.update((list) => list.toSpliced(position, 0, idea))),
    },
  });
}

/** Deletes them all; the toast can put them back. */
export function clearIdeas(): void {
  const all = savedIdeas.read();
  if (!reportOutcome(savedIdeas.write([]))) return;
  notify.success("All saved ideas cleared", {
    action: { label: "Undo", run: () => reportOutcome(savedIdeas.update((list) => [...list, ...all])) },
  });
}

/** Puts a better version in an idea's place; the toast can put the old one back. */
export function replaceIdea(idea: SavedIdea, better: VideoIdea): void {
  const swap = (next: SavedIdea) =>
    savedIdeas.update((list) => list.map((item) => (item.id === idea.id ? next : item)));
  if (!reportOutcome(swap({ ...idea, ...better }))) return;
  notify.success("Idea improved", { action: { label: "Undo", run: () => reportOutcome(swap(idea)) } });
}
