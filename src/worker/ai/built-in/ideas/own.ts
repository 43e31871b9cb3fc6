import type { IdeasRequest } from "#shared/contracts/ideas.ts";
import { FORMATS, type FormatId } from "#shared/rules/formats.ts";
import type { Material } from "../../material/material.ts";
import { cap } from "../compose/frames.ts";
import { clip, titleSafe } from "../topic.ts";
import { WORKSHEETS } from "./sheets.ts";
import type { Draft } from "./write-ideas.ts";

/** The most of a creator's sentence that makes a title or a hook, in UTF-16 units. */
const LONGEST = { title: 90, hook: 160 } as const;
const OWN_FORMATS: readonly FormatId[] = ["story", "before-after", "behind-the-scenes", "q-and-a"];

/** An idea from each sentence of the creator's own: their words carry it, so they aren't changed. */
export function ownIdeas({ format, audience }: IdeasRequest, { details, brief, subject }: Material): Draft[] {
  const { own, audience: everybody } = WORKSHEETS[brief.language];
  return details.map((detail, index) => {
    const bare = detail.replace(/[.!?…]+$/u, "");
    const next = details[(index + 1) % details.length] ?? detail;
    const picture = subject?.scenes[index % Math.max(1, subject.scenes.length)];
    return {
      title: cap(clip(titleSafe(bare), LONGEST.title)),
      hook: clip(cap(detail), LONGEST.hook),
      cta: own.cta,
      format: FORMATS[format ?? OWN_FORMATS[index % OWN_FORMATS.length] ?? "story"],
      description: `${cap(clip(detail, 300))}${/[.!?…]$/u.test(detail) ? "" : "."} ${
        picture === undefined ? own.film : own.filming(picture)
      }${next === detail ? "" : ` ${own.following(clip(next, 200))}`}`,
      targetAudience: audience || cap(brief.audience ?? subject?.people[0] ?? everybody),
      restsOn: [{ text: detail, source: "creator", label: own.label }],
    };
  });
}
