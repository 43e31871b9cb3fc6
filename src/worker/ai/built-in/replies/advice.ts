import type { CommentReply } from "#shared/contracts/replies.ts";
import type { CommentIntent } from "#shared/rules/replies.ts";
import type { ReadComment } from "../comments/read-comments.ts";
import { deniesIn } from "./corrections.ts";

const NOT_ITS_LANGUAGE =
  "The built-in engine doesn't write the language of this comment, so these options are in English.";

/** What only the creator can know or decide, for comments that are answered freely. */
const ADVICE: Partial<Record<CommentIntent, string>> = {
  gear: "This needs your answer: name the exact model, and where to find it if you know.",
  price: "This needs your answer: say what it cost and when, or what you charge.",
  link: "This needs your answer: say where it can be had, or that it can't, and mark a link that earns you money.",
  place: "This needs your answer: name the place, unless it is near your home.",
  schedule: "This needs your answer: give a date only if you're sure of it.",
  song: "This needs your answer: name the title and who made it.",
  personal: "You decide what you share. Leave out addresses, schools and workplaces.",
  "how-to": "This needs your answer: the step most people get wrong, or the video in which you show it.",
  question: "This needs your answer: one sentence with the fact, and what it depends on.",
  failure:
    "This needs your answer: once they've told you more, name the likeliest cause and what to change first.",
  correction:
    "Check it first. If they're right, pin their comment or put the correction into the description.",
  accusation:
    "This needs your answer: say plainly what is so and where it comes from. If they're right, correct or label the video.",
  collab:
    "This needs your answer: look at their channel first, then say whether you'd like to, and settle the details by e-mail.",
  story:
    "This needs your answer: take up the one thing they told you, since nothing here tells what they want to hear.",
  other:
    "This needs your answer: it isn't clear what they want, so say in a sentence what you make of it, or ask.",
  disagreement:
    "This needs your answer: say what you rely on and link it, or leave it. Don't argue about anybody's health or family.",
  sarcasm: "This sounds ironic, so it isn't answered as thanks. You can also leave it alone.",
};

/** What to say where nothing tells what a comment wants, by what it is like. */
const UNTOLD: readonly (readonly [is: (redacted: string) => boolean, advice: string])[] = [
  [
    (redacted) => deniesIn(redacted),
    "This needs your answer: they seem to set something right or to see it differently. Check it, then say in one sentence what is so.",
  ],
  [
    (redacted) => redacted.length > LONG,
    "This needs your answer: pick the one thing they tell that nobody else does, and answer that.",
  ],
];

/** From so many characters on a comment tells more than one thing. */
const LONG = 160;

/** What to do besides answering; nothing where the options can stand as they are. */
export function adviceFor({
  intent,
  language,
  redacted = "",
}: Pick<ReadComment, "intent" | "language"> & { readonly redacted?: string }): Pick<CommentReply, "advice"> {
  const untold = intent === "other" ? UNTOLD.find(([is]) => is(redacted))?.[1] : undefined;
  const advice = [untold ?? ADVICE[intent], language === "other" ? NOT_ITS_LANGUAGE : undefined].filter(
    (part) => part !== undefined,
  );
  return advice.length === 0 ? {} : { advice: advice.join(" ") };
}
