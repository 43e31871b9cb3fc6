import { Command } from "cmdk";
import { Bookmark, SearchIcon, Sparkles } from "lucide-react";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { SavedIdea } from "#shared/contracts/ideas.ts";
import { begins, holds } from "#client/lib/matching.ts";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { sectionPath } from "#client/paths.ts";
import { SEARCH_BOX, SEARCH_PLACEHOLDER } from "./search-box.tsx";
import { type Section, SECTIONS } from "./sections.ts";

const ITEM =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 text-[0.9375rem] data-[selected=true]:bg-sunken [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-soft";
const HEADING =
  "[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-soft";

/** How many saved ideas are offered at once. */
const SHOWN = 6;

interface SearchProps {
  /** What the plain box held when this one took its place. */
  readonly typed: string;
  /** Whether the plain box had the focus then. */
  readonly focused: boolean;
  /** Whether Enter was pressed there already. */
  readonly entered: boolean;
}

/** Finds sections and saved ideas, and takes whatever else is typed to AI Video Ideas. */
export function Search({ typed, focused, entered }: SearchProps) {
  const ideas = useStore(stores.savedIdeas);
  const chosenAlready = entered && typed.trim() !== "";
  const [query, setQuery] = useState(chosenAlready ? "" : typed);
  const [open, setOpen] = useState(focused && !chosenAlready);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const topic = query.trim();
  const sections = sectionsFor(query);
  const found = ideasFor(topic, ideas);

  const go = (path: string) => {
    setQuery("");
    setOpen(false);
    input.current?.blur();
    void navigate(path);
  };
  const takeOver = useEffectEvent(() => {
    if (focused && !chosenAlready) input.current?.focus();
    if (chosenAlready) void navigate(bestPath(typed.trim(), ideas));
  });
  // Before the browser turns to the next key, which would find no box to go to.
  useLayoutEffect(() => takeOver(), []);
  return (
    <Command
      ref={box}
      label="Search"
      shouldFilter={false}
      className="relative max-w-xl"
      onFocus={() => setOpen(true)}
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape") setOpen(false);
        else if (event.key !== "Tab") setOpen(true);
      }}
    >
      <SearchIcon aria-hidden className="pointer-events-none absolute top-3 left-3.5 size-5 text-ink-soft" />
      <Command.Input
        ref={input}
        value={query}
        onValueChange={setQuery}
        aria-label="Search"
        placeholder={SEARCH_PLACEHOLDER}
        className={SEARCH_BOX}
      />
      <Command.List
        hidden={!open}
        className={`absolute inset-x-0 top-13 z-40 max-h-[min(26rem,60dvh)] overflow-y-auto rounded-2xl border border-line bg-surface p-2 shadow-raised max-sm:fixed max-sm:inset-x-4 max-sm:top-[64px] ${HEADING}`}
      >
        {sections.length > 0 && (
          <Command.Group heading="Sections">
            {sections.map(({ id, label, icon: Icon }) => (
              <Command.Item key={id} value={id} onSelect={() => go(sectionPath(id))} className={ITEM}>
                <Icon aria-hidden />
                {label}
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {found.length > 0 && (
          <Command.Group heading="Saved ideas">
            {found.map((idea) => (
              <Command.Item
                key={idea.id}
                value={`idea ${idea.id}`}
                onSelect={() => go(sectionPath("saved-ideas", { idea: idea.id }))}
                className={ITEM}
              >
                <Bookmark aria-hidden />
                <span dir="auto" className="truncate">
                  {idea.title}
                </span>
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {topic !== "" && (
          <Command.Group heading="Create">
            <Command.Item
              value="new ideas"
              onSelect={() => go(sectionPath("ai-ideas", { topic }))}
              className={ITEM}
            >
              <Sparkles aria-hidden />
              <span className="truncate">
                Get ideas about “<bdi>{topic}</bdi>”
              </span>
            </Command.Item>
          </Command.Group>
        )}
      </Command.List>
    </Command>
  );
}

/** Whole words: the command menu's own fuzzy matching finds Settings in "guitar" and would lead there. */
function sectionsFor(query: string): readonly Section[] {
  return SECTIONS.filter(({ label, keywords }) => begins([label, ...keywords].join(" "), query));
}

function ideasFor(topic: string, ideas: readonly SavedIdea[]): readonly SavedIdea[] {
  if (topic === "") return [];
  return ideas.filter((idea) => holds(`${idea.title} ${idea.topic} ${idea.hook}`, topic)).slice(0, SHOWN);
}

/** Where the first result leads. */
function bestPath(topic: string, ideas: readonly SavedIdea[]): string {
  const [section] = sectionsFor(topic);
  const [idea] = ideasFor(topic, ideas);
  if (section !== undefined) return sectionPath(section.id);
  return idea === undefined
    ? sectionPath("ai-ideas", { topic })
    : sectionPath("saved-ideas", { idea: idea.id });
}
