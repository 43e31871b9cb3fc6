import type { ThumbnailAdviceRequest } from "#shared/contracts/helpers.ts";
import { nicheFor } from "../find-niche.ts";
import { type Block, heading, list, markdown, paragraph, strong } from "../markdown.ts";
import { citations } from "../playbook/cite.ts";
import { clickRate, titleTests } from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { clip, oneLine } from "../topic.ts";
import { type Word, wordsOf } from "./strong-words.ts";
import { basis, cited, knowledgeOf, piecesFor } from "./subject.ts";
import { topicOf } from "./title-options.ts";

/** What can carry a picture, by the way it draws the eye. */
const LAYOUTS = [
  "Put it into the left third, as large as your hand, and leave the right side empty for the words.",
  "Fill two thirds of the frame with it, cropped on purpose, with the background out of focus.",
  "Put it in the middle of an empty surface, lit from one side, with nothing else in the frame.",
  "Let a hand hold it toward the camera: that gives scale, action and a person.",
];

/** How many options, and the most one may take, in UTF-16 units: what fits a picture in large letters. */
const MOST_OVERLAYS = 3;
const OVERLAY = 32;

/** How to picture a title: what to show, where, with which words, and what to test. */
export function adviseOnThumbnail(request: ThumbnailAdviceRequest, random: Random): string {
  const { title, niche, description } = request;
  const { fact, sources } = citations();
  const { proof, pain, own } = piecesFor(topicOf(title), niche, random);
  const [layout = ""] = random.sample(LAYOUTS, 1);
  const focus = own.has("proof")
    ? `Show ${proof}.`
    : `Show the one thing ${cited(topicOf(title), 80)} is about, at the moment it changes; if nothing changes, ${proof}.`;
  const trouble = own.has("pain") ? `the moment of ${pain}` : "the moment before it goes right";
  return markdown([
    basis(knowledgeOf(nicheFor(niche, title)), "it has read your title and seen no picture."),
    heading(2, `Thumbnail: ${title}`),
    heading(3, "One thing to look at"),
    paragraph(
      `${focus} ${layout} ${description === "" ? "" : "Your description may hold a better object than this: choose whatever somebody could point at."}`.trim(),
    ),
    heading(3, "Words in the picture"),
    ...overlayAdvice(title),
    heading(3, "Contrast"),
    list([
      "Turn the picture gray: if the subject disappears, change the light rather than the color.",
      "One strong color on what matters, everything else calm.",
      "Look at it at the size of a stamp, in light and dark mode, between the videos that stand beside yours in search.",
      "Keep the lower right corner free for the duration.",
    ]),
    heading(3, "Three pictures to try against each other"),
    list([
      [strong("Result:"), " what it looks like when it worked, without words."],
      [strong("Problem:"), ` ${trouble}, with the shortest words from above.`],
      [strong("Person:"), " your face or hands reacting to it, looking at the object and not at the camera."],
    ]),
    paragraph(
      `${fact("On long-form videos YouTube tests up to 3 thumbnails for up to 2 weeks and picks by watch time.", titleTests)} ${fact("For scale: half of all channels and videos have a click-through rate between 2% and 10%.", clickRate)} Compare yours with your own last ten, found in YouTube Studio.`,
    ),
    ...sources(),
  ]);
}

function overlayAdvice(title: string): Block[] {
  const options = overlays(title);
  const rest =
    "Four words at most. A number or fact that the title leaves out beats repeating the title; no words at all beat weak ones.";
  return options.length === 0
    ? [paragraph(rest)]
    : [paragraph("From your title's own words:"), list(options), paragraph(rest)];
}

/** Up to three short runs of a title's own strong words, 2 to 4 of them where it has as many; any script. */
export function overlays(title: string): string[] {
  const line = oneLine(title);
  const all = wordsOf(line);
  const runs = all.flatMap((_, start) =>
    [3, 2, 4].flatMap((size) => {
      const run = all.slice(start, start + size);
      return run.length < size ? [] : [{ run, text: textOf(line, run) }];
    }),
  );
  const whole = runs.filter(isWhole).toSorted((a, b) => worth(b) - worth(a));
  const candidates =
    whole.length > 0 ? whole : all.map((word) => ({ run: [word], text: word.text })).filter(isWhole);
  const used = new Set<string>();
  const kept: string[] = [];
  for (const { run, text } of candidates) {
    const heard = run.map((word) => word.text.toLowerCase());
    if (kept.length === MOST_OVERLAYS || heard.some((word) => used.has(word))) continue;
    for (const word of heard) used.add(word);
    kept.push(clip(text, OVERLAY));
  }
  return kept;
}

interface Run {
  readonly run: readonly Word[];
  readonly text: string;
}

function textOf(line: string, run: readonly Word[]): string {
  return line.slice(run[0]?.start, run.at(-1)?.end);
}

/** Begins and ends with a word that says something, and is one thought: no stop or comma within. */
function isWhole({ run, text }: Run): boolean {
  return run[0]?.strong === true && run.at(-1)?.strong === true && !/[.,:;!?|()。、，！？：]/u.test(text);
}

/** A number in front is worth most, then how many of the words say something. */
function worth({ run, text }: Run): number {
  const strongWords = run.filter((word) => word.strong).length;
  return (
    (/^\p{N}/u.test(text) ? 3 : 0) +
    strongWords -
    (run.length - strongWords) -
    (text.length > OVERLAY ? 4 : 0)
  );
}
