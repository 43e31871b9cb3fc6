import type { Specific } from "#shared/contracts/grounding.ts";
import { enumerated } from "#shared/rules/audience/describe.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import type { Random } from "../random.ts";
import type { MonetizeWords } from "./monetize/words.ts";

/** Followers from which a step of income opens (official; TikTok reported). */
export const STEPS = { fans: 500, ads: 1000, rewards: 10_000 } as const;

/** What of a subject's card somebody could be paid for. */
export interface Offer {
  readonly card: SubjectKnowledge;
  readonly gear: readonly string[];
  readonly step: SubjectKnowledge["steps"][number];
  readonly mistake: SubjectKnowledge["mistakes"][number];
  readonly other: SubjectKnowledge["mistakes"][number];
  readonly question: SubjectKnowledge["questions"][number];
  readonly choice: SubjectKnowledge["choices"][number];
  readonly people: string;
}

export function offerFrom(card: SubjectKnowledge, random: Random): Offer {
  const mistake = random.pick(card.mistakes);
  const others = card.mistakes.filter((each) => each !== mistake);
  return {
    card,
    mistake,
    other: others.length > 0 ? random.pick(others) : mistake,
    gear: random.sample(card.gear, 3),
    step: random.pick(card.steps),
    question: random.pick(card.questions),
    choice: random.pick(card.choices),
    people: random.pick(card.people),
  };
}

export function specificsOf({ card, gear, step, mistake, other, people }: Offer): Specific[] {
  return [...gear, step.do, mistake.sign, other.sign, people].map((text) => ({
    text,
    source: "knowledge",
    label: card.name,
  }));
}

/** What could be paid for, a sentence each. */
interface Routes {
  readonly help: string;
  readonly product: string;
  readonly links: string;
  readonly partners: string;
  readonly fans: string;
  readonly ads: string;
}

/** Routes from what a card says; with places to fill in where nothing is known. */
export function routesOf(offer: Offer | undefined, { routes, open }: MonetizeWords): Routes {
  if (offer === undefined) return { ...open, ads: routes.ads };
  const { gear, step, mistake, question, choice, people } = offer;
  return {
    help: routes.help(mistake.sign, mistake.instead),
    product: routes.product(step.do),
    links: gear.length === 0 ? open.links : routes.links(enumerated(gear), choice.a, choice.b),
    partners: routes.partners(people, step.see),
    fans: routes.fans(question.ask),
    ads: routes.ads,
  };
}

/** From help for a few to income from many; with an audience, partners come before lessons. */
export function inOrder({ help, product, links, partners, fans, ads }: Routes, size: number): string[] {
  if (size >= STEPS.rewards) return [partners, product, links, fans, ads];
  if (size >= STEPS.ads) return [product, links, partners, fans, ads];
  return [help, links, product, fans, ads];
}

export function thisWeek(
  offer: Offer | undefined,
  { week: { count, sentence, example } }: MonetizeWords,
): string[] {
  if (offer === undefined) return [count, sentence];
  return [count, `${sentence} ${example(offer.people, offer.other.sign)}`];
}
