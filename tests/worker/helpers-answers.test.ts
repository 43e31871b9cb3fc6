import { describe, expect, test } from "vitest";
import { parseInput } from "#worker/serve.ts";
import { writeBriefing } from "#worker/ai/built-in/helpers/daily-briefing.ts";
import { kindsOf } from "#worker/ai/built-in/helpers/crisis-management.ts";
import { NICHES } from "#worker/ai/built-in/niches/all.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { taskNamed } from "#worker/ai/tasks/all.ts";
import { HELPER_NAMES, type HelperForm, type HelperName } from "../support/helpers.ts";
import { faultIn } from "../support/text-faults.ts";

function answer(name: HelperName, form: HelperForm | string, seed = 1): string {
  const task = taskNamed(name);
  return String(task.builtIn(parseInput(task.input, form), seededRandom(seed)));
}

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

describe.each(HELPER_NAMES)("%s, asked about 500 ordinary subjects,", (name) => {
  const answers = Array.from({ length: 500 }, (_, seed) => {
    const subject = seededRandom(seed).pick(seededRandom(seed).pick(NICHES).topics);
    return answer(name, ordinary(subject, seed)[name], seed);
  });

  test("reads as clean English, repeats no point and ends each fact in a source", () => {
    for (const text of answers) {
      const lines = text.split("\n").filter((line) => line !== "");
      for (const line of lines) {
        // The letters of a test's titles stand where an article would.
        const prose = line
          .replace(/^(?:> |- |\d+\. )/u, "")
          .replaceAll(/\b[ABC]\b(?=:?\*\*| is| against| still|\.)/gu, "It");
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

  test("takes 150 to 450 words beside tables and sources", () => {
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
])("%s answers in other words for another seed", (name) => {
  const form = ordinary("sourdough loaves", 3)[name];
  expect(new Set(Array.from({ length: 20 }, (_, seed) => answer(name, form, seed))).size).toBeGreaterThan(3);
});

describe("monetize", () => {
  test("says how far a channel of 850 is from each step, and names both dates", () => {
    const text = answer("monetize", { niche: "cooking", platform: "YouTube", audienceSize: "850 subs" });
    expect(text).toContain(
      "850 followers. On YouTube that is enough subscribers for fan funding, and 150 fewer than ads need.",
    );
    expect(text).toMatch(/until 2027-01-31: 1,000 subscribers, and 4,000 watch hours/u);
    expect(text).toMatch(/from 2027-02-01: 1,000 subscribers, and 8,000 qualified hours/u);
  });

  test("keeps to the platform that is named, and gives no rate for a niche", () => {
    const text = answer("monetize", { niche: "cooking", platform: "TikTok", audienceSize: "4k" });
    expect(text).not.toMatch(/YouTube|\$/u);
    expect(text).toContain("You are 6,000 followers short.");
  });

  test("answers a question from the playbook, or says that it can't", () => {
    expect(answer("monetize", { niche: "cooking", question: "How much do shorts pay?" })).toContain(
      "under “How much do YouTube Shorts pay?”",
    );
    expect(answer("monetize", { niche: "cooking", question: "Who won in 1966?" })).toContain(
      "The playbook has nothing on “Who won in 1966?”",
    );
  });
});

describe("optimize_video", () => {
  test("measures each part in its own unit", () => {
    const text = answer("optimize_video", {
      title: "Bread <3",
      description: "ä".repeat(2600),
      tags: "Foo Baz,bar",
    });
    expect(text).toContain("8 of 100 characters. YouTube refuses < and > in titles.");
    expect(text).toContain("5,200 of 5,000 bytes, 200 too many.");
    expect(text).toContain("Your 2 tags: 13 of 500 characters.");
  });

  test("offers other titles within YouTube's limits, and chapters from the transcript's own stamps", () => {
    const text = answer("optimize_video", {
      title: "Lawn mowing",
      transcript: "0:03 Hi\n0:20 The blade\n0:50 The edge",
    });
    const titles = section(text, "Title")
      .split("\n")
      .filter((line) => line.startsWith("- "));
    expect(titles.length).toBe(3);
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(102);
    expect(section(text, "Chapters")).toContain("- 0:00 Hi\n- 0:20 The blade\n- 0:50 The edge");
  });

  test("leaves a title in another language its own words", () => {
    const text = answer(
      "optimize_video",
      "Cómo preparar pan casero sin amasar, con lo que ya tienes en la cocina",
    );
    expect(section(text, "Title")).toContain("- Cómo preparar pan casero sin amasar\n");
  });
});

describe("growth_prediction", () => {
  test("calculates from what was given and shows how", () => {
    const history = "2026-08-01: 500\n2026-09-01: 610\n2026-10-01: 700\n2026-11-01: 850";
    const text = answer("growth_prediction", { niche: "yoga", followers: "850", history });
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

  test("gives no number of its own where there is nothing to calculate", () => {
    for (const history of ["", "it goes well", "500"]) {
      const text = answer("growth_prediction", { niche: "yoga", platform: "TikTok", history });
      expect(text).toContain("No forecast without a history");
      expect(text.replace("2026-10-01: 1,200", "")).not.toMatch(/[+−]\d|\d%/u);
    }
  });
});

describe("daily_briefing", () => {
  const on = (date: string, niche = "Cooking & Recipes") =>
    writeBriefing({ niche, platform: "", goal: "" }, seededRandom(1), new Date(date));

  test("is for the day it is asked for and looks ahead in the year", () => {
    expect(on("2026-11-21T23:00:00Z")).toContain("## Saturday 21 November: Cooking & Recipes");
    expect(on("2026-11-21T23:00:00Z")).toContain("Falls into this month: Thanksgiving.");
    expect(on("2026-05-02T00:00:00Z")).toContain("Comes next month: the grilling season.");
    expect(on("2026-12-31T00:00:00Z", "Gaming & Esports")).toMatch(
      /## Thursday 31 December[\s\S]+(?:Falls into this month|Comes)/u,
    );
  });

  test("takes its lesson from the playbook's words on the goal", () => {
    expect(answer("daily_briefing", { niche: "yoga", goal: "get more comments" })).toContain(
      "**How do I get more comments?**",
    );
  });
});

describe("competitor_insights", () => {
  test("gives each channel that is named a task of its own and claims nothing of it", () => {
    const text = answer("competitor_insights", { niche: "yoga", competitors: "Cem Asana, Flow|Lab" });
    const tasks = section(text, "What to look at")
      .split("\n")
      .filter((line) => line.startsWith("- "));
    expect(tasks.map((line) => line.split(": ")[0])).toEqual(["- **Cem Asana**", "- **Flow\\|Lab**"]);
    expect(text).toContain("it can't see these channels");
  });
});

describe("voice_to_text", () => {
  const transcript = "[0:01] um so i i was thinking about the iPhone\n[0:12] and that that was it";

  test("cleans what was said and keeps its words", () => {
    const text = answer("voice_to_text", transcript);
    expect(text).toContain("So I was thinking about the iPhone and that that was it.");
    expect(text).toContain("1 filler and 1 stumble taken out.");
    expect(text).toContain("2 time stamps dropped.");
  });

  test("keeps time stamps and fillers where asked to", () => {
    expect(answer("voice_to_text", { transcript, keep: "timestamps" })).toContain(
      "0:12 And that that was it.",
    );
    expect(answer("voice_to_text", { transcript, keep: "verbatim" })).toContain("Um so I I was thinking");
    expect(answer("voice_to_text", { transcript, keep: "jokes" })).toContain("I couldn't act on “jokes”");
  });

  test("leaves a language it doesn't know as it is", () => {
    const japanese = "えーと、今日は料理の話です。包丁を研ぎます。";
    expect(answer("voice_to_text", japanese)).toContain(japanese);
  });
});

describe("tts_script", () => {
  test("puts one sentence on a line, says symbols and gives the length at 150 words a minute", () => {
    const text = answer("tts_script", `I saved 50% of the time. And ${"word ".repeat(145)}\n\nThis is it.`);
    expect(text).toContain("I saved 50 percent of the time.\\\n");
    expect(text).toContain("(pause)");
    expect(text).toContain("About 63 seconds: 156 words");
  });

  test("splits a long sentence at its commas", () => {
    const clause = "one two three four five six seven eight nine ten";
    expect(section(answer("tts_script", `${clause}, ${clause}.`), "Script to be spoken")).toContain(
      `${clause},\\\n${clause}.`,
    );
  });

  test("leaves symbols of another language alone", () => {
    expect(answer("tts_script", "Das ist nicht 50% & gut, aber ich und wir sind es.")).toContain("50% & gut");
  });
});

describe("content_calendar", () => {
  const rows = (form: HelperForm, seed = 1) =>
    answer("content_calendar", { niche: "yoga", ...form }, seed)
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| Day |") && !line.startsWith("| ---"))
      .map((line) => line.slice(2, -2).split(" | "));

  test.each(["Yoga", "sourdough baking", "vintage synths", "What is love??"])(
    "gives %s a title of its own each day",
    (niche) => {
      for (let seed = 0; seed < 5; seed++) {
        const month = rows({ niche, perWeek: "7" }, seed);
        expect(month).toHaveLength(30);
        expect(new Set(month.map(([, title]) => title)).size).toBe(30);
      }
    },
  );

  test("dates its days where a start is given", () => {
    expect(rows({ perWeek: "2", start: "2026-12-01" }).map(([day]) => day)).toEqual([
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
    expect(
      rows({})
        .map(([day]) => day)
        .slice(0, 3),
    ).toEqual(["Day 1", "Day 3", "Day 5"]);
  });

  test("says what it couldn't read, and promises nothing", () => {
    const text = answer("content_calendar", { niche: "yoga", perWeek: "9", start: "02/03/2026" });
    expect(text).toContain("I can't read 1 to 7 posts a week in “9”");
    expect(text).toContain("I can't read a date without doubt in “02/03/2026”");
    expect(text).toContain("no result is promised");
  });
});

describe("performance_analysis", () => {
  const data =
    "title,views,likes,comments,ctr\nYoga for backs,12000,500,40,5.2\nYoga for knees,3000,100,4,7\nMy mat,900,20,1,2.2\nBlocks for backs,5000,220,20,4";

  test("counts what is there: middle values, best and weakest, ratios, shared words", () => {
    const text = answer("performance_analysis", data);
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

  test("says what to paste where it can read nothing", () => {
    const text = answer("performance_analysis", "it went well");
    expect(text).toContain("I found no row with a number I can name");
    expect(text).not.toContain("Middle value");
  });
});

describe("caption", () => {
  test.each(["TikTok", "Instagram", "YouTube Shorts", ""])(
    "on %s is written three times, with few hashtags and one request",
    (platform) => {
      const most = platform.startsWith("YouTube") ? 3 : 5;
      for (let seed = 0; seed < 30; seed++) {
        const text = answer("caption", { topic: "rescuing a burnt pan", platform, tone: "funny" }, seed);
        const captions = ["One line", "Three lines", "Longer"].map((name) => section(text, name));
        for (const caption of captions) {
          const tags = caption.match(/#[\p{L}\p{N}_]+/gu) ?? [];
          expect(tags.length).toBeGreaterThanOrEqual(3);
          expect(tags.length).toBeLessThanOrEqual(most);
          expect(new Set(tags).size).toBe(tags.length);
          expect(caption).toContain("rescuing a burnt pan");
        }
        expect(captions[0]?.length).toBeLessThan(captions[2]?.length ?? 0);
      }
    },
  );

  test("names the tone it is written in", () => {
    expect(answer("caption", { topic: "bread", tone: "techy" })).toContain("In a techy tone");
    expect(answer("caption", { topic: "bread", tone: "sad" })).toContain(
      "I don't have the tone “sad”, so these are casual.",
    );
  });

  test("carries a topic of 500 characters whole", () => {
    const topic = "a very long story ".repeat(28).trim().slice(0, 500).trim();
    expect(answer("caption", topic)).toContain(topic);
  });
});

describe("ab_test", () => {
  test("compares up to three titles and tests those that differ", () => {
    const text = answer("ab_test", "One thing about bread\n5 bread mistakes nobody fixes\nThree\nFour");
    expect(text).toContain("You gave 4 titles; YouTube tests up to 3 at once");
    expect(text).not.toContain("Four");
    expect(section(text, "Test these first")).toMatch(/\*\*B against [AC]\.\*\*/u);
  });

  test("writes two rivals for a title that is alone", () => {
    const text = answer("ab_test", "Lawn mowing for beginners");
    const titles = [...text.matchAll(/^\| [ABC] \| (.+?) \|/gmu)].map(([, title]) => title);
    expect(titles).toHaveLength(3);
    expect(new Set(titles).size).toBe(3);
    for (const title of titles) expect(title).toMatch(/lawn mowing/iu);
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
  ])("tells what “%s” is", (situation, kind) => {
    expect(kindsOf(situation)[0].name).toBe(kind);
    const text = answer("crisis_management", situation);
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

  test("puts people first, whatever else is named", () => {
    const text = answer("crisis_management", "After a copyright strike a stalker sent death threats");
    expect(text).toContain("## First: somebody may be in danger");
    expect(section(text, "The first hour")).toContain(
      "1. If anybody may be hurt, call your local emergency number now.",
    );
    expect(section(text, "What to say until you know more")).not.toContain("stalker");
  });
});
