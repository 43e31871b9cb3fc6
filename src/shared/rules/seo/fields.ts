/** What a creator fills in about one video (spec §2), as far as it goes. */
export interface SeoFields {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly niche: string;
}
