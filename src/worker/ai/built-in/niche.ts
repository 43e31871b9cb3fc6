import type { FormatId } from "#shared/rules/formats.ts";

/**
 * What the built-in engine knows about one niche. One file a niche in `niches/`.
 *
 * Each list below is written for one place in a sentence, so that any entry fits any title, hook or
 * description that asks for it. All text is English, lower case unless a proper name, without a full
 * stop. Nothing here claims a number, a trend, a quote or a view count.
 *
 * Articles follow the letter: never "a" before a vowel letter or "an" before a consonant letter, so
 * words such as "hour", "honest", "unique", "one", "user" or "European" don't follow an article.
 */
export interface NichePack {
  /** kebab-case, the file's name. */
  readonly id: string;
  /** The name shown to people: "Tech & Gadgets". */
  readonly name: string;
  /** Every other name the product's lists give this niche. */
  readonly aliases: readonly string[];
  /** Lower-case words and phrases that mark a topic as this niche; English first, then Spanish, French, German, Portuguese. At least 20. */
  readonly keywords: readonly string[];
  /** Who watches. Plural noun phrases that fit "for ___": "first-time phone buyers". At least 6. */
  readonly audiences: readonly string[];
  /** What they struggle with. Gerund phrases that fit "struggle with ___" and "tired of ___": "choosing between two similar phones". At least 8. */
  readonly pains: readonly string[];
  /** What they want. Bare infinitives that fit "want to ___" and "how to ___": "buy once and keep it for years". At least 8. */
  readonly desires: readonly string[];
  /** Common mistakes. Gerund phrases that fit "the mistake of ___" and "stop ___": "buying on specs alone". At least 8. */
  readonly mistakes: readonly string[];
  /** Beliefs worth correcting. Whole clauses in the present tense that fit "the idea that ___": "more megapixels mean sharper photos". At least 6. */
  readonly myths: readonly string[];
  /** What to show on camera. Noun phrases that fit "show ___": "the battery graph after a full day". At least 8. */
  readonly proofs: readonly string[];
  /** Topics inside the niche. Plural or uncountable noun phrases that fit "videos about ___", used when a creator names only the niche: "budget phones". At least 12. */
  readonly topics: readonly string[];
  /** Words the audience uses itself, singular or plural nouns: "refresh rate". At least 12. */
  readonly vocabulary: readonly string[];
  /** Formats that suit the niche, best first. At least 5. */
  readonly formats: readonly FormatId[];
  /** Times of the year that matter to the audience. `name` fits "before ___": "the September phone launches". Months 1 to 12. At least 4. */
  readonly moments: readonly { readonly months: readonly number[]; readonly name: string }[];
}
