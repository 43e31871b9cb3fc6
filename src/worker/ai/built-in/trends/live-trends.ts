import index from "virtual:knowledge/subjects";
import type { LiveSignal } from "#shared/contracts/live-signals.ts";
import type { Trend } from "#shared/contracts/trends.ts";
import { momentumOf } from "#shared/rules/trends.ts";
import { words } from "#shared/rules/words.ts";
import { findSubjects } from "../../material/find-subjects.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { type Dealt, pointsOf } from "../compose/points.ts";
import type { Draft } from "../ideas/write-ideas.ts";
import { clip, quoted, titleSafe } from "../topic.ts";
import { type Desk, TELLING } from "./cards.ts";
import { TREND_WORDS } from "./words/all.ts";

/** The most of a search or a video's title that a sentence carries, in UTF-16 units. */
const SPOKEN = 80;

/** A source of something new. How often an article is read tells of the whole niche instead. */
export type NewsSource = Exclude<LiveSignal["source"], "wikipedia">;
type NewsSignal = LiveSignal & { readonly source: NewsSource };

/** One thing seen in public, by one source or several. */
export interface Sighting {
  /** Its words in quotation marks. */
  readonly said: string;
  readonly evidence: readonly [NewsSignal, ...NewsSignal[]];
}

/**
 * The signals as sightings: the same words seen twice are one. The sources take turns, each in
 * its own order, so that none fills the list as long as another has something to say.
 */
export function sightings(signals: readonly LiveSignal[]): Sighting[] {
  const byWords = new Map<string, [NewsSignal, ...NewsSignal[]]>();
  for (const signal of signals.filter(isNews)) {
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

/**
 * Writes cards for up to four sightings, none in the words of another: made of what a subject's card says of it, else
 * with places to fill in, since nothing is known of what lies behind it. What is in the news no card answers.
 */
export function liveTrends(found: readonly Sighting[], desk: Desk): Trend[] {
  const { material, random } = desk;
  const { live, places, viewers } = TREND_WORDS[material.brief.language];
  const shuffled = <Item>(list: readonly Item[]) => random.sample(list, list.length);
  const [uses, hooks, leads, onTikTok] = [
    shuffled(live.use),
    shuffled(live.hook),
    shuffled(live.answered),
    shuffled(live.onTikTok),
  ];
  return found.map(({ said, evidence }, turn) => {
    const [first] = evidence;
    const points = pointsOn(first.text, desk);
    const people = points[0]?.point.people ?? material.subject?.people[0] ?? viewers;
    const nth = (lines: readonly ((seen: string, people: string) => string)[]) =>
      lines[turn % lines.length]?.(said, people) ?? said;
    const { draft, lasting } = madeOf(evidence, points, desk);
    const { restsOn } = draft ?? lasting ?? {};
    const fact = lasting && factOf(lasting);
    const filled = fact === undefined ? nth(uses) : `${nth(uses)} ${live.stays(fact)}`;
    return {
      title: clip(titleSafe(first.text), 200),
      why: live.why[first.source](said, places[first.region], detailOf(first)),
      kind: "live",
      momentum: momentumOf(evidence),
      platforms: {
        YouTube: onYouTube(said, evidence, desk),
        TikTok: nth(onTikTok),
        Google: onGoogle(said, evidence, desk),
      },
      howToUse: draft === undefined ? filled : `${nth(leads)} ${draft.description}`,
      exampleHook: draft?.hook ?? nth(hooks),
      evidence: [...evidence],
      ...(restsOn === undefined ? {} : { restsOn: [...restsOn] }),
    };
  });
}

function isNews(signal: LiveSignal): signal is NewsSignal {
  return signal.source !== "wikipedia";
}

/** An idea that answers a search; for what is in the news only what holds whatever happened. */
function madeOf(
  evidence: Sighting["evidence"],
  points: readonly Dealt[],
  { write, used }: Desk,
): { readonly draft?: Draft; readonly lasting?: Dealt } {
  const lasting = points.find((one) => factOf(one) !== undefined);
  const isInTheNews = evidence.some(({ source }) => source === "google-trends");
  const draft = (isInTheNews ? [] : points).flatMap(write).find(({ hook }) => !used.has(hook));
  if (draft === undefined) return lasting === undefined ? {} : { lasting };
  used.add(draft.title).add(draft.hook);
  return { draft };
}

/** What is known of what a search names: points of that subject, those first that share the search's other words. */
function pointsOn(text: string, { material, random }: Desk): Dealt[] {
  const { subject, niche } = material;
  const telling = (card: SubjectKnowledge) =>
    pointsOf({ ...card, moments: [] }, text, random).filter(({ point }) => TELLING.has(point.kind));
  if (subject !== undefined) return telling(subject).filter(({ asked }) => asked > 0);
  const found = findSubjects(text, index).find(({ whole }) => whole);
  const card = niche.find(({ id }) => id === found?.id);
  return card === undefined ? [] : telling(card).slice(0, 4);
}

/** A clause that holds whatever is in the news. */
function factOf({ point }: Dealt): string | undefined {
  return point.kind === "mistake" ? point.because : point.kind === "belief" ? point.so : undefined;
}

/** A source's own rounding, or a place on its list. */
function detailOf({ source, detail, rank }: LiveSignal): string | undefined {
  if (source === "google-trends") return /^[\d,.]+[KM]?\+/u.exec(detail ?? "")?.[0];
  return rank === undefined ? undefined : String(rank);
}

function onYouTube(said: string, evidence: Sighting["evidence"], { material }: Desk): string {
  const { live, places } = TREND_WORDS[material.brief.language];
  const seen = evidence.find(({ source }) => source !== "google-trends");
  if (seen === undefined) return live.notOnYouTube(said);
  const place = places[seen.region];
  return seen.source === "youtube-chart" ? live.onChart(place) : live.suggested(seen.rank ?? 1, place);
}

function onGoogle(said: string, evidence: Sighting["evidence"], { material }: Desk): string {
  const { live, places } = TREND_WORDS[material.brief.language];
  const seen = evidence.find(({ source }) => source === "google-trends");
  return seen === undefined ? live.notListed(said) : live.listed(detailOf(seen), places[seen.region]);
}
