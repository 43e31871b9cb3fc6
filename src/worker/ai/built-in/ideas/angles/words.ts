import type { FormatId } from "#shared/rules/formats.ts";

/** An idea with places to fill in, around something that a public source said of a subject nobody here knows. */
export interface AngleSheet {
  readonly format: FormatId;
  /** @param head what the title opens with: a search in its own words, or the subject and a part of its article. */
  title(head: string): string;
  /** @param said the search, or the part's name. */
  hook(said: string): string;
  /** What the creator fills in. */
  fill(said: string): string;
  readonly cta: string;
}

/** Such ideas in one language. */
export interface AngleWords {
  /** Around a search that people make on YouTube. At least four. */
  readonly searches: readonly AngleSheet[];
  /** Around a part of Wikipedia's article. At least three. */
  readonly parts: readonly AngleSheet[];
}
