import type { OwnMaterial } from "#shared/contracts/own-material.ts";

interface OwnMaterialLineProps {
  /** What there is to go along; nothing is shown where there is nothing. */
  readonly kept: OwnMaterial | undefined;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

/** The switch of what goes along from the creator's channel: "Use my channel: 12 videos, 5 saved ideas". */
export function OwnMaterialLine({ kept, on, turn }: OwnMaterialLineProps) {
  if (kept === undefined) return null;
  const { videos = [], savedIdeas = [], comments = [] } = kept;
  const parts = [
    counted(videos, "video", "videos"),
    counted(savedIdeas, "saved idea", "saved ideas"),
    counted(comments, "pasted comment", "pasted comments"),
  ].filter((part) => part !== "");
  return (
    <div className="min-w-0 text-sm">
      <label className="flex min-h-9 items-center gap-2.5 font-medium">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => turn(event.target.checked)}
          className="size-4.5 shrink-0 accent-accent"
        />
        Use my channel: {parts.join(", ")}
      </label>
      <p className="text-ink-soft">
        {on
          ? "Titles, views and comments go along, so that the answer fits your channel."
          : "Nothing of your channel goes along."}
      </p>
    </div>
  );
}

function counted(items: readonly unknown[], one: string, many: string): string {
  return items.length === 0 ? "" : `${items.length} ${items.length === 1 ? one : many}`;
}
