import * as fc from "fast-check";
import type { TaskName } from "#shared/contracts/assistant.ts";
import { HELPER_LIMITS, type HelperField } from "#shared/contracts/helpers.ts";
import { anyCharacter } from "./any-character.ts";

/** The prose helpers by their task, each with its fields; the first is needed. */
export const HELPERS = {
  monetize: ["niche", "platform", "audienceSize", "country", "question"],
  optimize_video: ["title", "description", "tags", "niche", "transcript"],
  growth_prediction: ["niche", "platform", "followers", "history"],
  daily_briefing: ["niche", "platform", "goal"],
  thumbnail_advice: ["title", "niche", "description"],
  competitor_insights: ["niche", "competitors", "notes"],
  voice_to_text: ["transcript", "keep"],
  tts_script: ["text", "voice"],
  content_calendar: ["niche", "platform", "perWeek", "start"],
  performance_analysis: ["data", "niche"],
  caption: ["topic", "platform", "tone"],
  ab_test: ["titles", "niche", "goal"],
  crisis_management: ["situation", "platform"],
} as const satisfies Partial<Record<TaskName, readonly [HelperField, ...HelperField[]]>>;
export type HelperName = keyof typeof HELPERS;
export const HELPER_NAMES = Object.keys(HELPERS) as HelperName[];

export type HelperForm = Partial<Record<HelperField, string>>;

/** Anything a person, a script or an attacker may put into a field. */
const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.string({ unit: anyCharacter, maxLength: 120 }),
  fc.lorem({ maxCount: 30 }),
  fc
    .array(fc.integer({ min: -10, max: 2_000_000 }).map(String), { maxLength: 8 })
    .map((all) => all.join("\n")),
  fc.constantFrom(
    "cooking",
    "What is love??",
    "TikTok",
    "youtube shorts",
    "12k",
    "timestamps",
    "تعلم اللغة العربية من الصفر",
    "手机摄影技巧。第二句！",
    "हिन्दी में खाना बनाना",
    "👩‍👩‍👧‍👦🔥 family vlogs 🏳️‍🌈",
    "<script>alert('x')</script> <img src=x onerror=alert(1)>",
    "# heading\n- item\n> quote\n```\ncode\n```\n---\n| a | b |\n| --- | --- |\n| 1 | 2 |",
    "[link](javascript:alert(1)) ![x](y) www.example.com https://example.com a@b.co ~~gone~~ **in bold words**",
    "${topic} and {topic} and $& and %s &amp; &lt;b&gt; \\ \\| ` _ * ~",
    "\u202Edesrever\u202C \u0000 \u0007",
    'title,views,likes\n"a|b",1000,5\n<b>,2k,',
    "0:00 um um hello hello\n0:05 and so on\n0:31 the the end\n1:02 bye",
    "2026-01-01: 100\n2026-02-30: 1,200\n2026-03-01: -5",
  ),
);

/** A form of a helper with random content in each field, within its limits. */
export function anyForm(name: HelperName): fc.Arbitrary<HelperForm> {
  const [first, ...others] = HELPERS[name];
  const field = (key: HelperField) => anyText.map((text) => text.slice(0, HELPER_LIMITS[key]));
  const needed = field(first).filter((text) => text.replace(/\s+/gu, " ").trim() !== "");
  const fields = [[first, needed], ...others.map((key) => [key, field(key)])] as const;
  return fc.record(Object.fromEntries(fields), { requiredKeys: [first] });
}
