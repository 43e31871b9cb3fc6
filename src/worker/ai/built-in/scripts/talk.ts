import { cap } from "../compose/frames.ts";
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
  return isHook(point.sign)
    ? {
        opening: [
          hook(speaker, sentence(point.sign)),
          setup(speaker, oneOf(speaker, talk.cause, point), point.does),
        ],
        lead: own,
      }
    : {
        opening: [
          hook(speaker, shortHook(speaker, point.subject)),
          setup(speaker, sentence(point.sign), point.sign),
        ],
        lead: [cause(), ...own],
      };
}

/** A part about a mistake with other words to say, named by its habit: its remedy comes later. */
function withSaid(speaker: Speaker, point: Arc["lead"]["point"], ...said: string[]): Part {
  const { broll } = beatOf(speaker, point);
  return part(cap(point.does), said, cap(point.does), broll);
}
