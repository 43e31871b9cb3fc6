import * as z from "zod/mini";
import { LOCAL_MODEL_SERVERS } from "#shared/contracts/health.ts";
import { DURABILITIES } from "#shared/contracts/schedule.ts";
import { ApiError } from "#shared/errors.ts";
import type { WorkersAi } from "./ai/workers-ai.ts";
import { AiBudget } from "./budget/ai-budget.ts";
import { Balances } from "./budget/balances.ts";
import type { Budget } from "./budget/budget.ts";
import type { Limits } from "./budget/counts.ts";
import { Ledger } from "./budget/ledger.ts";
import { counterOf, lenderOf, unitsIn } from "./budget/lender.ts";
import { sharesUnder } from "./budget/shares.ts";
import type { GoogleAccount } from "./google/google-account.ts";
import type { Scheduler } from "./scheduler/scheduler.ts";

/** What wrangler.toml binds, and the variables and secrets an owner may set. All variables are optional. */
export interface Bindings {
  /** The files of the build. */
  readonly ASSETS: Fetcher;
  readonly CACHE: KVNamespace;
  readonly AI_LIMIT: RateLimit;
  readonly API_LIMIT: RateLimit;
  readonly LOOKUP_LIMIT: RateLimit;
  readonly SCHEDULER: DurableObjectNamespace<Scheduler>;
  readonly GOOGLE_ACCOUNT: DurableObjectNamespace<GoogleAccount>;
  readonly BUDGET: DurableObjectNamespace<Budget>;
  /** Cloudflare's own models: in deployments alone (docs/decisions/0015-engines.md). */
  readonly AI?: WorkersAi;
  readonly OPENAI_API_KEY?: string;
  readonly OPENAI_BASE_URL?: string;
  readonly OPENAI_MODEL?: string;
  readonly WORKERS_AI_MODEL?: string;
  readonly LOCAL_MODEL_SERVER?: string;
  readonly YOUTUBE_API_KEY?: string;
  readonly GOOGLE_CLIENT_ID?: string;
  readonly GOOGLE_CLIENT_SECRET?: string;
  readonly CONTACT_EMAIL?: string;
  readonly SCHEDULER_DURABILITY?: string;
  readonly AI_DAILY_BUDGET?: string | number;
  readonly AI_DAILY_TOKENS?: string | number;
  readonly AI_DAILY_NEURONS?: string | number;
  readonly AI_DAILY_SHARE?: string | number;
  readonly YOUTUBE_DAILY_UNITS?: string | number;
  readonly NEW_QUEUES_DAILY?: string | number;
  readonly NEW_QUEUES_PER_ADDRESS?: string | number;
  readonly KV_DAILY_WRITES?: string | number;
  readonly PUBLIC_SOURCES?: string;
  readonly UPSTREAM_BASE_URL?: string;
}

/** A blank variable counts as not set: `.dev.vars` files are often left with empty lines. */
const optionalText = z.pipe(
  z.transform((value: unknown) =>
    typeof value === "string" && value.trim() !== "" ? value.trim() : undefined,
  ),
  z.optional(z.string()),
);

/** Whether a URL points at this machine, the one place that may be asked over http. */
export function isLoopback(url: URL): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
}

const baseUrl = z.pipe(
  optionalText,
  z.optional(
    z.string().check(
      z.refine(
        (text) => {
          const url = URL.parse(text);
          return url !== null && (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url)));
        },
        { error: "must be an https URL (http only for this machine)" },
      ),
    ),
  ),
);

/** A whole number; wrangler.toml may write it with or without quotes. */
const wholeNumber = (form: RegExp, fault: string, unset: number) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === "number" ? String(value) : value)),
    z.pipe(
      optionalText,
      z._default(z.pipe(z.string().check(z.regex(form, fault)), z.transform(Number)), unset),
    ),
  );

/** Units a day. */
const amount = (unset: number) => wholeNumber(/^\d{1,12}$/u, "must be a whole number from 0", unset);

const Variables = z.object({
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: baseUrl,
  OPENAI_MODEL: optionalText,
  WORKERS_AI_MODEL: optionalText,
  /** What serves the model, where `npm start` or `npm run dev` found one on this machine (serving/plugin.ts). */
  LOCAL_MODEL_SERVER: z.pipe(
    optionalText,
    z.optional(z.enum(LOCAL_MODEL_SERVERS, `must be ${LOCAL_MODEL_SERVERS.join(" or ")}`)),
  ),
  YOUTUBE_API_KEY: optionalText,
  /** Sign-in with Google is offered where both are set. */
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  CONTACT_EMAIL: z.pipe(optionalText, z.optional(z.email("must be an e-mail address"))),
  /** How long a queue of videos lives (docs/decisions/0008-scheduler.md). */
  SCHEDULER_DURABILITY: z.pipe(
    optionalText,
    z._default(z.enum(DURABILITIES, `must be ${DURABILITIES.join(" or ")}`), "journal"),
  ),
  /** What the whole site may spend in a day (docs/decisions/0012-budgets.md); wrangler.toml has the same numbers. */
  AI_DAILY_BUDGET: amount(2000),
  AI_DAILY_TOKENS: amount(5_000_000),
  AI_DAILY_NEURONS: amount(10_000),
  /** Percent of those three that one workspace may spend, and an address block twice as many. */
  AI_DAILY_SHARE: wholeNumber(/^(?:[1-9]\d?|100)$/u, "must be a whole number from 1 to 100", 25),
  YOUTUBE_DAILY_UNITS: amount(9000),
  NEW_QUEUES_DAILY: amount(2000),
  NEW_QUEUES_PER_ADDRESS: amount(50),
  KV_DAILY_WRITES: amount(10_000),
  /** Whether sources that need no key are asked: YouTube's suggestions, Wikipedia, Google Trends (docs/decisions/0014-public-sources.md). */
  PUBLIC_SOURCES: z.pipe(optionalText, z._default(z.enum(["on", "off"], "must be on or off"), "on")),
  /** Sends every call to a third party to a double: https://host/path becomes <this>/host/path. */
  UPSTREAM_BASE_URL: baseUrl,
});

/** The configuration, checked, with what may be spent under it, and Cloudflare's models where they are bound. */
export type Config = z.infer<typeof Variables> & {
  /** What this isolate holds of the site's budgets. */
  readonly ledger: Ledger;
  readonly aiBudget: AiBudget;
  readonly balances: Balances;
  readonly ai?: WorkersAi;
};

function limitsOf(variables: z.infer<typeof Variables>): Limits {
  return {
    aiCalls: variables.AI_DAILY_BUDGET,
    aiTokens: variables.AI_DAILY_TOKENS,
    aiNeurons: variables.AI_DAILY_NEURONS,
    youtubeUnits: variables.YOUTUBE_DAILY_UNITS,
    newQueues: variables.NEW_QUEUES_DAILY,
    kvWrites: variables.KV_DAILY_WRITES,
  };
}

const checked = new WeakMap<Bindings, Config>();

/**
 * Reads the variables once per isolate.
 * @throws ApiError `misconfigured`, naming every bad variable and never its value.
 */
export function readConfig(bindings: Bindings): Config {
  const known = checked.get(bindings);
  if (known) return known;
  const parsed = Variables.safeParse(bindings);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new ApiError(
      "misconfigured",
      `This site's settings need mending by its owner: ${faults.join("; ")}.`,
    );
  }
  const limits = limitsOf(parsed.data);
  const sharesOf = sharesUnder(limits, parsed.data.AI_DAILY_SHARE);
  const ledger = new Ledger(lenderOf(bindings.BUDGET), limits);
  const aiBudget = new AiBudget(counterOf(bindings.BUDGET), ledger, sharesOf);
  const balances = new Balances(unitsIn(bindings.BUDGET), sharesOf);
  const ai = parsed.data.AI_DAILY_NEURONS > 0 ? bindings.AI : undefined;
  const config = { ...parsed.data, ledger, aiBudget, balances, ...(ai === undefined ? {} : { ai }) };
  checked.set(bindings, config);
  return config;
}
