import { actionsIn } from "#shared/rules/ideas.ts";
import type { Points } from "../compose/points.ts";
import { count } from "./layout.ts";
import { oneOf, type Part, part, type Speaker } from "./parts.ts";

/**
 * What shows that it worked: a picture of the remedy itself, or the sign before and after it, for the creator to film.
 * @param point the mistake that the script puts right.
 */
export function proof(
  speaker: Speaker,
  point: Points["mistake"] | undefined,
  picture: string | undefined,
): Part {
  const { says, say, random } = speaker;
  const more = random.sample(says.afterProof, says.afterProof.length).map(say);
  const [said, broll] =
    picture === undefined && point !== undefined
      ? [oneOf(speaker, says.compared, point), says.brolls.compared(point)]
      : [oneOf(speaker, says.proofs, picture ?? "____"), says.brolls.proof(picture ?? "____")];
  return { ...part("PROOF", [said], says.screens.proof, broll), more };
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

/** One request that the platform has, in few words where there is little time. */
export function callToAction(speaker: Speaker, point: Points["mistake"] | undefined): Part {
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
  const fitting = all.filter((call) => count([call]) <= 8 + seconds / 10 && actionsIn(call).length === 1);
  const said = fitting.length > 0 ? random.pick(fitting) : (says.openCalls(platform)[0] ?? "");
  return {
    ...part("CALL TO ACTION", [said], says.screens.call, random.pick(says.brolls.closing)),
    note: says.notes[platform].last,
  };
}
