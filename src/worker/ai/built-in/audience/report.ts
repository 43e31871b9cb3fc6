import type { AudienceRequest } from "#shared/contracts/audience.ts";
import { describeContent } from "#shared/rules/audience/describe.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { englishOnlyNote, ownLanguage } from "../english-only.ts";
import { playbookIn } from "../playbook/in-own-language.ts";
import { groundingOf } from "../ideas/write-ideas.ts";
import { type Block, emphasis, heading, markdown, paragraph, strong } from "../markdown.ts";
import type { Random } from "../random.ts";
import { type Channel, channelOf, type Point, sampleOf } from "./channel.ts";
import { type NicheNotes, nicheNotes } from "./niche.ts";
import { type Part, PARTS } from "./parts.ts";

/** Entries of the playbook on those who watch, for creators whose language the report isn't written in. */
const GUIDES = ["returning-viewers", "find-my-best-time", "build-a-community"] as const;

/**
 * A report on a channel's audience as Markdown. In each part, what was counted in the creator's own data
 * stands apart from what is known of the niche in general; every number of the first is in the data or
 * follows from it. It is in English.
 * @param material in English.
 */
export async function audienceReport(
  { niche, data }: AudienceRequest,
  random: Random,
  material: Material,
): Promise<Grounded<string>> {
  const channel = channelOf(data);
  const notes = await nicheNotes(niche, random, material);
  const sample = sampleOf(channel);
  const note = englishOnlyNote(niche);
  const text = markdown([
    paragraph("Audience report for ", strong(niche)),
    ...(note === "" ? [] : [paragraph(emphasis(note))]),
    ...(await playbookIn(ownLanguage(niche), 3, GUIDES)),
    ...introduction(channel, sample, notes.name),
    ...PARTS.flatMap((part) => partOf(part, channel, notes)),
  ]);
  return new Grounded(text, { ...groundingOf(material), restsOn: [...notes.restsOn] });
}

/** One part, the creator's own data first. */
function partOf({ title, fromData, note }: Part, channel: Channel, notes: NicheNotes): Block[] {
  const sample = sampleOf(channel);
  return [
    heading(2, title),
    ...(sample === "" ? [] : block(`From your data (${sample})`, fromData(channel))),
    ...block("From the niche (general knowledge, not your channel)", notes[note]),
  ];
}

function introduction(channel: Channel, sample: string, niche: string | undefined): Block[] {
  const { problems } = describeContent(channel);
  const read =
    sample === ""
      ? "Nothing here is about your channel: there was no content data to count. Paste a table of videos or comments to have them counted."
      : `Counted in what you pasted: ${sample}.`;
  const general =
    niche === undefined
      ? "Of this subject Crescendo knows nothing, so those parts hold places for you to fill in."
      : `What comes from the niche is general knowledge of ${niche}.`;
  const first = `${read} ${general}`;
  return [paragraph(first), ...(problems.length > 0 ? [paragraph(emphasis(problems.join(" ")))] : [])];
}

function block(title: string, points: readonly Point[]): Block[] {
  const said = points.length > 0 ? points : [{ text: "Nothing in your data says anything about this." }];
  return [heading(3, title), pointList(said)];
}

function pointList(points: readonly Point[]): Block {
  return {
    type: "list",
    spread: false,
    children: points.map(({ text, examples = [] }) => ({
      type: "listItem",
      spread: false,
      children: [paragraph(text), ...(examples.length > 0 ? [examplesOf(examples)] : [])],
    })),
  };
}

function examplesOf(examples: readonly string[]) {
  return {
    type: "list" as const,
    spread: false,
    children: examples.map((example) => ({
      type: "listItem" as const,
      spread: false,
      children: [paragraph(example)],
    })),
  };
}
