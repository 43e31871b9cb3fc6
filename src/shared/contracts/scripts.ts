import * as z from "zod/mini";
import { SCRIPT_SECONDS, secondsOfLength } from "../rules/scripts.ts";
import { SURFACES } from "../rules/surfaces.ts";
import { line } from "./fields.ts";
import { Details } from "./grounding.ts";
import { Channel } from "./own-material.ts";

/** Limits of what a creator types; characters are UTF-16 units. */
export const SCRIPT_LIMITS = { topic: 500 } as const;

/** A slider's place, 0 to 100. */
const slider = (name: string) =>
  z
    .number(`${name} must be a number.`)
    .check(z.minimum(0, `${name} can't be below 0.`), z.maximum(100, `${name} can't be above 100.`));

const ScriptForm = z.object({
  topic: z.pipe(
    line(SCRIPT_LIMITS.topic, "Topic"),
    z.string().check(z.minLength(1, "Enter a topic for the script.")),
  ),
  /** What the creator answered to the questions asked back. */
  details: Details,
  channel: Channel,
  platform: z._default(z.enum(SURFACES, `Platform must be one of ${SURFACES.join(", ")}.`), SURFACES[0]),
  /** 0 formal to 100 casual; see `toneOf`. */
  tone: z._default(slider("Tone"), 50),
  /** 0 short to 100 long; see `secondsOfLength`. */
  length: z.optional(slider("Length")),
  /** Seconds of speech, for who wants a length of their own. */
  seconds: z.optional(
    z
      .number("Seconds must be a number.")
      .check(
        z.minimum(SCRIPT_SECONDS.least, `Ask for at least ${SCRIPT_SECONDS.least} seconds.`),
        z.maximum(SCRIPT_SECONDS.most, `Ask for at most ${SCRIPT_SECONDS.most} seconds.`),
      ),
  ),
});

/** What `script` takes: the form, or a plain string, which is the topic of a script of 30 seconds (spec §7). */
export const ScriptRequest = z.pipe(
  z.transform((input: unknown) => (typeof input === "string" ? { topic: input } : input)),
  z.pipe(
    ScriptForm,
    z.transform(({ length, seconds, ...form }) => ({
      ...form,
      /** Seconds of speech to write. */
      seconds: seconds ?? (length === undefined ? SCRIPT_SECONDS.standard : secondsOfLength(length)),
    })),
  ),
);
export type ScriptRequest = z.output<typeof ScriptRequest>;
/** The form as the screen sends it: everything optional but the topic. */
export type ScriptForm = z.input<typeof ScriptForm>;
