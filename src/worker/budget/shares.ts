import type { BudgetName, Limits } from "./counts.ts";

/** What is spent counts against each of them: the site as a whole, the caller's address block, their workspace. */
export const SPENDERS = ["site", "address", "workspace"] as const;
export type SpenderKind = (typeof SPENDERS)[number];

/** Stands for the site as a whole where spenders are named. */
export const SITE = "";

/** Units of a day that each may spend of a budget. */
export type Shares = Readonly<Record<SpenderKind, number>>;

/** What stands for a caller in the object, without saying who it is. */
export type SpenderKeys = Readonly<Record<SpenderKind, string>>;

/** Units that are spent together, all or none. */
export interface Charge {
  readonly spenders: SpenderKeys;
  readonly amounts: readonly {
    readonly name: BudgetName;
    readonly units: number;
    readonly shares: Shares;
  }[];
}

export interface Charged {
  /** Whose share has too little left, and of what; undefined where all was spent. */
  readonly refused: { readonly by: SpenderKind; readonly name: BudgetName } | undefined;
  /** When the day ends, in milliseconds. */
  readonly until: number;
}

/** What a charge turned out not to need; below 0 where more was used than was charged. */
export interface Refund {
  readonly spenders: SpenderKeys;
  readonly name: BudgetName;
  readonly units: number;
  /** When the day of the charge ends: what was charged on another day is gone. */
  readonly until: number;
}

/** A budget that a question is paid from. */
export interface Measure {
  readonly name: BudgetName;
  /** Units that each share has at least, since the largest question can come to as many. */
  readonly least: number;
}

/** What each may spend of a budget. */
export type SharesOf = (measure: Measure) => Shares;

/** An address block may spend as much as so many workspaces: a creator's laptop and phone, or two who share a line. */
const WORKSPACES_OF_ADDRESS = 2;

/** @param percent of a budget that one workspace may spend. */
export function sharesUnder(limits: Limits, percent: number): SharesOf {
  return ({ name, least }) => {
    const site = limits[name];
    const workspace = Math.min(site, Math.max(Math.ceil((site * percent) / 100), least));
    return { site, address: Math.min(site, workspace * WORKSPACES_OF_ADDRESS), workspace };
  };
}
