import { cap } from "../compose/frames.ts";
import { isLeaning } from "../compose/leaning.ts";
import { type Arc, isHook } from "./arc.ts";
import { hook, type Opening, ownBeats, sentence, setup, shortHook } from "./opening.ts";
import { beatOf, oneOf, type Part, part, type Speaker } from "./parts.ts";

/**
 * How a script opens that talks: with the comparison or the question that the creator's words make, else with what
 * goes wrong; then what that comes from. Its remedy is kept for the proof.
 */
export function talkOpening(speaker: Speaker, arc: Arc, details: readonly string[]): Opening {
  const { lead, ask, weighs } = arc;
  const { point } = lead;
  const { talk } = speaker.says;
  const own = ownBeats(speaker, details);
  const cause = () => withSaid(speaker, point, oneOf(speaker, talk.cause, point));
  const answered = (...said: string[]): Part[] =>
    ask === undefined ? [] : [{ ...beatOf(speaker, ask.point), said }];
  const sign = () => setup(speaker, sentence(point.sign), point.sign);
  if (ask !== undefined && weighs) {
    const trouble = withSaid(speaker, point, sentence(point.sign), oneOf(speaker, talk.cause, point));
    return {
      opening: [hook(speaker, ask.point.ask), setup(speaker, ask.point.answer, ask.point.ask)],
      lead: [...own, trouble],
    };
  }
  const compared = speaker.sides === undefined ? undefined : talk.versus(...speaker.sides);
  if (compared !== undefined && isHook(compared)) {
    const asked = ask === undefined ? [] : answered(ask.point.ask, ask.point.answer);
    return { opening: [hook(speaker, compared), sign()], lead: [cause(), ...asked, ...own] };
  }
  if (ask !== undefined && isHook(ask.point.ask))
    return {
      opening: [hook(speaker, ask.point.ask), sign()],
      lead: [...answered(ask.point.answer), ...own, cause()],
    };
  const [first, second, ...rest] = troubleLines(speaker, point);
  if (ask !== undefined)
    return {
      opening: [hook(speaker, first), setup(speaker, ask.point.ask, ask.point.ask)],
      lead: [...answered(ask.point.answer), ...own, withSaid(speaker, point, second, ...rest)],
    };
  return {
    opening: [hook(speaker, first), setup(speaker, second, rest.length === 0 ? point.does : point.sign)],
    lead: [...(rest.length === 0 ? [] : [withSaid(speaker, point, ...rest)]), ...own],
  };
}

/** What goes wrong and where that comes from, sentence by sentence; the first is short enough for a feed. */
function troubleLines(
  speaker: Speaker,
  point: Arc["lead"]["point"],
): readonly [first: string, second: string, ...rest: string[]] {
  const { talk, lead } = speaker.says;
  const sign = sentence(point.sign);
  const cause = () => oneOf(speaker, talk.cause, point);
  if (isHook(point.sign)) return [sign, cause()];
  if (isHook(point.does)) return [talk.challenged(point.does), sign, sentence(point.because)];
  if (isHook(point.because) && !isLeaning(point.because))
    return [sentence(point.because), sign, oneOf(speaker, lead.cause, point.does)];
  return [shortHook(speaker, point.subject), sign, cause()];
}

/** A part about a mistake with other words to say, named by its habit: its remedy comes later. */
function withSaid(speaker: Speaker, point: Arc["lead"]["point"], ...said: string[]): Part {
  const { broll } = beatOf(speaker, point);
  return part(cap(point.does), said, cap(point.does), broll);
}
