/** Topics of the niches without templates of their own, compiled from their cards by knowledge/plugin.ts. */
declare module "virtual:knowledge/quick-plan" {
  type Niche = import("./tips.ts").GenericNiche;
  const topics: Readonly<Record<Niche, () => Promise<{ default: string[][] }>>>;
  export default topics;
}
