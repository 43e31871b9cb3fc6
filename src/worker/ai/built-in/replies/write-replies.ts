import type { CommentReply, RepliesRequest, RepliesResult } from "#shared/contracts/replies.ts";
import type { ReplyTone } from "#shared/rules/replies.ts";
import { type ReadComment, readComments } from "../comments/read-comments.ts";
import { summarize } from "../comments/summary.ts";
import type { Random } from "../random.ts";
import { adviceFor } from "./advice.ts";
import { askedIn } from "./asked/asked.ts";
import { besidesOf } from "./besides.ts";
import { CAREFUL_ADVICE, type CarefulIntent } from "./careful/careful.ts";
import { dealer } from "./deal.ts";
import { LANGUAGES } from "./languages.ts";
import type { Answers } from "./lines/lines.ts";
import { ownWords } from "./own-words/own-words.ts";
import { filled, ownIn, phrasedOptions, sayable } from "./phrased-option.ts";
import { inRegister, isFormal } from "./register.ts";
import { isAsking, isRepeated, stanceOf, variantOf } from "./variant.ts";

/** Answers comments from what the engine knows by itself, and sums them up from counts. */
export function writeReplies({ comments, tone }: RepliesRequest, random: Random): RepliesResult {
  const read = readComments(comments);
  return { replies: read.map(replyWriter(tone, random)), summary: summarize(read) };
}

/** Writes one reply after another. No comment gets an option twice, and none comes again while there are others. */
export function replyWriter(tone: ReplyTone, random: Random): (comment: ReadComment) => CommentReply {
  const deal = dealer(random);

  return (read) => {
    const { comment, kind, sentiment, intent, language } = read;
    const { lines, careful } = LANGUAGES[language];
    const formal = isFormal(read.redacted, language);
    const shared = { comment, kind, intent, sentiment };
    if (isCareful(intent)) {
      const words = ownWords(read, formal);
      const candidates = sayable(careful[intent], words).map((line) => ({
        text: filled(inRegister(line, formal), words),
        parts: [line],
        own: ownIn(line),
      }));
      return { ...shared, options: deal(candidates, []), advice: CAREFUL_ADVICE[intent] };
    }
    const besides = besidesOf(read);
    const asked = isAsking(intent) ? askedIn(read.redacted, language) : undefined;
    const found = ownWords(read, formal);
    const variant = variantOf(intent, read.redacted, besides, asked);
    const repeats =
      asked !== undefined &&
      (variant === asked.kind || (variant === intent && isRepeated(intent, found.x !== undefined)));
    const words = repeats ? { ...found, x: inRegister(asked.clause, formal) } : found;
    const answers = {
      ...lines.answers[variant],
      ...(repeats && variant === intent ? repeated(lines.answers.told) : {}),
    };
    const optionsOf = (from: typeof answers) => {
      const stance = stanceOf(from.stance, besides, intent);
      const options: string[] = [];
      for (const shape of SHAPES) {
        // Two options that repeat the comment's words are enough, where the third may ask about something else.
        const named = shape !== "ask" || !sayable(from.warm, words).some((line) => ownIn(line) > 0);
        const said = sayable(from[shape], words);
        options.push(...deal(phrasedOptions(said, { stance, tone, lines, words, named, formal }), options));
      }
      return options;
    };
    const options = optionsOf(answers);
    return {
      ...shared,
      // What all lines would have to repeat can't be read in every language.
      options: options.length > 0 ? options : optionsOf(lines.answers.other),
      ...adviceFor({ language, redacted: read.redacted, intent: variant === "chosen" ? "question" : intent }),
    };
  };
}

/** What is said of a question that is repeated; what is asked back stays its own. */
function repeated({ short, warm }: Answers): Pick<Answers, "short" | "warm"> {
  return { short, warm };
}

/** The three options of a comment that is answered freely. */
const SHAPES = ["short", "warm", "ask"] as const;

function isCareful(intent: string): intent is CarefulIntent {
  return intent in CAREFUL_ADVICE;
}
