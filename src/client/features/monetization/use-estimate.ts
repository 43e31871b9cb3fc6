import * as z from "zod/mini";
import {
  EXAMPLE_VIEWS,
  type MoneyRange,
  type RpmBasis,
  rpmRange,
  shortsRpmRange,
} from "#shared/rules/earnings.ts";
import {
  NICHE_MULTIPLIERS,
  RPM_COUNTRIES,
  RPM_COUNTRY_CODES,
  RPM_NICHES,
  rpmBase,
  rpmFor,
  rpmIn,
} from "#shared/rules/rpm.ts";
import { SPONSOR_CPM } from "#shared/rules/sponsorship.ts";
import { stores } from "#client/lib/stores.ts";
import { useKeptForm } from "#client/lib/use-kept-form.ts";
import { type PlaceState, usePlace } from "./use-place.ts";

/** A country chosen by hand: "" for none, "other" for one that isn't in the table. */
export const COUNTRY_CHOICES = ["", ...RPM_COUNTRY_CODES, "other"] as const;
export type CountryChoice = (typeof COUNTRY_CHOICES)[number];

/** What is typed into the estimators, as it is typed. */
const Draft = z.object({
  country: z.enum(COUNTRY_CHOICES),
  niche: z.enum(RPM_NICHES),
  ownRpm: z.string(),
  ownShortsRpm: z.string(),
  views: z.string(),
  monthViews: z.string(),
  monthShorts: z.string(),
  averageViews: z.string(),
  cpmLow: z.string(),
  cpmHigh: z.string(),
});
export type EstimateDraft = z.infer<typeof Draft>;

const BLANK: EstimateDraft = {
  country: "",
  niche: "General",
  ownRpm: "",
  ownShortsRpm: "",
  views: String(EXAMPLE_VIEWS),
  monthViews: "",
  monthShorts: "",
  averageViews: "",
  cpmLow: String(SPONSOR_CPM.low),
  cpmHigh: String(SPONSOR_CPM.high),
};

/** An RPM and what it rests on. */
export interface RpmEstimate {
  readonly basis: RpmBasis;
  /** US dollars per 1,000 views. */
  readonly range: MoneyRange;
}

export interface Estimate {
  readonly draft: EstimateDraft;
  readonly change: (part: Partial<EstimateDraft>) => void;
  readonly place: PlaceState;
  /** ISO alpha-2 of the country that counts; null where none is known. */
  readonly code: string | null;
  /** The country's name, or the place's; undefined where none is known. */
  readonly where: string | undefined;
  /** What the tables give, in US dollars per 1,000 views. */
  readonly base: number;
  readonly multiplier: number;
  readonly estimated: number;
  readonly longForm: RpmEstimate;
  readonly shorts: RpmEstimate;
}

/** The estimators' inputs and the RPMs that follow from them. A country chosen by hand wins over one found. */
export function useEstimate(): Estimate {
  const [draft, change] = useKeptForm(stores.moneyNumbers, Draft, BLANK);
  const place = usePlace();
  const { country, niche } = draft;
  const chosen = country !== "" && country !== "other" ? country : null;
  const code = country === "" ? (place.place?.code ?? null) : chosen;
  const where = country === "" ? place.place?.name : chosen === null ? undefined : RPM_COUNTRIES[chosen].name;
  const estimated = rpmFor(code, niche);
  const longForm = ownOr(draft.ownRpm, rpmRange(estimated, "estimate"));
  return {
    draft,
    change,
    place,
    code,
    where,
    base: rpmBase(code),
    multiplier: NICHE_MULTIPLIERS[niche],
    estimated,
    longForm,
    shorts: ownOr(draft.ownShortsRpm, shortsRpmRange(longForm.range.likely)),
  };
}

/** The creator's own RPM, where they gave one; else the estimate. */
function ownOr(text: string, estimate: MoneyRange): RpmEstimate {
  const own = rpmIn(text);
  return own === undefined
    ? { basis: "estimate", range: estimate }
    : { basis: "own", range: rpmRange(own, "own") };
}
