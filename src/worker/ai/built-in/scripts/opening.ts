import { cap } from "../compose/frames.ts";
import type { Points } from "../compose/points.ts";
import { clip, oneLine } from "../topic.ts";
import { type Arc, isHook } from "./arc.ts";
import { beatOf, oneOf, type Part, part, type Speaker } from "./parts.ts";
import { stepsFit } from "./steps.ts";

/** How a script begins, and what it goes on with before anything else. */
export interface Opening {
  readonly opening: Part[];
  readonly lead: Part[];
}

/** Fewer words than this have room for the reason and the remedy alone. */
const TIGHT = 80;
/** Fewer words than this have room for a question, its answer and the remedy alone. */
const TIGHTEST = 60;
/** What the cause takes besides what a script of steps has anyway, in words. */
const CAUSE = 30;

/**
 * Opens with a question or a sign of the subject, and leads on to its cause and its remedy. Where a task is shown,
 * a second, shorter one follows for when its steps leave no room for that.
 */
export function openingsOf(
  speaker: Speaker,
  arc: Arc,
  details: readonly string[],
  wanted: number,
): Opening[] {
  const whole = wholeOpening(speaker, arc, details, wanted);
  const [first] = whole.opening;
  if (!arc.showsTask || speaker.keeps || first === undefined) return [whole];
  const short = shortOpening(speaker, arc, first, ownBeats(speaker, details));
  return arc.goesThrough ? [short] : [whole, short];
}

/** The steps that an arc tells. */
function stepsOf({ rest }: Arc): Points["step"][] {
  return rest.flatMap(({ dealt: { point } }) => (point.kind === "step" ? [point] : []));
}

/** What helps at once, and nothing of why. */
function shortOpening(speaker: Speaker, { lead: { point }, ask }: Arc, first: Part, own: Part[]): Opening {
  const [text, shown] =
    ask === undefined ? [sentence(point.instead), point.instead] : [ask.point.answer, ask.point.ask];
  return { opening: [first, setup(speaker, text, shown)], lead: own };
}

/** The longest that an arc has room for: to its cause and its remedy. */
function wholeOpening(speaker: Speaker, arc: Arc, details: readonly string[], wanted: number): Opening {
  const { lead, ask, weighs } = arc;
  const { says } = speaker;
  const { point } = lead;
  const own = ownBeats(speaker, details);
  const answer = (): Part[] =>
    ask === undefined
      ? []
      : [{ ...beatOf(speaker, ask.point), said: [oneOf(speaker, says.lead.answer, ask.point)] }];
  if (speaker.keeps) {
    const first =
      ask === undefined
        ? oneOf(speaker, says.longHooks.sign, point.sign)
        : oneOf(speaker, says.longHooks.ask, ask.point.ask);
    const rest = told(speaker, point, oneOf(speaker, says.lead.rest, point));
    return {
      opening: [hook(speaker, first), promise(speaker)],
      lead: [
        ...own,
        ask === undefined
          ? rest
          : {
              ...rest,
              label: ask.point.ask,
              said: [...(answer()[0]?.said ?? []), oneOf(speaker, says.lead.sign, point.sign), ...rest.said],
            },
      ],
    };
  }
  const phrase = (weighs ? [ask?.point.ask] : [ask?.point.ask, point.sign]).find(
    (text) => text !== undefined && isHook(text),
  );
  const first = hook(
    speaker,
    phrase !== undefined
      ? sentence(phrase)
      : isHook(point.does) && !weighs
        ? says.talk.challenged(point.does)
        : shortHook(speaker, point.subject),
  );
  if (
    !arc.showsTask &&
    arc.showsHow &&
    stepsFit(stepsOf(arc), wanted) &&
    !stepsFit(stepsOf(arc), wanted - CAUSE)
  )
    return shortOpening(speaker, arc, first, own);
  if (arc.goesThrough) {
    const [text, shown] =
      phrase === undefined
        ? [oneOf(speaker, says.lead.sign, point.sign), point.sign]
        : [oneOf(speaker, says.lead.cause, point.does), point.does];
    return { opening: [first, setup(speaker, text, shown)], lead: own };
  }
  if (ask !== undefined) {
    if (wanted < TIGHTEST || weighs) {
      const { answer: text } = ask.point;
      const how =
        wanted < TIGHT
          ? told(speaker, point, sentence(point.instead))
          : beatOf(speaker, { ...point, kind: "mistake" });
      return { opening: [first, setup(speaker, text, ask.point.ask)], lead: [how, ...own] };
    }
    const second = phrase === ask.point.ask ? oneOf(speaker, says.lead.sign, point.sign) : ask.point.ask;
    const shown = setup(speaker, second, phrase === ask.point.ask ? point.sign : ask.point.ask);
    const answered = answer();
    const third =
      wanted < TIGHT
        ? told(speaker, point, sentence(point.instead))
        : phrase === undefined
          ? beatOf(speaker, { ...point, kind: "mistake" })
          : told(speaker, point, oneOf(speaker, says.lead.rest, point));
    return { opening: [first, shown], lead: [...answered, ...own, third] };
  }
  if (phrase === undefined) {
    const opening = [first, setup(speaker, oneOf(speaker, says.lead.sign, point.sign), point.sign)];
    return wanted < TIGHT
      ? { opening, lead: [...inTwo(speaker, point), ...own] }
      : { opening, lead: [told(speaker, point, oneOf(speaker, says.lead.rest, point)), ...own] };
  }
  const opening = [first, setup(speaker, oneOf(speaker, says.lead.cause, point.does), point.does)];
  if (wanted >= TIGHT)
    return { opening, lead: [told(speaker, point, oneOf(speaker, says.lead.remedy, point)), ...own] };
  return { opening, lead: [...inTwo(speaker, point), ...own] };
}

/** The reason and the remedy in the fewest words, a beat each. */
function inTwo(speaker: Speaker, point: Points["mistake"]): Part[] {
  const { says, shots } = speaker;
  const reason = cap(point.because);
  const shown = says.beats.scene.broll("", { ...point, picture: shots.take(point.picture) });
  const how = told(speaker, point, sentence(point.instead));
  return [part(reason, [sentence(reason)], reason, shown), how];
}

/** Opens where nothing is known but what the creator told. */
export function ownOpening(speaker: Speaker, subject: string, details: readonly string[]): Opening {
  const { says, say, random } = speaker;
  const short = details.find(isHook);
  const said =
    short === undefined
      ? details.length > 0
        ? shortHook(speaker, clip(oneLine(subject), 60))
        : say(random.pick(says.openHooks))
      : sentence(short);
  const rest = details.filter((detail) => detail !== short);
  const second = speaker.keeps
    ? promise(speaker)
    : setup(
        speaker,
        rest[0] === undefined ? say(random.pick(says.openSetups)) : sentence(rest[0]),
        rest[0] ?? says.screens.setup,
      );
  return {
    opening: [hook(speaker, said), second],
    lead: ownBeats(speaker, speaker.keeps ? rest : rest.slice(1)),
  };
}

/** A beat for each sentence of the creator's own, word by word. */
export function ownBeats({ says, shots }: Speaker, details: readonly string[]): Part[] {
  return details.map((detail) => {
    const said = sentence(detail);
    return part(
      said.replace(/[.!?…]+$/u, ""),
      [said],
      said.replace(/\.$/u, ""),
      says.brolls.own(shots.take()),
    );
  });
}

/** The lead, with what is left to say of it. */
function told(speaker: Speaker, point: Points["mistake"], said: string): Part {
  return { ...beatOf(speaker, { ...point, kind: "mistake" }), said: [said] };
}

/** The first line. */
export function hook({ says, request, first }: Speaker, said: string): Part {
  return {
    ...part("HOOK", [said], request.topic, says.brolls.opening(first ?? "____")),
    note: says.notes[request.platform].first,
  };
}

/** A first line of few words, where no phrase of the subject has so few. */
export function shortHook(speaker: Speaker, subject: string): string {
  const { says, say, random, first } = speaker;
  if (first !== undefined && isHook(first)) return sentence(first);
  const fitting = says.hooks.map((way) => say(way(subject))).filter(isHook);
  const naming = fitting.filter((text) => text.toLowerCase().includes(subject.toLowerCase()));
  if (naming.length > 0) return random.pick(naming);
  return fitting.length === 0 ? say(random.pick(says.openHooks)) : random.pick(fitting);
}

/** @param shown what stands on screen. */
export function setup({ says, shots, first, isLong }: Speaker, said: string, shown: string): Part {
  const picture = first === undefined ? "____" : shots.take();
  return part(isLong ? "PROMISE" : "SETUP", [said], cap(shown), says.brolls.setup(picture));
}

function promise({ says, say, loop }: Speaker): Part {
  return part("PROMISE", [say(loop.promise)], loop.screen, says.brolls.promise);
}

/** A phrase as a sentence of its own. */
export function sentence(text: string): string {
  return `${cap(text)}${/[?!.…]["”»]?$/u.test(text) ? "" : "."}`;
}
