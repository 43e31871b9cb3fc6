import { describe, expect, test } from "vitest";
import { ScriptRequest, type ScriptForm } from "#shared/contracts/scripts.ts";
import { spokenText } from "#shared/rules/scripts.ts";
import { stutters } from "#worker/ai/built-in/compose/leaning.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { writeScript } from "#worker/ai/built-in/scripts/write-script.ts";
import { gather } from "#worker/ai/material/gather.ts";

async function scriptFor(form: ScriptForm, seed: number) {
  const request = ScriptRequest.parse(form);
  const material = await gather({ text: request.topic }, "none");
  return { text: writeScript(request, seededRandom(seed), material).answer, material };
}

/** How-tos whose cards have fewer steps than it takes, with phrases in the order in which they are done. */
const WAYS = [
  [
    "Silikonfuge im Bad erneuern",
    ["schneid alles heraus", "kleb beidseitig band", "zieh das band", "halt 24 stunden"],
  ],
  ["wie baue ich ein Hochbeet", ["leg nasse pappe", "lass holz unten"]],
  ["comment faire du pain au levain", ["prenez-le au plus haut", "rafraîchissez le levain", "grignez"]],
  ["cómo cambiar un grifo que gotea", ["cierra la llave", "cambia la zapata", "lleva el viejo a la tienda"]],
  ["como fazer velas em casa", ["cole o ilhós", "despeje quando a cera", "endireite o pavio"]],
] as const;

describe("a how-to of a translated card", () => {
  test.each(WAYS)("%s goes through remedies and steps in their order", async (topic, phrases) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const said = spokenText((await scriptFor({ topic, seconds: 75 }, seed)).text).toLowerCase();
      const places = phrases.map((phrase) => said.indexOf(phrase));
      expect([topic, seed, places.every((place) => place >= 0)]).toEqual([topic, seed, true]);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  test("announces no number of steps", async () => {
    for (const [topic] of WAYS)
      for (let seed = 0; seed < 4; seed += 1)
        expect(
          (await scriptFor({ topic, seconds: 150, platform: "YouTube long-form" }, seed)).text,
        ).not.toMatch(/\b\d+ (?:pasos|étapes|Schritte|passos)\b/u);
  });
});

/** Topics that ask for something else than how a thing is done. */
const TALKS = [
  "air fryer vs oven",
  "day in the life of a nurse on night shift",
  "5 sourdough mistakes",
  "review of my cheap mechanical keyboard",
  "my worst freelance client",
  "¿vale la pena una freidora de aire?",
  "un día en la vida de una enfermera",
  "3 erreurs avec les orchidées",
  "Kaffeevollautomat oder Siebträger",
  "um dia na vida de um professor",
];

describe("a script that shows no steps", () => {
  test.each(TALKS)(
    "on “%s” says ten things of its subject in a minute, and leaves nothing open",
    async (topic) => {
      for (let seed = 0; seed < 6; seed += 1) {
        const request = ScriptRequest.parse({ topic, seconds: 60 });
        const material = await gather({ text: topic }, "none");
        const { answer, grounding } = writeScript(request, seededRandom(seed), material);
        const said = answer.toLowerCase();
        const told = (grounding.restsOn ?? []).filter(({ text }) =>
          said.includes(text.toLowerCase().replace(/^.*?: /u, "")),
        );
        expect([topic, seed, told.length >= 10]).toEqual([topic, seed, true]);
        expect(answer).not.toContain("____");
      }
    },
  );

  test.each(TALKS)("on “%s” keeps the way out of its first trouble for the proof", async (topic) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const { text, material } = await scriptFor({ topic, seconds: 60 }, seed);
      const card = material.subject ?? expect.fail();
      const [before = "", proof = ""] = spokenText(text.split("] CALL TO ACTION")[0] ?? "")
        .toLowerCase()
        .split(/\n(?=[^\n]*$)/u);
      const kept = card.mistakes.filter(({ instead }) => proof.includes(instead.toLowerCase()));
      expect([topic, seed, proof, kept.length]).toEqual([topic, seed, proof, 1]);
      expect(before).not.toContain(kept[0]?.instead.toLowerCase());
    }
  });

  test("opens a comparison with both things the creator named", async () => {
    for (const [topic, first] of [
      ["air fryer vs oven", "Air fryer or oven?"],
      ["bullet journal vs app", "Bullet journal or app?"],
      ["Zelt oder Campervan", "Zelt oder Campervan?"],
    ] as const)
      for (let seed = 0; seed < 4; seed += 1)
        expect(spokenText((await scriptFor({ topic, seconds: 60 }, seed)).text).split("\n")[0]).toBe(first);
  });
});

describe("a script", () => {
  const TOPICS = [
    ...WAYS.map(([topic]) => topic),
    "running a marathon",
    "moving abroad",
    "film photography",
    "why does my sourdough come out flat",
  ];

  test("opens on a picture: one of the card, or what goes wrong", async () => {
    for (const topic of TOPICS)
      for (let seed = 0; seed < 4; seed += 1) {
        const { text, material } = await scriptFor({ topic, seconds: 60 }, seed);
        const card = material.subject ?? expect.fail();
        const opening = (/^B-roll: (.*)$/mu.exec(text)?.[1] ?? "").toLowerCase();
        const own = [
          ...card.scenes,
          ...card.steps.map(({ see }) => see),
          ...card.mistakes.map(({ sign }) => sign),
        ];
        expect([topic, opening, own.some((one) => opening.includes(one.toLowerCase()))]).toEqual([
          topic,
          opening,
          true,
        ]);
      }
  });

  test("asks for what it was about: its trouble, its people or its subject", async () => {
    for (const topic of TOPICS)
      for (let seed = 0; seed < 8; seed += 1) {
        const { text, material } = await scriptFor({ topic, seconds: 60 }, seed);
        const card = material.subject ?? expect.fail();
        const asked = (/CALL TO ACTION\nSay: (.*)$/mu.exec(text)?.[1] ?? "").toLowerCase();
        const about = [
          card.name,
          ...card.names,
          // French sets "aux" before people that come with their article.
          ...card.people.map((people) => people.replace(/^les /u, "")),
          ...card.mistakes.flatMap(({ sign, instead }) => [sign, instead]),
        ];
        expect([topic, asked, about.some((one) => asked.includes(one.toLowerCase()))]).toEqual([
          topic,
          asked,
          true,
        ]);
      }
  });

  test("leads with the trouble that a question names", async () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const { text } = await scriptFor({ topic: "why does my sourdough come out flat", seconds: 30 }, seed);
      expect(text.split("BEAT 1")[0]).toContain("he loaf spreads flat and tastes sour");
    }
  });

  test("says no word twice around a colon", async () => {
    for (const topic of TOPICS)
      for (let seed = 0; seed < 6; seed += 1)
        for (const line of spokenText((await scriptFor({ topic, seconds: 90 }, seed)).text).split("\n"))
          expect([line, /(?<!\p{L})(\p{L}{3,}) \p{L}+ (?:so|esto|assim): \1(?!\p{L})/iu.test(line)]).toEqual([
            line,
            false,
          ]);
    expect(stutters("Mach es so: Mach es an der Wand")).toBe(true);
  });
});

describe("a long script of a subject whose card is spent", () => {
  test.each(["pan de masa madre", "photographie argentique", "Kerzen gießen", "fazer velas em casa"])(
    "on “%s” asks for what goes with its own words",
    async (topic) => {
      for (let seed = 0; seed < 4; seed += 1) {
        const form = { topic, seconds: 240, platform: "YouTube long-form" } as const;
        const { text, material } = await scriptFor(form, seed);
        const card = material.subject ?? expect.fail();
        const own = [
          ...card.terms.map(({ term }) => term),
          ...card.scenes,
          ...card.mistakes.map(({ sign }) => sign),
          ...card.choices.map(({ a }) => a),
        ].map((phrase) => phrase.toLowerCase());
        const asking = text
          .split("\n\n")
          .flatMap((block) => (block.includes("____") ? [/^Say: (.*)$/mu.exec(block)?.[1] ?? ""] : []));
        expect(asking.length).toBeGreaterThan(2);
        const specific = asking.filter((said) => own.some((phrase) => said.toLowerCase().includes(phrase)));
        expect([topic, seed, specific.length >= asking.length * 0.7]).toEqual([topic, seed, true]);
        expect(new Set(asking).size).toBe(asking.length);
      }
    },
  );

  test("is done at the end of a task alone, and never at a step that is done sometimes", async () => {
    for (const topic of ["sourdough starter", "trail running for beginners", "gel nails at home"])
      for (let seed = 0; seed < 6; seed += 1)
        expect(spokenText((await scriptFor({ topic, seconds: 60 }, seed)).text)).not.toMatch(
          /done when you see/u,
        );
    const { text } = await scriptFor({ topic: "how to descale an espresso machine", seconds: 60 }, 1);
    expect(text).toContain("done when you see a screen soaking");
  });
});
