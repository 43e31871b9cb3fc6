import { actionsIn } from "#shared/rules/ideas.ts";
import { cap } from "../compose/frames.ts";
import { isLeaning } from "../compose/leaning.ts";
import type { Points } from "../compose/points.ts";
import { count } from "./layout.ts";
import { oneOf, type Part, part, type Speaker } from "./parts.ts";

/** A remedy of so few words isn't understood long after its trouble. */
const BRIEF = 5;

/**
 * What shows that it worked: a picture of the remedy itself, or the sign before and after it, for the creator to film.
 * @param point the mistake that the script puts right.
 */
export function proof(
  speaker: Speaker,
  point: Points["mistake"] | undefined,
  picture: string | undefined,
): Part {
  const { says, say } = speaker;
  const broll =
    picture === undefined && point !== undefined
      ? says.brolls.compared(point)
      : says.brolls.proof(picture ?? "____");
  if (speaker.talks && point !== undefined) {
    const isBrief = count([point.instead]) <= BRIEF || isLeaning(point.instead);
    const ways = isBrief ? says.talk.swap : says.talk.payoff;
    return part("PROOF", [oneOf(speaker, ways, point)], cap(point.instead), broll);
  }
  if (speaker.end !== undefined)
    return part("PROOF", [say(says.steps.done(speaker.end))], says.screens.proof, broll);
  const said =
    picture === undefined && point !== undefined
      ? oneOf(speaker, says.compared, point)
      : oneOf(speaker, says.proofs, picture ?? "____");
  return part("PROOF", [said], says.screens.proof, broll);
}

/** Sums up a long video, and says what its promise kept for the end. */
export function recap(
  speaker: Speaker,
  leads: readonly Points["mistake"][],
  kept: Points["mistake"] | undefined,
): Part {
  const { says, say, loop, keeps } = speaker;
  const points = leads.length > 0 ? leads.map(({ instead }) => instead) : ["____"];
  const answer = keeps ? [say(kept === undefined ? loop.open : loop.answer(kept))] : [];
  return part(
    "RECAP",
    [oneOf(speaker, says.recaps, says.and(points)), ...answer],
    says.screens.recap,
    says.brolls.recap,
  );
}

/** One request that the platform has, in few words where there is little time. @param first the opening picture. */
export function callToAction(
  speaker: Speaker,
  point: Points["mistake"] | undefined,
  first: string | undefined,
): Part {
  const { says, random, request } = speaker;
  const { platform, seconds } = request;
  const all =
    point === undefined
      ? says.openCalls(platform)
      : says.calls({
          platform,
          subject: point.subject,
          point,
        });
  const fresh = all.filter(
    (call) =>
      point === undefined ||
      !speaker.talks ||
      ![point.sign, point.instead].some((told) => call.includes(told)),
  );
  const fitting = fresh.filter((call) => count([call]) <= 8 + seconds / 10 && actionsIn(call).length === 1);
  const said = fitting.length > 0 ? random.pick(fitting) : (says.openCalls(platform)[0] ?? "");
  return {
    ...part(
      "CALL TO ACTION",
      [said],
      says.screens.call,
      first === undefined ? random.pick(says.brolls.closing) : says.brolls.back(first),
    ),
    note: says.notes[platform].last,
  };
}
