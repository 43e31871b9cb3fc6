import type { Fixture } from "@copilotkit/aimock";
import { CANARY } from "../ai-double/canaries.ts";
import type { Scenario } from "../model-double.ts";

type Respond = Extract<Fixture["response"], (...args: never[]) => unknown>;

/** How the helper asks, and how the general request after it does (spec §7). */
const HELPER = "Suggest 10 hashtags in";
const GENERAL = "Give me 10 hashtags for a video";

const list = (tags: readonly string[]) => ({ content: JSON.stringify({ hashtags: tags }) });
const prose = (content: string) => ({ response: { content } });
const failed = (status: number, retryAfter?: number) => ({
  status,
  retryAfter,
  error: { message: `${CANARY} said ${status}`, type: `${CANARY}_error`, code: CANARY },
});

let written = 0;

/** Ten tags; those of one question and of the next differ by their number. */
function tenTags() {
  written += 1;
  return list(Array.from({ length: 10 }, (_, index) => `#model${written}tag${index + 1}`));
}

/** One answer to the helper, another to the general request. */
const apart =
  (helper: ReturnType<Respond>, general: ReturnType<Respond>): Respond =>
  (request) =>
    JSON.stringify(request.messages).includes(HELPER) ? helper : general;

const CHATTY = "Tag the bread by its flour and by the kitchen it comes from.";

/** Markup, links, letters that turn the line around, endless words, and all of it again as text. */
const HOSTILE = [
  `<img src=x onerror="document.title='owned'">`,
  "#javascript:alert(1)",
  `<script>document.title = "owned"</script>`,
  "#\u202Edaerb",
  `#${"W".repeat(50)}`,
  `#${"W".repeat(3000)}`,
  "${constructor}{{7*7}}",
];

export const hashtagsScenarios: Scenario[] = [
  ["hashtags-untidy", { response: list(["Slow Bread", "##SLOWBREAD", "#rye #wheat", "!!!"]) }],
  ["hashtags-second", { response: apart({ content: CHATTY }, list(["#second"])) }],
  ["hashtags-recovers", { response: list(["#recovered"]) }],
  [
    "hashtags-text",
    prose("I'd go with #SlowBread, #slowbread and then #rye_loaf, not with a&#b or # alone."),
  ],
  ["hashtags-firsttext", prose("Take #helperbread.")],
  ["hashtags-chatty", prose(CHATTY)],
  ["?!?!?!", prose(CHATTY)],
  ["hashtags-busy", { response: failed(429, 7) }],
  ["hashtags-broken", { response: failed(500) }],
  ["hashtags-slow", { response: tenTags, chaos: { latencyMs: 20_000 } }],
  ["hashtags-hostile", { response: list(HOSTILE) }],
  ["hashtags-flood", prose(`${"<b>W".repeat(40_000)} #${"W".repeat(9000)} #flood \u202E#turned`)],
  [HELPER, { response: tenTags }],
  [GENERAL, { response: tenTags }],
];
