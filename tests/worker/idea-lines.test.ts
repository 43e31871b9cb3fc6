import { describe, expect, test } from "vitest";
import { IdeasRequest } from "#shared/contracts/ideas.ts";
import { FORMATS, SURFACE_FORMATS } from "#shared/rules/formats.ts";
import type { Language } from "#shared/rules/language.ts";
import { isLeft, stutters } from "#worker/ai/built-in/compose/leaning.ts";
import { shortAnswer } from "#worker/ai/built-in/compose/short-answer.ts";
import { pointsOf } from "#worker/ai/built-in/compose/points.ts";
import * as french from "#worker/ai/built-in/ideas/french-links.ts";
import { isAgainst } from "#worker/ai/built-in/compose/conditions.ts";
import { labelOf, names, shapeOf } from "#worker/ai/built-in/ideas/label.ts";
import * as spanish from "#worker/ai/built-in/ideas/spanish-links.ts";
import { writeIdeas } from "#worker/ai/built-in/ideas/write-ideas.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { gather } from "#worker/ai/material/gather.ts";

async function ideasFor(topic: string, seed = 1, language?: Language, count = 5) {
  const material = await gather({ text: topic, ...(language === undefined ? {} : { language }) }, "none");
  const { answer } = writeIdeas(IdeasRequest.parse({ topic, count }), seededRandom(seed), material);
  return { ideas: answer.ideas, material };
}

/** Subjects of different kinds, none of them a condition. */
const SUBJECTS = [
  "houseplants",
  "index fund investing",
  "bouldering",
  "oven cleaning",
  "street photography",
  "crochet",
];

describe("what somebody is asked to stop", () => {
  test("is said to them, in Spanish and in French", () => {
    expect(spanish.stopping("lavarse la cara con agua caliente", (it) => `Deja de ${it}`)).toBe(
      "Deja de lavarte la cara con agua caliente",
    );
    expect(spanish.toYou("no fiarse de la receta")).toBe("no fiarte de la receta");
    expect(spanish.toYou("usar la clase más cara")).toBe("usar la clase más cara");
    expect(french.stopping("se laver à l'eau chaude", (it) => `Arrêtez ${french.of(it)}`)).toBe(
      "Arrêtez de vous laver à l'eau chaude",
    );
    expect(french.toYou("s'entraîner à jeun")).toBe("vous entraîner à jeun");
  });

  test("is no stopping and nothing left undone", () => {
    const line = (it: string) => it;
    for (const does of ["arrêter trop tôt", "cesser d'arroser", "ne pas purger", "continuer de tirer"])
      expect(french.stopping(does, line)).toBeUndefined();
    for (const does of ["dejar la puerta abierta", "no medir", "parar a mitad"])
      expect(spanish.stopping(does, line)).toBeUndefined();
  });
});

describe("a line", () => {
  test("that says a word twice in a row is told apart", () => {
    for (const text of [
      "Mach es so: Mach es tief",
      "Haz esto: haz un nudo",
      "who told you you learn it there",
    ])
      expect([text, stutters(text)]).toEqual([text, true]);
    for (const text of [
      "Mach es so: Leg es flach",
      "Soy wax or paraffin wax: ask first",
      "One by one, then all",
    ])
      expect([text, stutters(text)]).toEqual([text, false]);
  });

  test("that begins with what isn't named yet is told apart", async () => {
    const { material } = await ideasFor("candle making");
    const dealt = pointsOf(material.subject ?? expect.fail(), "", seededRandom(1)).find(
      ({ point }) => point.kind === "mistake",
    );
    if (dealt?.point.kind !== "mistake") return expect.fail("no mistake");
    const point = { ...dealt.point, does: "sealing over the old bead", sign: "it peels off in one strip" };
    expect(isLeft("Why it peels off in one strip", point)).toBe(true);
    expect(isLeft("Sealing over the old bead? It peels off in one strip", point)).toBe(false);
  });

  test("never asks to stop stopping, in any language", async () => {
    for (const language of ["es", "fr", "pt", "en", "de"] as const)
      for (const subject of SUBJECTS)
        for (const { title, hook } of (await ideasFor(subject, 2, language, 8)).ideas)
          for (const text of [title, hook]) {
            expect(text).not.toMatch(
              /arrêtez (?:d['’]|de )(?:arrêter|cesser|continuer|se |ne )|deja de (?:dejar|\p{L}+[aei]rse)|pare de parar|stop stopping/iu,
            );
            expect([text, stutters(text)]).toEqual([text, false]);
          }
  });
});

describe("five ideas", () => {
  test("have no three titles of one shape", async () => {
    for (const subject of SUBJECTS)
      for (let seed = 0; seed < 6; seed += 1) {
        const { ideas, material } = await ideasFor(subject, seed);
        const name = material.subject?.name ?? "";
        const shapes = Object.values(Object.groupBy(ideas, ({ title }) => shapeOf(title, name)));
        expect(Math.max(...shapes.map((all) => all?.length ?? 0))).toBeLessThanOrEqual(2);
      }
  });

  test.each(["en", "es", "fr", "de", "pt"] as const)(
    "name their subject in nine titles of ten, and never label a bare picture, in %s",
    async (language) => {
      const made: boolean[] = [];
      for (const subject of SUBJECTS)
        for (let seed = 0; seed < 3; seed += 1) {
          const { ideas, material } = await ideasFor(subject, seed, language);
          const card = material.subject ?? expect.fail();
          for (const { title } of ideas) {
            made.push(names(title, [card.name, ...card.names].join(" ")));
            for (const picture of [...card.scenes, ...card.steps.map(({ see }) => see)])
              expect(title.toLowerCase().startsWith(`${picture.toLowerCase()} |`)).toBe(false);
          }
        }
      expect(made.filter(Boolean).length).toBeGreaterThanOrEqual(made.length * 0.9);
    },
  );

  test("tell what viewers ask or believe beside a choice or a belief", async () => {
    for (const subject of SUBJECTS) {
      const { ideas, material } = await ideasFor(subject, 2);
      const card = material.subject ?? expect.fail();
      const told = [
        ...card.questions.map(({ answer }) => answer),
        ...card.beliefs.map(({ so }) => so),
        ...card.mistakes.map(({ instead }) => instead),
        ...card.steps.map((step) => step.do),
      ];
      for (const { title, description } of ideas)
        expect([title, told.some((text) => description.includes(text))]).toEqual([title, true]);
    }
  });

  test("tell two things of the card each", async () => {
    for (const subject of SUBJECTS)
      for (const { title, restsOn = [] } of (await ideasFor(subject, 3)).ideas)
        expect([title, restsOn.length >= 2]).toEqual([title, true]);
  });

  test("leave worksheets' clauses away where something is known", async () => {
    for (const language of ["en", "es", "fr", "de", "pt"] as const)
      for (const subject of SUBJECTS)
        for (const { description } of (await ideasFor(subject, 4, language)).ideas)
          expect(description).not.toMatch(
            /detail that gives it away|question viewers ask next|sign that it worked|detalle que lo delata|détail qui ne trompe pas|an der man es erkennt/iu,
          );
  });
});

describe("a condition that the creator names", () => {
  test("stands in titles, in the creator's own words", async () => {
    for (const [topic, label] of [
      ["raised beds on a budget", "Raised beds on a budget"],
      ["houseplants in a small flat", "Houseplants in a small flat"],
    ] as const) {
      const { ideas, material } = await ideasFor(topic);
      expect(labelOf(material.brief)).toBe(label);
      const known = ideas.filter(({ restsOn = [] }) => restsOn.length > 0);
      expect(known.filter(({ title }) => title.includes(label)).length).toBeGreaterThanOrEqual(2);
    }
    expect(labelOf((await ideasFor("raised beds")).material.brief)).toBeUndefined();
  });

  test("isn't said over a point that asks for what it leaves away", async () => {
    expect(isAgainst("sans poncer", "lessivez puis poncez jusqu'à perdre le brillant")).toBe(true);
    expect(isAgainst("sans poncer", "attendez quelques jours")).toBe(false);
    expect(isAgainst("with a toddler", "carry the toddler")).toBe(false);
    for (let seed = 0; seed < 6; seed += 1)
      for (const { title, hook } of (await ideasFor("peindre un meuble sans poncer", seed)).ideas)
        if (title.includes("sans poncer")) expect(hook).not.toContain("poncez");
  });

  test("brings forward what the card says of it in other words", async () => {
    const { material } = await ideasFor("electric cars in winter");
    const card = material.subject ?? expect.fail();
    for (let seed = 0; seed < 5; seed += 1) {
      const [first] = pointsOf(card, "electric cars when there is snow", seededRandom(seed));
      expect(JSON.stringify(first?.point)).toMatch(/winter|cold|frost|ice|snow/iu);
    }
  });
});

describe("ideas for an opinion that the creator announces", () => {
  test.each([
    "unpopular opinion: meal prep is overrated",
    "my hot take on mechanical keyboards",
    "opinión impopular sobre la fotografía analógica",
    "steile These: Bullet Journals sind Zeitverschwendung",
  ])("open with what is believed of its subject: %s", async (topic) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const { ideas, material } = await ideasFor(topic, seed);
      const claims = (material.subject?.beliefs ?? []).flatMap(({ said, so }) => [said, so]);
      const told = ideas.filter(({ restsOn = [] }) => restsOn.some(({ text }) => claims.includes(text)));
      expect([topic, seed, told.length >= Math.min(2, claims.length / 2)]).toEqual([topic, seed, true]);
    }
  });
});

describe("an idea's format", () => {
  test("is one of what happens in it: what is compared has two sides, what is answered a question", async () => {
    for (const topic of SUBJECTS)
      for (let seed = 0; seed < 6; seed += 1)
        for (const { format, description } of (await ideasFor(topic, seed, "en", 8)).ideas) {
          if (format === "Hands-on review") expect(description).toMatch(/stops being the right one/u);
          if (format === "Before and after")
            expect(description).toMatch(/first shot|Before:|last time|ten minutes/u);
        }
  });

  test("is of those that the platform suits wherever one of its stories is", async () => {
    const request = { topic: "bouldering", platform: "TikTok", count: 8 } as const;
    const material = await gather({ text: request.topic }, "none");
    for (let seed = 0; seed < 6; seed += 1)
      for (const { format } of writeIdeas(IdeasRequest.parse(request), seededRandom(seed), material).answer
        .ideas)
        expect(SURFACE_FORMATS.TikTok.map((id): string => FORMATS[id])).toContain(format);
  });
});

describe("the beginning of an answer", () => {
  test("stands alone as a first line, or isn't one", () => {
    for (const [answer, short] of [
      [
        "Every two to three months with hard water, less with soft.",
        "Every two to three months with hard water",
      ],
      [
        "Tres o cuatro días la mayoría de los guisos; lo del viernes va al congelador.",
        "Tres o cuatro días la mayoría de los guisos",
      ],
      ["Yes, and put them into one file.", undefined],
      ["Mostly oil, cuticle left on the plate.", undefined],
      ["If the cutting edge shines, it is dull.", undefined],
      ["It depends on the wax, above all.", undefined],
      ["Tant que l'échange reste bon : souvent vingt minutes.", undefined],
    ] as const)
      expect([answer, shortAnswer(answer)]).toEqual([answer, short]);
  });
});
