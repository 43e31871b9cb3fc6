import type { LiveSignal } from "#shared/contracts/live-signals.ts";
import type { Trend } from "#shared/contracts/trends.ts";
import { momentumOf, placeOf, type Region } from "#shared/rules/trends.ts";
import { words } from "#shared/rules/words.ts";
import type { Random } from "../random.ts";
import { clip, quoted, titleSafe } from "../topic.ts";

/** The most of a search or a video's title that a sentence carries, in UTF-16 units. */
const SPOKEN = 80;

/** One thing seen in public, by one source or several. */
export interface Sighting {
  /** Its words in quotation marks. */
  readonly said: string;
  readonly evidence: readonly [LiveSignal, ...LiveSignal[]];
}

/** How one kind of sighting becomes a card; each list holds at least as many as there are cards. */
interface Treatment {
  readonly use: readonly ((said: string) => string)[];
  readonly hook: readonly ((said: string) => string)[];
}

const TREATMENTS: Record<LiveSignal["source"], Treatment> = {
  "google-trends": {
    use: [
      (said) =>
        `Answer the question behind ${said} in one short: what happened, what it changes for your viewers, what they can do now. Put the words on screen from the first second.`,
      (said) =>
        `Film one short about ${said} today. Make the longer video only if it is still listed tomorrow.`,
      (said) =>
        `Take one claim about ${said} that you can check yourself, check it on camera and say how sure you are.`,
      (said) =>
        `Explain ${said} to somebody who has never heard of it, in three sentences, then say what you would do about it.`,
    ],
    hook: [
      (said) => `People are searching for ${said} today. Here's the part that matters.`,
      (said) => `${said}: what is known, and what nobody can say yet.`,
      (said) => `Before you read another post about ${said}, watch this.`,
      (said) => `Three things to know about ${said}, in under a minute.`,
    ],
  },
  "youtube-chart": {
    use: [
      (said) =>
        `Don't copy ${said}. Write down what its first line promises and make that promise about a subject of your own.`,
      (said) =>
        `Watch the first 30 seconds of ${said}, note what is shown before anything is explained, and open your next video in that order.`,
      (said) =>
        `React to one moment of ${said} that you can explain better than its comments do, and keep your own face or hands in the picture.`,
      (said) =>
        `List what viewers of ${said} could want to know next, and make the shortest video that answers it.`,
    ],
    hook: [
      (said) => `Here's what ${said} gets right, in one shot.`,
      (said) => `${said} opens with a promise. Here's mine.`,
      (said) => `I watched ${said} twice, so that you see what it does in its first ten seconds.`,
      (said) => `Everything ${said} leaves out, in one minute.`,
    ],
  },
  "youtube-suggest": {
    use: [
      (said) =>
        `Make the video that answers ${said} word for word: those words at the start of the title, the answer in the first 30 seconds, the reasons after it.`,
      (said) =>
        `Search YouTube for ${said}, note what the first five results leave out, and make the video about that.`,
      (said) =>
        `Find three questions inside ${said}, answer each in a short of its own and keep them in one playlist.`,
      (said) =>
        `Ask your viewers what they hoped to find when they typed ${said}, and answer the most common reply on camera.`,
    ],
    hook: [
      (said) => `You typed ${said}. Here's the answer first, then the reasons.`,
      (said) => `${said}, answered without the padding.`,
      (said) => `If ${said} is what you came for, this is the short version.`,
      (said) => `I looked into ${said}, so that you can start today.`,
    ],
  },
};

/** What to do on TikTok, of which no public source is read. */
const ON_TIKTOK: readonly ((said: string) => string)[] = [
  (said) =>
    `Not measured. Search TikTok for ${said} and look at the dates of the first results before you film.`,
  (said) =>
    `Not measured. See whether TikTok's search completes ${said} by itself; if it does, put those words on screen.`,
  (said) => `Not measured. Watch three clips about ${said} and note which question their comments repeat.`,
  (said) => `Not measured. Film it upright and under a minute, with ${said} on screen from the first second.`,
];

/**
 * The signals as sightings: the same words seen twice are one. The sources take turns, each in
 * its own order, so that none fills the list as long as another has something to say.
 */
export function sightings(signals: readonly LiveSignal[]): Sighting[] {
  const byWords = new Map<string, [LiveSignal, ...LiveSignal[]]>();
  for (const signal of signals) {
    const said = titleSafe(signal.text);
    if (said === "") continue;
    const key = words(said).join(" ") || said;
    const known = byWords.get(key);
    if (known === undefined) byWords.set(key, [signal]);
    else known.push(signal);
  }
  const found = [...byWords.values()].map((evidence): Sighting => ({
    said: quoted(clip(titleSafe(evidence[0].text), SPOKEN)),
    evidence,
  }));
  const turn = (sighting: Sighting) =>
    found.filter(({ evidence }) => evidence[0].source === sighting.evidence[0].source).indexOf(sighting);
  return found.toSorted((a, b) => turn(a) - turn(b));
}

/** Writes cards for up to four sightings, none in the words of another. */
export function liveTrends(found: readonly Sighting[], random: Random): Trend[] {
  const shuffled = <Item>(list: readonly Item[]) => random.sample(list, list.length);
  const uses = shuffled([0, 1, 2, 3]);
  const hooks = shuffled([0, 1, 2, 3]);
  const onTikTok = shuffled(ON_TIKTOK);
  return found.map(({ said, evidence }, index) => {
    const [first] = evidence;
    const { use, hook } = TREATMENTS[first.source];
    return {
      title: clip(titleSafe(first.text), 200),
      why: whyOf(said, first),
      kind: "live",
      momentum: momentumOf(evidence),
      platforms: {
        YouTube: onYouTube(said, evidence),
        TikTok: onTikTok[index]?.(said) ?? "Not measured.",
        Google: onGoogle(said, evidence),
      },
      howToUse: use[uses[index] ?? 0]?.(said) ?? said,
      exampleHook: hook[hooks[index] ?? 0]?.(said) ?? said,
      evidence: [...evidence],
    };
  });
}

function whyOf(said: string, first: LiveSignal): string {
  const { source, detail, region } = first;
  switch (source) {
    case "google-trends":
      return `Google lists ${said} among the trending searches ${where(region)}${detail === undefined ? "" : `, with ${detail}`}. Read why before you film: such lists hold bad news, too, and nobody can tell how long a search lasts.`;
    case "youtube-chart":
      return `${said} is on YouTube's most-popular chart ${where(region)}: ${detail?.toLowerCase() ?? "place unknown"}. A chart shows what is watched now, not what will be.`;
    case "youtube-suggest":
      return `YouTube's search completes the niche's name to ${said} ${where(region)}, so viewers type it. YouTube doesn't say how many, or since when.`;
  }
}

function onYouTube(said: string, evidence: Sighting["evidence"]): string {
  const seen = evidence.find(({ source }) => source !== "google-trends");
  if (seen === undefined)
    return `Not among the YouTube signals read. Begin the title with the words of ${said} and say them in the first sentence.`;
  if (seen.source === "youtube-chart")
    return `On the most-popular chart ${where(seen.region)}. Study how it opens before you make your own.`;
  return `Number ${seen.rank ?? 1} among YouTube's search suggestions ${where(seen.region)}. Begin the title with exactly these words.`;
}

function onGoogle(said: string, evidence: Sighting["evidence"]): string {
  const seen = evidence.find(({ source }) => source === "google-trends");
  if (seen === undefined)
    return `Not among the trending searches read. Compare ${said} with a similar search in Google Trends over 12 months.`;
  return `${seen.detail ?? "Listed"} ${where(seen.region)}, in Google's own rounding.`;
}

/** Suggestions asked for no country are YouTube's own choice. */
function where(region: Region): string {
  return region === "Global" ? "where no country is chosen" : placeOf(region);
}
