import signs from "virtual:knowledge/languages";
import { MOST_QUESTIONS } from "#shared/contracts/grounding.ts";
import type { SeoProposals } from "#shared/contracts/seo.ts";
import type { Language } from "#shared/rules/language.ts";
import type { SeoFields } from "#shared/rules/seo/fields.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { topicLanguage } from "../../material/topic-language.ts";
import type { Random } from "../random.ts";
import { isAbout } from "./asked-points.ts";
import { proposeDescription } from "./description.ts";
import { proposeHashtags, proposeTags } from "./tags.ts";
import { proposeTitles } from "./titles.ts";
import { isEmptyTitle } from "./told-titles.ts";
import { SEO_WORDS } from "./words.ts";

/**
 * Better titles, a description, tags and hashtags for one video, out of the creator's own words and what is known of
 * its subject; where nothing is, out of their words alone, with questions.
 * @param suggestions what people type into YouTube's search box after the subject, as far as it is known.
 */
export function proposeSeo(
  fields: SeoFields,
  suggestions: readonly string[],
  random: Random,
  material: Material,
): Grounded<SeoProposals> {
  const { known } = material;
  const video = `${fields.title} ${fields.description} ${fields.tags.join(" ")}`;
  const language = languageOf(fields, material.brief.language);
  const subject =
    material.subject?.language === language && isAbout(material.subject, video, random)
      ? material.subject
      : undefined;
  const brief = { ...material.brief, language };
  const about = { ...(subject === undefined ? withoutSubject(material) : material), brief };
  const titles = proposeTitles(fields, random, about);
  const description = proposeDescription(fields, random, about);
  const restsOn = [...titles, description].flatMap((part) => part.restsOn);
  const spent = restsOn.filter(({ text }, at) => restsOn.findIndex((one) => one.text === text) === at);
  return new Grounded(
    {
      titles: titles.map(({ text }) => text),
      description: description.text,
      tags: proposeTags(fields, suggestions, subject),
      hashtags: proposeHashtags(fields, subject),
    },
    // Where nothing of the subject belongs to this title, the creator is asked rather than the space filled.
    {
      known,
      ...(spent.length === 0
        ? { questions: SEO_WORDS[brief.language].questions.slice(0, MOST_QUESTIONS) }
        : { restsOn: spent }),
    },
  );
}

/** The language of a video's text: where its title doesn't tell it, its description does. "Vlog" is one in all five. */
function languageOf({ title, description }: SeoFields, language: Language): Language {
  const isTold = title !== "" && !isEmptyTitle(title) && topicLanguage(title, signs) === language;
  const told = isTold ? undefined : topicLanguage(`${title} ${description}`, signs);
  return told === undefined || told === "other" ? language : told;
}

/** What is known without the card, where the text isn't about its subject. */
function withoutSubject({ subject, ...material }: Material): Material {
  const nicheId = material.nicheId ?? subject?.niche;
  return { ...material, ...(nicheId === undefined ? {} : { nicheId }) };
}
