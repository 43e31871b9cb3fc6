import type { MonetizeRequest } from "#shared/contracts/helpers.ts";
import type { Language } from "#shared/rules/language.ts";
import { parseCount } from "#shared/rules/counts.ts";
import { emphasis, heading, list, markdown, paragraph, table } from "../markdown.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { ownCards } from "../../material/own-cards.ts";
import { type SubjectKnowledge, subjectKnowledge } from "../../material/subject-knowledge.ts";
import { englishOnlyNote } from "../english-only.ts";
import { groundingOf } from "../ideas/write-ideas.ts";
import { citations, type Citations } from "../playbook/cite.ts";
import { answerAsked, requestLanguage } from "../playbook/in-own-language.ts";
import {
  creatorRewards,
  fanFunding,
  partnerProgram,
  partnerProgram2027,
  revenueShares,
  rpmMeaning,
  shortsRpmStudy,
} from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { inOrder, offerFrom, routesOf, specificsOf, STEPS, thisWeek } from "./income-routes.ts";
import { type MonetizeWords, monetizeWords } from "./monetize/words.ts";
import { numberIn } from "./numbers.ts";
import { quoteIn } from "./quotes.ts";
import { spoken } from "./subject.ts";
import { isElsewhere, surfaceIn } from "./surface.ts";

/** How one answer is said: its words, its numbers and its quotation marks. */
interface Voice {
  readonly language: Language;
  readonly words: MonetizeWords;
  readonly number: (value: number) => string;
  readonly quoted: (text: string) => string;
}

/**
 * Routes to income from what is known of a subject and for a size of audience, with what the platforms ask today and
 * from 2027-02-01, in the language of the creator's words.
 * @param material in the language of the niche.
 */
export async function adviseOnIncome(
  request: MonetizeRequest,
  random: Random,
  material: Material,
): Promise<Grounded<string>> {
  const size = parseCount(request.audienceSize);
  const language = requestLanguage(request.niche, request.question);
  const words = await monetizeWords(language);
  const voice = { language, words, number: numberIn(language), quoted: quoteIn(language) };
  const { fact, sources } = citations(language);
  const elsewhere = isElsewhere(surfaceIn(request.platform));
  const { subject, known } = material;
  const own = ownCards(material);
  const found = subject ?? (own.length > 0 ? random.pick(own) : undefined);
  // A question may be in another language than the niche.
  const card =
    found === undefined || found.language === language ? found : await subjectKnowledge(found.id, language);
  const offer = card === undefined ? undefined : offerFrom(card, random);
  const note = language === "en" ? englishOnlyNote(request.niche) : "";
  const answered = await answerAsked(request.question, language);
  const { headings } = words;
  const text = markdown([
    paragraph(emphasis(`${note} ${madeOf(material, words)} ${words.basis.meaning}`.trim())),
    heading(2, words.title(spoken(request.niche).inside)),
    ...answered.blocks,
    heading(3, headings.standing),
    paragraph(standing(request, size, elsewhere, voice)),
    table([...words.columns], thresholds(request.platform, size, fact, voice)),
    heading(3, headings.routes),
    ...(card !== undefined && subject === undefined ? [paragraph(words.example(card.name))] : []),
    list(inOrder(routesOf(offer, words), size ?? 0), true),
    heading(3, headings.week),
    list(thisWeek(offer, words), true),
    heading(3, headings.limits),
    list(limits(request, card, fact, words)),
    ...(known ? [] : [heading(3, headings.questions), list([...words.questions])]),
    ...sources(),
  ]);
  return new Grounded(text, {
    ...groundingOf(material),
    restsOn: offer === undefined ? [] : specificsOf(offer),
    ...(known ? {} : { questions: [...words.questions] }),
  });
}

function madeOf({ subject, niche, details }: Material, { basis }: MonetizeWords): string {
  if (subject !== undefined) return basis.subject(subject.name);
  if (niche.length > 0) return basis.niche(niche.length);
  return details.length > 0 ? basis.own : basis.none;
}

type Fact = Citations["fact"];

function standing(
  { audienceSize, niche }: MonetizeRequest,
  size: number | undefined,
  elsewhere: boolean,
  { words: { standing: said }, number, quoted }: Voice,
): string {
  if (audienceSize === "") return said.none(spoken(niche).end("."));
  if (size === undefined) return said.unread(quoted(audienceSize));
  const read = said.read(quoted(audienceSize), number(size));
  if (elsewhere) return read;
  if (size < STEPS.fans) return `${read} ${said.first(number(STEPS.fans - size))}`;
  if (size < STEPS.ads) return `${read} ${said.fans(number(STEPS.ads - size))}`;
  return `${read} ${said.ads}`;
}

function thresholds(
  platform: string,
  size: number | undefined,
  fact: Fact,
  { words: { terms }, number }: Voice,
): string[][] {
  const surface = surfaceIn(platform);
  const row = ([name, asks]: readonly [string, string], source: Parameters<Fact>[1]) => [
    name,
    fact(asks, source),
  ];
  const youtube = () => [
    row(terms.fans, fanFunding),
    row(terms.ads, partnerProgram),
    row(terms.later, partnerProgram2027),
    row(terms.shares, revenueShares),
  ];
  const tiktok = () => {
    const [name, asks] = terms.rewards;
    const missing =
      size === undefined || size >= STEPS.rewards ? "" : ` ${terms.short(number(STEPS.rewards - size))}`;
    return [[name, fact(asks, creatorRewards) + missing]];
  };
  const instagram = () => [[...terms.instagram]];
  if (surface === undefined) return [...youtube(), ...tiktok(), ...instagram()];
  if (surface === "TikTok") return tiktok();
  return surface === "Instagram Reels" ? instagram() : youtube();
}

function limits(
  { country, platform }: MonetizeRequest,
  card: SubjectKnowledge | undefined,
  fact: Fact,
  { limits: said }: MonetizeWords,
): string[] {
  const rates = said.rates(country === "" ? "" : spoken(country).inside);
  const care = card === undefined || card.care === "none" ? [] : [said.care(card.care)];
  if (isElsewhere(surfaceIn(platform))) return [rates, ...care];
  return [`${rates} ${fact(said.rpm, rpmMeaning)}`, fact(said.shorts, shortsRpmStudy), ...care];
}
