/** Modules that knowledge/plugin.ts compiles from the files of knowledge/. */
declare module "virtual:knowledge/subjects" {
  const index: import("./subject-index.ts").SubjectIndex;
  export default index;
}

declare module "virtual:knowledge/niches" {
  type Card = import("#shared/contracts/subject-card.ts").SubjectCard;
  type Translation = import("#shared/contracts/subject-card.ts").CardTranslation;
  type Loader<Content> = () => Promise<{ default: Record<string, Content> }>;
  const niches: Record<
    string,
    { readonly en: Loader<Card> } & Partial<
      Record<import("#shared/contracts/subject-card.ts").CardLanguage, Loader<Translation>>
    >
  >;
  export default niches;
}

declare module "virtual:knowledge/niche-names" {
  const niches: Readonly<Record<string, import("#shared/contracts/niche.ts").Niche>>;
  export default niches;
}

declare module "virtual:knowledge/languages" {
  const signs: import("./topic-language.ts").LanguageSigns;
  export default signs;
}

declare module "virtual:knowledge/hashtags" {
  const hashtags: Record<
    import("#shared/rules/language.ts").Language,
    () => Promise<{ default: import("#shared/contracts/niche.ts").NicheHashtags }>
  >;
  export default hashtags;
}

declare module "virtual:knowledge/playbook" {
  type Index = import("../built-in/playbook/playbook-index.ts").PlaybookIndex;
  const playbook: Readonly<
    Record<import("#shared/rules/language.ts").Language, () => Promise<{ default: Index }>>
  >;
  export default playbook;
}
