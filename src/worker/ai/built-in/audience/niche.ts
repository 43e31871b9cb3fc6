import type { Specific } from "#shared/contracts/grounding.ts";
import type { Material } from "../../material/material.ts";
import { momentsOf } from "../../material/moments.ts";
import { ownCards } from "../../material/own-cards.ts";
import type { SubjectKnowledge } from "../../material/subject-knowledge.ts";
import { pointsOf } from "../compose/points.ts";
import { worksheets } from "../ideas/worksheet-ideas.ts";
import { type Draft, ideaWriter } from "../ideas/write-ideas.ts";
import { thinned } from "../planner/vary.ts";
import type { Random } from "../random.ts";
import { TELLING } from "../trends/cards.ts";
import { capital, quoted } from "../topic.ts";
import type { Point } from "./channel.ts";
import { monthNames } from "./wording.ts";

const IDEAS = 4;
/** Subjects of a niche that a report speaks of. */
const SUBJECTS = 3;
/** Times of the year that are named. */
const MOMENTS = 3;

/** What is known in general, for each part of a report. It knows nothing of one channel. */
export interface NicheNotes {
  /** What it is knowledge of; undefined where nothing is known. */
  readonly name: string | undefined;
  readonly who: readonly Point[];
  readonly wants: readonly Point[];
  readonly timing: readonly Point[];
  readonly next: readonly Point[];
  readonly tests: readonly Point[];
  readonly restsOn: readonly Specific[];
}

/** @param material in English, as the report is. */
export async function nicheNotes(niche: string, random: Random, material: Material): Promise<NicheNotes> {
  const { subject } = material;
  const cards = subject === undefined ? random.sample(ownCards(material), SUBJECTS) : [subject];
  const [first] = cards;
  const timing = [...TIMING, ...(await seasons(material, random))];
  if (first === undefined) return { ...openNotes(niche, random, material), timing };
  const chosen = chosenOf(first, random);
  const ideas = ideasOf(cards, random, material);
  return {
    name: subject === undefined ? cards.map(({ name }) => name).join(", ") : subject.name,
    who: whoNotes(cards, random),
    wants: wantNotes(cards, random),
    timing,
    next: ideas.map(({ title, format, restsOn: [fact] }) => ({
      text: `${quoted(title)} (${format})`,
      ...(fact === undefined ? {} : { examples: [`It rests on this: ${quoted(fact.text)}`] }),
    })),
    tests: testNotes(chosen),
    restsOn: [
      ...ideas.flatMap(({ restsOn }) => restsOn.slice(0, 1)),
      { text: chosen.mistake.because, source: "knowledge", label: first.name },
    ],
  };
}

/** Ideas in turns from the cards, each of a point that carries a video. */
function ideasOf(cards: readonly SubjectKnowledge[], random: Random, { subject, brief }: Material): Draft[] {
  const request = { platform: undefined, audience: "" };
  const write = ideaWriter(request, random, brief, undefined, subject === undefined);
  const decks = cards.map((card) =>
    pointsOf(thinned({ ...card, moments: [] }, IDEAS, random), "", random).filter(({ point }) =>
      TELLING.has(point.kind),
    ),
  );
  const turns = Array.from({ length: IDEAS * 2 }, (_, turn) =>
    decks.flatMap((deck) => deck.slice(turn, turn + 1)),
  ).flat();
  const ideas: Draft[] = [];
  for (const dealt of turns) {
    const [draft] = ideas.length < IDEAS ? write(dealt) : [];
    if (draft !== undefined && ideas.every(({ title }) => title !== draft.title)) ideas.push(draft);
  }
  return ideas;
}

type Chosen = ReturnType<typeof chosenOf>;

/** What is spent in tests, and nowhere else in a report. */
function chosenOf({ mistakes, beliefs, choices, scenes }: SubjectKnowledge, random: Random) {
  return {
    mistake: random.pick(mistakes),
    belief: random.pick(beliefs),
    choice: random.pick(choices),
    scene: random.pick(scenes),
  };
}

/** Who watches, and by which words each can be told apart in comments. */
function whoNotes(cards: readonly SubjectKnowledge[], random: Random): Point[] {
  const people = cards.flatMap((card) =>
    random.sample(card.people, cards.length === 1 ? 3 : 1).map((who) => ({
      text: cards.length === 1 ? `${capital(who)}.` : `${capital(who)} (${card.name}).`,
    })),
  );
  const signs = cards.slice(0, 2).map(({ questions, terms, name }) => {
    const [one, other] = random.sample(terms, 2).map(({ term }) => quoted(term));
    return {
      text: `In comments on ${name}: who writes ${[one, other].filter((term) => term !== undefined).join(" or ")} without explaining it has done this for a while. Who asks ${quoted(random.pick(questions).ask)} hasn't yet.`,
    };
  });
  return [
    ...people,
    ...signs,
    {
      text: "Choose one of these groups and speak to that one for ten videos. Comments then show whether you chose well.",
    },
  ];
}

function wantNotes(cards: readonly SubjectKnowledge[], random: Random): Point[] {
  const each = <Item>(list: (card: SubjectKnowledge) => readonly Item[]) =>
    cards.flatMap((card) => random.sample(list(card), cards.length === 1 ? 2 : 1));
  return [
    {
      text: "They ask, and the short answer is",
      examples: each(({ questions }) => questions).map(({ ask, answer }) => `${quoted(ask)} ${answer}`),
    },
    {
      text: "They come because something went wrong, and want the way out",
      examples: each(({ mistakes }) => mistakes).map(
        ({ sign, instead }) => `${capital(sign)}. The way out: ${instead}.`,
      ),
    },
    {
      text: "They have to choose",
      examples: each(({ choices }) => choices).map(
        ({ a, b, decides }) => `${capital(a)} or ${b}: it depends on ${decides}.`,
      ),
    },
  ];
}

function testNotes({ mistake, belief, choice, scene }: Chosen): Point[] {
  return [
    {
      text: `Two ways in: open one video with what goes wrong (${quoted(mistake.sign)}) and the next with what to do (${quoted(mistake.instead)}). Compare how many still watch at 30 seconds, or after three seconds on a short.`,
    },
    {
      text: `Correct or teach: one video against the belief that ${belief.said}, one that shows why: ${belief.so}. Compare comments for every 1,000 views.`,
    },
    { text: `First picture: begin one with ${scene} and one with you talking. Keep everything else.` },
    {
      text: `Last sentence: end one video by asking for a side, ${choice.a} or ${choice.b}, and one with an open question. Count the replies that give a reason.`,
    },
  ];
}

/** What is known about times in general, each with its kind; see the playbook's entries on timing. */
const TIMING: readonly Point[] = [
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
];

/** When in the year it matters. */
async function seasons(material: Material, random: Random): Promise<Point[]> {
  const moments = (await momentsOf(material)).filter(({ months }) => months.length > 0);
  if (moments.length === 0) return [];
  const named = random.sample(moments, MOMENTS);
  return [
    {
      text: "Times of the year that matter here:",
      examples: named.map(
        ({ when, months, what, card }) =>
          `${capital(material.subject === undefined ? `${card.name}, ${when}` : when)} (${monthNames(months)}): ${what}.`,
      ),
    },
  ];
}

/** Where nothing is known: what to find out, and where to write it. */
function openNotes(niche: string, random: Random, material: Material): Omit<NicheNotes, "timing"> {
  const request = { topic: "", niche, audience: "", platform: undefined, format: undefined, count: IDEAS };
  const sheets = worksheets(request, random, material, undefined).slice(0, IDEAS);
  return {
    name: undefined,
    restsOn: [],
    who: [
      {
        text: "Fill in: who asked you about this last, what they had tried before, and which word they used for it.",
      },
      { text: "Write down three people who have asked you about it. What they share is your audience." },
    ],
    wants: [
      {
        text: "Fill in: what goes wrong most often, what it looks like when it does, and what you do instead.",
      },
      {
        text: "Copy ten questions from comments, messages or a forum, word for word, and mark those that come twice.",
      },
    ],
    next: sheets.map(({ title, description }) => ({
      text: `${quoted(title)}`,
      examples: [description.split("\n").at(-1) ?? description],
    })),
    tests: [
      {
        text: "Two ways in: open one video with what goes wrong and the next with the result. Compare how many still watch at 30 seconds, or after three seconds on a short.",
      },
      {
        text: "First picture: begin one with your hands at work and one with you talking. Keep everything else.",
      },
    ],
  };
}
