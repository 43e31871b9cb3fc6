import type { CareLevel } from "#shared/contracts/grounding.ts";
import type { Language } from "#shared/rules/language.ts";
import { askedLanguage } from "./asked-language.ts";
import type { Brief } from "./brief.ts";
import { patternsOf } from "./phrasing/patterns.ts";
import { type LanguageSigns, topicLanguage } from "./topic-language.ts";
import {
  areNovices,
  audienceOf,
  bareTopic,
  constraintOf,
  formOf,
  sidesOf,
  subjectOf,
  tellsFormAlone,
  without,
  withoutRequest,
  withoutStart,
} from "./topic-parts.ts";

/**
 * What a creator's words ask for.
 * @param care how much care they need, which is told apart from this.
 * @param signs what tells the languages apart.
 * @param chosen the language the creator chose; else the one they ask for in words, else the words' own, English where
 * they tell nothing.
 */
export function understand(
  text: string,
  care: CareLevel,
  signs: LanguageSigns,
  { chosen, audience }: { chosen?: Language; audience?: string } = {},
): Brief {
  const asked = askedLanguage(text);
  const bare = bareTopic(asked?.rest ?? text);
  const heard = topicLanguage(bare, signs);
  const spoken = heard === undefined || heard === "other" ? "en" : heard;
  const wanted = chosen ?? asked?.language;
  const patterns = patternsOf(spoken);
  const topic = withoutRequest(bare, patterns);
  const form = formOf(topic, patterns);
  const sides = form === "comparison" ? sidesOf(topic, patterns) : undefined;
  const who = audienceOf(topic, patterns);
  const started = withoutStart(topic, form, patterns);
  // "tips for solo travellers" is about them.
  const isAbout = who === undefined || tellsFormAlone(topic.split(who.whole)[0] ?? "", form, patterns);
  const unwatched = isAbout ? started : without(started, who.whole);
  const constraint = constraintOf(unwatched, patterns);
  const subject = subjectOf(
    constraint === undefined ? unwatched : without(unwatched, constraint),
    form,
    patterns,
  );
  const watched = audience || who?.who;
  return {
    text,
    language: wanted ?? spoken,
    foreign: heard === "other" && wanted === undefined,
    form,
    subject: subject === "" ? text : subject,
    ...(constraint === undefined ? {} : { constraint }),
    ...(watched === undefined ? {} : { audience: watched }),
    forNovices: watched !== undefined && areNovices(watched, patterns),
    ...(sides === undefined ? {} : { sides }),
    care,
  };
}
