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
  const trouble = () => withSaid(speaker, point, sentence(point.sign), oneOf(speaker, talk.cause, point));
  if (ask !== undefined) {
    const answered: Part = { ...beatOf(speaker, ask.point), said: [ask.point.answer] };
    if (weighs)
      return {
        opening: [hook(speaker, ask.point.ask), setup(speaker, ask.point.answer, ask.point.ask)],
        lead: [...own, trouble()],
      };
    return isHook(ask.point.ask)
      ? {
          opening: [hook(speaker, ask.point.ask), setup(speaker, sentence(point.sign), point.sign)],
          lead: [answered, ...own, cause()],
        }
      : {
          opening: [
            hook(speaker, isHook(point.sign) ? sentence(point.sign) : shortHook(speaker, point.subject)),
            setup(speaker, ask.point.ask, ask.point.ask),
          ],
          lead: [answered, ...own, isHook(point.sign) ? cause() : trouble()],
        };
  }
  const compared = speaker.sides === undefined ? undefined : talk.versus(...speaker.sides);
  if (compared !== undefined && isHook(compared))
    return {
      opening: [hook(speaker, compared), setup(speaker, sentence(point.sign), point.sign)],
      lead: [cause(), ...own],
    };
  const [first, second, third] = firstLines(speaker, point);
  return {
    opening: [hook(speaker, first), setup(speaker, second.said, second.shown)],
    lead: [...(third === undefined ? [] : [withSaid(speaker, point, third)]), ...own],
  };
}

/** What goes wrong and where that comes from, the shortest of its phrases first. */
function firstLines(
  speaker: Speaker,
  point: Arc["lead"]["point"],
): readonly [first: string, second: { readonly said: string; readonly shown: string }, third?: string] {
  const { talk, lead } = speaker.says;
  const cause = () => oneOf(speaker, talk.cause, point);
  const seen = { said: sentence(point.sign), shown: point.sign };
  if (isHook(point.sign)) return [sentence(point.sign), { said: cause(), shown: point.does }];
  if (isHook(point.does)) return [talk.challenged(point.does), seen, sentence(point.because)];
  if (isHook(point.because) && !isLeaning(point.because))
    return [sentence(point.because), seen, oneOf(speaker, lead.cause, point.does)];
  return [shortHook(speaker, point.subject), seen, cause()];
}

/** A part about a mistake with other words to say, named by its habit: its remedy comes later. */
function withSaid(speaker: Speaker, point: Arc["lead"]["point"], ...said: string[]): Part {
  const { broll } = beatOf(speaker, point);
  return part(cap(point.does), said, cap(point.does), broll);
}
