import knowledge from "virtual:knowledge/subjects";
import { beforeAll, describe, expect, test } from "vitest";
import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { builtInEngine } from "#worker/ai/built-in/engine.ts";
import { parseInput } from "#worker/serve.ts";
import { writeBriefing } from "#worker/ai/built-in/helpers/briefing/write-briefing.ts";
import { kindsOf } from "#worker/ai/built-in/helpers/crisis-management.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { careOf } from "#worker/ai/material/care/care-of.ts";
import { taskNamed } from "#worker/ai/tasks/all.ts";
import { materialOf, prepared } from "../support/answers.ts";
import { HELPER_NAMES, type HelperForm, type HelperName } from "../support/helpers.ts";
import { faultIn } from "../support/text-faults.ts";

async function answer(name: HelperName, form: HelperForm | string, seed = 1): Promise<string> {
  const task = taskNamed(name);
  const question = { task, input: parseInput(task.input, form), sampling: { seed }, memory: "" };
  return (await builtInEngine.answer(prepared(question), NEVER)).reply;
}

const NEVER = new AbortController().signal;

/** The text of one section, by its heading. */
function section(text: string, heading: string): string {
  return text.split(/^#{2,3} /mu).find((part) => part.startsWith(`${heading}\n`)) ?? "";
}

/** Ordinary forms about a subject, so that any fault in the answer is the engine's own. */
function ordinary(subject: string, seed: number): Record<HelperName, HelperForm> {
  const { pick } = seededRandom(seed);
  const platform = pick(["", "YouTube", "TikTok", "Instagram", "YouTube Shorts", "Twitch"]);
  const niche = pick(["", subject]);
  return {
    monetize: {
      niche: subject,
      platform,
      audienceSize: pick(["", "12k", "850", "huge"]),
      country: pick(["", "Kenya"]),
    },
    optimize_video: {
      title: pick([`Beginner mistakes in ${subject}`, `${subject}: what I learned`]),
      niche,
      description: pick(["", "Follow me. Subscribe."]),
      tags: pick(["", "one, two words"]),
      transcript: pick(["", "0:00 Hello there\n0:20 Second part\n0:50 Third part"]),
    },
    growth_prediction: {
      niche: subject,
      platform,
      followers: pick(["", "850"]),
      history: pick(["", "100\n120\n150", "none"]),
    },
    daily_briefing: { niche: subject, platform, goal: pick(["", "more comments"]) },
    thumbnail_advice: { title: `5 mistakes in ${subject}`, niche, description: pick(["", "Some words."]) },
    competitor_insights: {
      niche: subject,
      competitors: pick(["", "Cem, Bob"]),
      notes: pick(["", "They post a lot."]),
    },
    voice_to_text: {
      transcript: "Um so I went there and and it was good. Then we left.",
      keep: pick(["", "timestamps", "jokes"]),
    },
    tts_script: {
      text: `I saved 50% with ${subject}, and then I went home.\n\nNever do that.`,
      voice: pick(["", "calm", "quick"]),
    },
    content_calendar: {
      niche: subject,
      platform,
      perWeek: pick(["", "1", "7", "x"]),
      start: pick(["", "2026-12-01", "soon"]),
    },
    performance_analysis: {
      data: pick(["nothing", "title,views\nFirst,100\nSecond,900\nThird,400\nFourth,5"]),
      niche,
    },
    caption: {
      topic: subject,
      platform,
      tone: pick(["", "casual", "motivational", "funny", "techy", "professional", "sad"]),
    },
    ab_test: {
      titles: pick([
        `Beginner mistakes in ${subject}`,
        `5 mistakes in ${subject}\nStart with ${subject} today`,
      ]),
      niche,
    },
    crisis_management: {
      situation: pick(["My account was hacked.", "Trolls insult me.", "It rains."]),
      platform,
    },
  };
}

/** Words of a sentence that says something of a platform. */
const FACT =
  /YouTube (?:tests|ads|fan|says|calls|takes|asks)|\$0\.|TikTok (?:Creator|takes)|half of all channels/u;

/** Cards that speak of what looks like a fault, the value NaN, the letter u, a version A; one whose name is Spanish, too. */
const LOOKS_FAULTY = new Set([
  "training machine learning models",
  "RV living",
  "learning French",
  "learning German",
  "practising sun salutations",
  "no-spend challenges",
]);

/** What creators would type in English: subjects there are cards of, niches by name, and what nobody has written a card of. */
const TYPED = [
  ...knowledge.subjects.map(({ subject }) => subject),
  ...NICHE_NAMES,
  "enamel sign zinc baths",
  "harpsichord quill voicing",
  "gravestone lettering brushes",
  "tram bell collecting",
].filter((subject) => careOf(subject).level === "none" && !LOOKS_FAULTY.has(subject));

/** Those of them that are in English for certain. */
async function ordinarySubjects(): Promise<string[]> {
  const materials = await Promise.all(TYPED.map((subject) => materialOf(subject)));
  return TYPED.filter((_, place) => materials[place]?.brief.language === "en");
}

describe.each(HELPER_NAMES)("%s, asked about 500 ordinary subjects,", (name) => {
  let answers: readonly string[] = [];
  beforeAll(async () => {
    const subjects = await ordinarySubjects();
    answers = await Promise.all(
      Array.from({ length: 500 }, (_, seed) => {
        const subject = seededRandom(seed).pick(subjects);
        return answer(name, ordinary(subject, seed)[name], seed);
      }),
    );
  }, 120_000);

  test("reads as clean English, repeats no point and ends each fact in a source", async () => {
    for (const text of answers) {
      const lines = text.split("\n").filter((line) => line !== "");
      for (const line of lines) {
        // The letters of a test's titles stand where an article would.
        const prose = line
          .replace(/^(?:> |- |\d+\. )/u, "")
          // What a training run of a model prints, and the letters of two versions of a sequence.
          .replaceAll("become NaN", "become nothing")
          .replaceAll("between A and B?", "between them?")
          .replaceAll(/\b[ABC]\b(?=:?\*\*| is| alone| against| still| and|\.)/gu, "It");
        expect([faultIn(prose.replace(/\\$/u, "")), line]).toEqual([undefined, line]);
      }
      const points = lines
        .filter((line) => /^(?:- |\d+\. )/u.test(line))
        .map((line) => line.replace(/^\S+ /u, ""));
      expect(new Set(points).size, text).toBe(points.length);
      const [said = "", sources = ""] = text.split("\n### Sources\n");
      const cited = new Set([...said.matchAll(/\(source (\d+)\)/gu)].map(([, number]) => Number(number)));
      const listed = sources.split("\n").filter((line) => line !== "");
      expect([...cited].toSorted((a, b) => a - b)).toEqual(listed.map((_, index) => index + 1));
      for (const source of listed)
        expect(source).toMatch(/\((?:official|study|reported), checked 2026-11-21\)$/u);
      // What is taken from the playbook names its sources in a line of its own.
      const own = said.replace(/### Learn this\n[\s\S]+?\nBased on: .+/u, "");
      for (const line of own.split("\n")) if (FACT.test(line)) expect(line).toMatch(/\(source \d+\)/u);
    }
  });

  test("takes 150 to 450 words beside tables and sources", async () => {
    for (const text of answers) {
      const [said = ""] = text.split("\n### Sources\n");
      const prose = said.split("\n").filter((line) => !line.startsWith("|"));
      const count = prose.join(" ").split(/\s+/u).length;
      expect([count >= 150, count <= 450, count]).toEqual([true, true, count]);
    }
  });
});

test.each<HelperName>([
  "monetize",
  "optimize_video",
  "daily_briefing",
  "thumbnail_advice",
  "competitor_insights",
  "content_calendar",
  "caption",
  "ab_test",
])("%s answers in other words for another seed", async (name) => {
  const form = ordinary("sourdough bread", 3)[name];
  const answers = await Promise.all(Array.from({ length: 20 }, (_, seed) => answer(name, form, seed)));
  expect(new Set(answers).size).toBeGreaterThan(3);
});

describe("monetize", () => {
  test("says how far a channel of 850 is from each step, and names both dates", async () => {
    const text = await answer("monetize", {
      niche: "cooking",
      platform: "YouTube",
      audienceSize: "850 subs",
    });
    expect(text).toContain(
      "850 followers. On YouTube that is enough subscribers for fan funding, and 150 fewer than ads need.",
    );
    expect(text).toMatch(/until 2027-01-31 \| 1,000 subscribers, and 4,000 watch hours/u);
    expect(text).toMatch(/from 2027-02-01 \| 1,000 subscribers, and 8,000 qualified hours/u);
  });

  test("keeps to the platform that is named, and gives no rate for a niche", async () => {
    const text = await answer("monetize", { niche: "cooking", platform: "TikTok", audienceSize: "4k" });
    expect(text).not.toMatch(/YouTube|\$/u);
    expect(text).toContain("You are 6,000 followers short.");
  });

  test("answers a question from the playbook, or says that it can't", async () => {
    expect(await answer("monetize", { niche: "cooking", question: "How much do shorts pay?" })).toContain(
      "**How much do YouTube Shorts pay?**",
    );
    expect(await answer("monetize", { niche: "cooking", question: "Who won in 1966?" })).toContain(
      "The playbook has nothing on “Who won in 1966?”",
    );
  });
});

describe("optimize_video", () => {
  test("measures each part in its own unit", async () => {
    const text = await answer("optimize_video", {
      title: "Bread <3",
      description: "ä".repeat(2600),
      tags: "Foo Baz,bar",
    });
    expect(text).toContain("8 of 100 characters. YouTube refuses < and > in titles.");
    expect(text).toContain("5,200 of 5,000 bytes, 200 too many.");
    expect(text).toContain("Your 2 tags: 13 of 500 characters.");
  });

  test("offers other titles within YouTube's limits, and chapters from the transcript's own stamps", async () => {
    const text = await answer("optimize_video", {
      title: "Lawn mowing",
      transcript: "0:03 Hi\n0:20 The blade\n0:50 The edge",
    });
    expect(section(text, "Chapters")).toContain("- 0:00 Hi\n- 0:20 The blade\n- 0:50 The edge");
  });

  test.each([
    ["Cómo hacer velas en casa", "## Revisión: ", "(fuente 1)", "### Fuentes"],
    ["Les bougies maison", "## Examen : ", "(source 1)", "### Sources"],
    ["5 Fehler beim Kerzen gießen", "## Durchgesehen: ", "(Quelle 1)", "### Quellen"],
    ["Como fazer velas em casa", "## Revisão: ", "(fonte 1)", "### Fontes"],
  ])("is whole in the title's language: %s", async (title, ...said) => {
    const text = await answer("optimize_video", {
      title,
      description: "1",
      tags: "velas",
      transcript: "0:01 1",
    });
    for (const part of said) expect(text).toContain(part);
    const [own = ""] = text.split(/^### (?:Sources|Fuentes|Quellen|Fontes)$/mu);
    expect(own).not.toMatch(/(?<!\p{L})(?:the|and|your|with|of)(?!\p{L})/u);
  });

  test("leaves a title in another language its own words", async () => {
    const text = await answer(
      "optimize_video",
      "Cómo preparar pan casero sin amasar, con lo que ya tienes en la cocina",
    );
    expect(text).toContain("Cómo preparar pan casero sin amasar");
  });
});

describe("thumbnail_advice", () => {
  test("shows a picture of the subject that fits the title, with words the title doesn't hold", async () => {
    const text = await answer("thumbnail_advice", "Why my candles tunnel and how I fixed it");
    expect(section(text, "One thing to look at")).toContain("Show a tunnelled candle cut in half");
    const overlays = section(text, "Words in the picture")
      .split("\n")
      .filter((line) => line.startsWith("- "))
      .map((line) => line.slice(2));
    expect(overlays.length).toBeGreaterThan(0);
    for (const overlay of overlays) {
      expect(overlay.split(" ").length).toBeLessThanOrEqual(4);
      expect(overlay).not.toMatch(/candle|tunnel/iu);
    }
  });

  test.each([
    ["Cómo hacer velas en casa", "## Miniatura: "],
    ["Comment faire des bougies maison", "## Miniature : "],
    ["5 Fehler beim Kerzen gießen", "## Vorschaubild: "],
    ["Como fazer velas em casa", "Uma coisa só para olhar"],
  ])("is in the title's language: %s", async (title, said) => {
    expect(await answer("thumbnail_advice", title)).toContain(said);
  });
});

describe("growth_prediction", () => {
  test("calculates from what was given and shows how", async () => {
    const history = "2026-08-01: 500\n2026-09-01: 610\n2026-10-01: 700\n2026-11-01: 850";
    const text = await answer("growth_prediction", { niche: "yoga", followers: "850", history });
    for (const line of [
      "500 → 610 → 700 → 850",
      "+350, +70%",
      "+116.67",
      "from +90 to +150",
      "Over 92 days that is +114.1 per 30 days",
    ])
      expect(text).toContain(line);
    expect(text).toContain(
      "the next value is 967; if it is like your weakest or strongest step, 940 or 1,000",
    );
    expect(text).toContain("it is 150 more. At your average step that takes 2 more steps.");
    expect(text).toContain("not a forecast");
  });

  test("gives no number of its own where there is nothing to calculate", async () => {
    for (const history of ["", "it goes well", "500"]) {
      const text = await answer("growth_prediction", { niche: "yoga", platform: "TikTok", history });
      expect(text).toContain("No forecast without a history");
      expect(text.replace("2026-10-01: 1,200", "")).not.toMatch(/[+−]\d|\d%/u);
    }
  });
});

describe("daily_briefing", () => {
  const on = async (date: string, niche = "Cooking & Recipes") =>
    (
      await writeBriefing(
        { niche, platform: "", goal: "" },
        seededRandom(1),
        await materialOf(niche),
        new Date(date),
      )
    ).answer;

  test("is for the day it is asked for and looks ahead in the year of the subject", async () => {
    expect(await on("2026-11-21T23:00:00Z")).toContain("## Saturday 21 November: Cooking & Recipes");
    expect(await on("2026-09-10T00:00:00Z", "candle making")).toContain(
      "Candle making, October, with the first market orders (from October, in about 3 weeks): soy poured now is cured by the first Advent markets. Film one video that helps before it",
    );
    expect(await on("2026-10-10T00:00:00Z", "candle making")).toContain(
      "Publish what helps with it this week.",
    );
    expect(await on("2026-12-31T00:00:00Z", "candle making")).toContain(
      "a heatwave in July (from July, in about 6 months): wax melts stick together in the post. There is time",
    );
  });

  test("films and teaches what the subject's card says", async () => {
    const material = await materialOf("candle making");
    const { answer: text, grounding } = await writeBriefing(
      { niche: "candle making", platform: "TikTok", goal: "" },
      seededRandom(2),
      material,
      new Date("2026-11-21"),
    );
    expect(grounding.known).toBe(true);
    const facts = (grounding.restsOn ?? []).map((one) => one.text);
    expect(facts.length).toBeGreaterThan(2);
    expect(facts.filter((fact) => section(text, "Film this").includes(fact)).length).toBeGreaterThan(0);
    expect(section(text, "Today's checklist")).toContain("a kitchen scale that shows grams");
  });

  test("takes its lesson from the playbook's words on the goal", async () => {
    expect(await answer("daily_briefing", { niche: "yoga", goal: "get more comments" })).toContain(
      "**How do I get more comments?**",
    );
  });

  test.each([
    ["hacer velas", "### Graba esto", "### Lista para hoy"],
    ["bougies maison", "### À filmer", "### La liste du jour"],
    ["Kerzen gießen", "### Dreh das", "### Deine Liste für heute"],
    ["velas artesanais", "### Grave isto", "### A lista de hoje"],
  ])("is in the language of the niche: %s", async (niche, film, today) => {
    const text = await answer("daily_briefing", niche);
    expect(text).toContain(film);
    expect(text).toContain(today);
  });

  test("asks three questions where nothing is known, and gives a sheet to fill in", async () => {
    const text = await answer("daily_briefing", "zinc bath for enamel signs");
    expect(section(text, "Film this")).toContain("You fill in:");
    expect(section(text, "Three questions for you").match(/^- /gmu)).toHaveLength(3);
  });
});

describe("competitor_insights", () => {
  test("gives each channel that is named a task of its own and claims nothing of it", async () => {
    const text = await answer("competitor_insights", { niche: "yoga", competitors: "Cem Asana, Flow|Lab" });
    const tasks = section(text, "What to look at")
      .split("\n")
      .filter((line) => line.startsWith("- "));
    expect(tasks.map((line) => line.split(": ")[0])).toEqual(["- **Cem Asana**", "- **Flow\\|Lab**"]);
    expect(text).toContain("it can't see these channels");
  });

  test.each(["candle making", "hacer velas", "bougies maison", "Kerzen gießen", "fazer velas"])(
    "asks of each channel, and of all, what is a question of %s",
    async (niche) => {
      const { subject } = await materialOf(niche);
      const own = [
        ...(subject?.mistakes ?? []).map(({ sign }) => sign),
        ...(subject?.questions ?? []).map(({ ask }) => ask),
        ...(subject?.choices ?? []).map(({ a }) => a),
        ...(subject?.beliefs ?? []).map(({ said }) => said),
      ].map((phrase) => phrase.toLowerCase());
      const asks = (line: string) => own.some((phrase) => line.toLowerCase().includes(phrase));
      const text = await answer("competitor_insights", { niche, competitors: "Ana, Luis" });
      const [tasks = "", gaps = ""] = text.split("\n\n").filter((block) => block.startsWith("- "));
      expect(tasks.split("\n").filter(asks)).toHaveLength(2);
      expect(gaps.split("\n").filter(asks)).toHaveLength(3);
    },
  );

  test("asks only for craft where it knows nothing", async () => {
    const text = await answer("competitor_insights", { niche: "zinc baths for enamel signs" });
    expect(text).toContain("knows nothing of this subject yet");
    expect(section(text, "Gaps to look for")).toContain("your own work");
  });
});

describe("voice_to_text", () => {
  const transcript = "[0:01] um so i i was thinking about the iPhone\n[0:12] and that that was it";

  test("cleans what was said and keeps its words", async () => {
    const text = await answer("voice_to_text", transcript);
    expect(text).toContain("So I was thinking about the iPhone and that that was it.");
    expect(text).toContain("1 filler and 1 stumble taken out.");
    expect(text).toContain("2 time stamps dropped.");
  });

  test("keeps time stamps and fillers where asked to", async () => {
    expect(await answer("voice_to_text", { transcript, keep: "timestamps" })).toContain(
      "0:12 And that that was it.",
    );
    expect(await answer("voice_to_text", { transcript, keep: "verbatim" })).toContain(
      "Um so I I was thinking",
    );
    expect(await answer("voice_to_text", { transcript, keep: "jokes" })).toContain(
      "I couldn't act on “jokes”",
    );
  });

  test("leaves a language it doesn't know as it is", async () => {
    const japanese = "えーと、今日は料理の話です。包丁を研ぎます。";
    expect(await answer("voice_to_text", japanese)).toContain(japanese);
  });
});

describe("tts_script", () => {
  test("puts one sentence on a line, says symbols and gives the length at 150 words a minute", async () => {
    const text = await answer(
      "tts_script",
      `I saved 50% of the time. And ${"word ".repeat(145)}\n\nThis is it.`,
    );
    expect(text).toContain("I saved 50 percent of the time.\\\n");
    expect(text).toContain("(pause)");
    expect(text).toContain("About 63 seconds: 156 words");
  });

  test("splits a long sentence at its commas", async () => {
    const clause = "one two three four five six seven eight nine ten";
    expect(section(await answer("tts_script", `${clause}, ${clause}.`), "Script to be spoken")).toContain(
      `${clause},\\\n${clause}.`,
    );
  });

  test("leaves symbols of a language it doesn't know alone", async () => {
    expect(await answer("tts_script", "Det är inte 50% & bra, och jag är det.")).toContain("50% & bra");
  });

  test.each([
    [
      "Nunca pierdas 50% & luego lo más fácil con la cera.",
      "50 por ciento y luego",
      "**50**",
      "### Palabras que acentuar",
    ],
    [
      "Ne perdez jamais 50 % de la cire dans le pot.",
      "50 pour cent de la cire",
      "**50**",
      "### Mots à appuyer",
    ],
    ["Das ist nicht 50% & gut, aber ich und wir sind es.", "50 Prozent und gut", "**50**", "### Betonung"],
    [
      "Isto não é 50% & bom, mas você e eu somos.",
      "50 por cento e bom",
      "**50**",
      "### Palavras para acentuar",
    ],
  ])("says symbols and its own words as the text's language does: %s", async (text, ...said) => {
    const spoken = await answer("tts_script", text);
    for (const part of said) expect(spoken).toContain(part);
  });
});

describe("content_calendar", () => {
  const rows = async (form: HelperForm, seed = 1) =>
    (await answer("content_calendar", { niche: "yoga", ...form }, seed))
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| Day |") && !line.startsWith("| ---"))
      .map((line) => line.slice(2, -2).split(" | "));

  test.each(["Yoga", "sourdough baking", "Cooking & Recipes"])(
    "gives %s a title of its own each day",
    async (niche) => {
      for (let seed = 0; seed < 5; seed++) {
        const month = await rows({ niche, perWeek: "7" }, seed);
        expect(month).toHaveLength(30);
        expect(new Set(month.map(([, title]) => title)).size).toBe(30);
      }
    },
  );

  test("asks about what it knows nothing of, in place of titles for 30 days", async () => {
    const form = { niche: "zinc baths for my enamel signs", perWeek: "7" };
    expect(await rows(form)).toHaveLength(10);
    const text = await answer("content_calendar", form);
    expect(section(text, "Three questions to start from").match(/\?$/gmu)).toHaveLength(3);
    expect(text).toContain("20 more days stay open");
  });

  test.each([
    [
      "hacer velas",
      "tres veces",
      "1 de diciembre de 2026",
      "mar 1 dic",
      "Publicas 3 veces por semana",
      "Tutorial paso a paso",
    ],
    [
      "bougies maison",
      "trois",
      "1er décembre 2026",
      "mar. 1 déc.",
      "Vous publiez 3 fois par semaine",
      "Tutoriel pas à pas",
    ],
    [
      "Kerzen gießen",
      "dreimal",
      "1. Dezember 2026",
      "Di. 1. Dez.",
      "Du postest 3-mal pro Woche",
      "Vorher und nachher",
    ],
    [
      "fazer velas",
      "três",
      "1 de dezembro de 2026",
      "ter. 1 de dez.",
      "Você posta 3 vezes por semana",
      "Antes e depois",
    ],
  ])("is whole in the niche's language: %s", async (niche, perWeek, start, day, pace, format) => {
    const text = await answer("content_calendar", { niche, perWeek, start });
    for (const part of [`| ${day} |`, pace]) expect(text).toContain(part);
    expect(text).toContain(format);
    const [own = ""] = text.split(/^### (?:Sources|Fuentes|Quellen|Fontes)$/mu);
    expect(own).not.toMatch(/(?<!\p{L})(?:the|and|your|with|of)(?!\p{L})/u);
  });

  test("dates its days where a start is given", async () => {
    expect((await rows({ perWeek: "2", start: "2026-12-01" })).map(([day]) => day)).toEqual([
      "Tue 1 Dec",
      "Fri 4 Dec",
      "Tue 8 Dec",
      "Fri 11 Dec",
      "Tue 15 Dec",
      "Fri 18 Dec",
      "Tue 22 Dec",
      "Fri 25 Dec",
      "Tue 29 Dec",
    ]);
    expect((await rows({})).map(([day]) => day).slice(0, 3)).toEqual(["Day 1", "Day 3", "Day 5"]);
  });

  test("says what it couldn't read, and promises nothing", async () => {
    const text = await answer("content_calendar", { niche: "yoga", perWeek: "9", start: "02/03/2026" });
    expect(text).toContain("I can't read 1 to 7 posts a week in “9”");
    expect(text).toContain("I can't read a date without doubt in “02/03/2026”");
    expect(text).toContain("no result is promised");
  });
});

describe("performance_analysis", () => {
  const data =
    "title,views,likes,comments,ctr\nYoga for backs,12000,500,40,5.2\nYoga for knees,3000,100,4,7\nMy mat,900,20,1,2.2\nBlocks for backs,5000,220,20,4";

  test("counts what is there: middle values, best and weakest, ratios, shared words", async () => {
    const text = await answer("performance_analysis", data);
    for (const said of [
      "I read 4 rows with 4 measures.",
      "| Views | 4 | 4,000 | 900 | 12,000 |",
      "“Yoga for backs”: 12,000, 3 times the middle value.",
      "Weakest: “My mat”, 900.",
      "3.8 likes per 100 views.",
      "“backs”: in 2 of the better 2, in 0 of the others.",
      "Little: with 4 rows most differences are chance.",
      "“Yoga for knees” is packaged",
    ])
      expect(text).toContain(said);
  });

  test("says what to paste where it can read nothing", async () => {
    const text = await answer("performance_analysis", "it went well");
    expect(text).toContain("I found no row with a number I can name");
    expect(text).not.toContain("Middle value");
  });
});

test("income is told in the creator's language, and their question first", async () => {
  const text = await answer("monetize", { niche: "maquillage", question: "comment avoir des partenariats" });
  expect(text).not.toMatch(/en anglais|Income from|\bThe\b|subscribers/u);
  expect(text).toMatch(/## Votre question\n\n.*Combien d.abonnés faut-il pour être payé par des marques/u);
  expect(text).toContain("## Gagner sa vie avec ce sujet : maquillage");
  expect(text).toMatch(/1000 abonnés, et 4000 heures de visionnage en 12 mois .*\(source \d+\)/u);
});

test.each([
  ["es", "recetas fáciles", "Dónde estás", "Te faltan 6000 seguidores"],
  ["fr", "pâtisserie maison", "Où vous en êtes", "Il vous manque 6 000 abonnés"],
  ["de", "Brot backen zu Hause", "Wo du stehst", "Dir fehlen 6.000 Follower"],
  ["pt", "receitas fáceis e rápidas", "Onde você está", "Faltam 6.000 seguidores"],
])("income in %s is told in it throughout", async (_, niche, heading, missing) => {
  const text = await answer("monetize", { niche, platform: "TikTok", audienceSize: "4k" });
  expect(text).toContain(`### ${heading}`);
  expect(text.replaceAll(/[\u00A0\u202F]/gu, " ")).toContain(missing.replace("6000", "6.000"));
  expect(text).not.toMatch(/\b(?:the|with|what|your|people)\b/iu);
});

test("a picture shows what the title names, and nothing else of a card", async () => {
  const text = await answer("thumbnail_advice", "easy one pan chicken and rice");
  expect(text).not.toMatch(/paella|ladle|pilaf|arborio/iu);
  expect(section(text, "One thing to look at")).toContain("“easy one pan chicken”");
});

describe("ab_test", () => {
  test("compares up to three titles and tests those that differ", async () => {
    const text = await answer("ab_test", "One thing about bread\n5 bread mistakes nobody fixes\nThree\nFour");
    expect(text).toContain("You gave 4 titles; YouTube tests up to 3 at once");
    expect(text).not.toContain("Four");
    expect(section(text, "Test these first")).toMatch(/\*\*B against [AC]\.\*\*/u);
  });

  test("writes two rivals for a title that is alone", async () => {
    const text = await answer("ab_test", "Lawn mowing for beginners");
    const titles = [...text.matchAll(/^\| [ABC] \| (.+?) \|/gmu)].map(([, title]) => title);
    expect(titles).toHaveLength(3);
    expect(new Set(titles).size).toBe(3);
    for (const title of titles) {
      expect(title).toMatch(/lawn mowing/iu);
      expect(title).toMatch(/beginner/iu);
    }
    expect(section(text, "Test these first")).toMatch(/\*\*(?:A against [BC]|[BC] against A)\.\*\*/u);
  });

  test("doesn't prefer its own titles to the creator's", async () => {
    for (const title of ["Lawn mowing for beginners", "sourdough bread", "My honest Garmin review"]) {
      const text = await answer("ab_test", title);
      expect(section(text, "Test these first")).not.toMatch(/says more, by/u);
      expect(section(text, "Test these first")).toMatch(/A is yours and stays|nothing to compare/u);
    }
  });

  test.each([
    "Candles: how I do it",
    "5 candle mistakes",
    "Candles: what to watch out for",
    "Watch this before you buy candles",
  ])("prefers a concrete title to “%s”", async (template) => {
    const text = await answer("ab_test", `${template}\nWhy my candles tunnel and how I fixed it`);
    expect(section(text, "Test these first")).toContain("**B against A.** B says more");
  });

  test("writes none for a subject nothing is known of, and is in the title's language", async () => {
    expect(await answer("ab_test", "Zinc bath for my enamel signs")).toContain(
      "I know too little of its subject",
    );
    expect(await answer("ab_test", "Por qué mis velas hacen túnel")).toContain("### Prueba primero estos");
  });
});

describe("crisis_management", () => {
  test.each([
    ["Somebody threatens me and posted my home address", "somebody may be in danger"],
    ["I got hacked, they stream crypto", "the account is out of your hands"],
    ["I got a copyright strike", "a strike or a claim"],
    ["Trolls harass me in every comment", "hate or harassment"],
    ["They spread a rumor about me", "a false claim about you"],
    ["My sponsor sold a broken product", "trouble with a sponsor or a product"],
    ["I said something offensive", "a mistake of your own"],
    ["It rains", "not clear yet"],
  ])("tells what “%s” is", async (situation, kind) => {
    expect(kindsOf(situation)[0].name).toBe(kind);
    const text = await answer("crisis_management", situation);
    for (const part of [
      "The first hour",
      "The first day",
      "The first week",
      "What to say until you know more",
      "What not to do",
    ])
      expect(section(text, part)).not.toBe("");
    expect(text).toContain(`> ${situation}`);
  });

  test("puts people first, whatever else is named", async () => {
    const text = await answer("crisis_management", "After a copyright strike a stalker sent death threats");
    expect(text).toContain("## First: somebody may be in danger");
    expect(section(text, "The first hour")).toContain(
      "1. If anybody may be hurt, call your local emergency number now.",
    );
    expect(section(text, "What to say until you know more")).not.toContain("stalker");
  });
});
