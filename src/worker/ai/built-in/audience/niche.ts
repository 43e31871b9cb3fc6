import { isWholeNiche, nicheFor, related } from "../find-niche.ts";
import { TESTS } from "../hooks/beats.ts";
import { writeIdeas } from "../ideas.ts";
import type { NichePack } from "../niche.ts";
import { general } from "../niches/general.ts";
import type { Random } from "../random.ts";
import { capital, quoted } from "../topic.ts";
import type { Point } from "./channel.ts";
import { monthNames } from "./wording.ts";

const IDEAS = 4;

/** What is known about a niche in general, for each part of a report. It knows nothing of one channel. */
export interface NicheNotes {
  /** The niche that was recognised; undefined for one the product has no notes on. */
  readonly name: string | undefined;
  readonly who: readonly Point[];
  readonly wants: readonly Point[];
  readonly timing: readonly Point[];
  readonly next: readonly Point[];
  readonly tests: readonly Point[];
}

export function nicheNotes(niche: string, random: Random): NicheNotes {
  const pack = nicheFor(niche, "");
  const some = (list: readonly string[], count: number) => chosen(pack, niche, list, count, random);
  const [pain = "", desire = ""] = [...some(pack.pains, 1), ...some(pack.desires, 1)];
  const [mistake = "", myth = "", proof = ""] = [
    ...some(pack.mistakes, 1),
    ...some(pack.myths, 1),
    ...some(pack.proofs, 1),
  ];
  return {
    name: pack === general ? undefined : pack.name,
    who: [
      ...some(pack.audiences, 4).map((audience) => ({ text: `${capital(audience)}.` })),
      {
        text: "Choose one of them and speak to that one for ten videos. Comments then show whether you chose well.",
      },
    ],
    wants: [
      {
        text: "They want to",
        examples: some(
          pack.desires.filter((entry) => entry !== desire),
          3,
        ),
      },
      {
        text: "They struggle with",
        examples: some(
          pack.pains.filter((entry) => entry !== pain),
          3,
        ),
      },
    ],
    timing: timingNotes(pack),
    next: ideasFor(niche, random),
    tests: [
      {
        text: `Two ways in: open one video with the struggle (${quoted(pain)}) and the next with the wish (${quoted(desire)}). Compare how many still watch at 30 seconds, or after three seconds on a short.`,
      },
      {
        text: `Correct or teach: one video against the idea that ${myth}, one that warns of ${mistake}. Compare comments for every 1,000 views.`,
      },
      { text: `First picture: begin one with ${proof} and one with you talking. Keep everything else.` },
      { text: random.pick([...TESTS.short, ...TESTS.long]) },
    ],
  };
}

/** Entries that share a word with the niche as the creator names it first, then others of the pack. */
function chosen(
  pack: NichePack,
  niche: string,
  list: readonly string[],
  count: number,
  random: Random,
): string[] {
  const shuffled = random.sample(list, list.length);
  const close = isWholeNiche(pack, niche) ? [] : related(shuffled, niche, pack.name);
  return [...new Set([...close, ...shuffled])].slice(0, count);
}

/** What is known about times in general, each with its kind; see the playbook's entries on timing. */
function timingNotes(pack: NichePack): Point[] {
  return [
    {
      text: "Crescendo can't see when your viewers watch. The audience page of each platform's own analytics can: YouTube Studio, TikTok Studio and Instagram's insights.",
    },
    {
      text: "As a first guess, 20:00 where most of your viewers live is where studies meet; on other hours they contradict each other (study, checked 2026-11-21).",
    },
    {
      text: "On TikTok, Buffer's study of 7.1 million posts in 2026 sees views climb from 18:00 to 23:00 and Saturday as the best day; read in reprints (study, checked 2026-11-21).",
    },
    {
      text: "One study puts an account's own best hour about 31% above its average hour, so time is a small weight beside subject and title (study, checked 2026-11-21).",
    },
    {
      text: `Times of the year that matter here: ${pack.moments.map(({ name, months }) => `${name} (${monthNames(months)})`).join("; ")}.`,
    },
  ];
}

/** Ideas of the idea generator for this niche, by title and format. */
function ideasFor(niche: string, random: Random): Point[] {
  const { ideas } = writeIdeas(
    { topic: "", niche, audience: "", count: IDEAS, platform: undefined, format: undefined },
    random,
  );
  return ideas.map(({ title, format }) => ({ text: `${quoted(title)} (${format})` }));
}
