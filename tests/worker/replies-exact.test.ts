import { describe, expect, test } from "vitest";
import { REPLY_TONES } from "#shared/rules/replies.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { writeReplies } from "#worker/ai/built-in/replies/write-replies.ts";
import { sentences } from "#worker/ai/built-in/topic.ts";

const optionsTo = (comment: string, seed = 1): readonly string[] =>
  writeReplies({ comments: [comment], tone: "casual" }, seededRandom(seed)).replies[0]?.options ?? [];
const seeds = [1, 2, 3, 4, 5, 6];
const allTo = (comment: string) => seeds.flatMap((seed) => optionsTo(comment, seed));

describe("a question is repeated as its answer would take it up", () => {
  test.each([
    ["Can I use coconut oil instead?", "whether you can use coconut oil instead"],
    ["how long does it keep in the freezer?", "how long it keeps in the freezer"],
    ["Does this fit on a 26 inch wheel?", "whether it fits on a 26 inch wheel"],
    ["why did you stop at the second layer?", "why I stopped at the second layer"],
    ["do you know how often I should feed it?", "how often you should feed it"],
    ["Do you ship to Norway", "whether I ship to Norway"],
    ["what happens if I skip the second coat?", "what happens if you skip the second coat"],
    ["¿Puedo congelar la masa?", "si puedes congelar la masa"],
    ["cuanto tiempo tarda en secar?", "cuánto tiempo tarda en secar"],
    ["¿Por qué echaste la sal al final?", "por qué eché la sal al final"],
    ["on peut le faire sans four ?", "si on peut le faire sans four"],
    ["combien de temps ça cuit ?", "combien de temps ça cuit"],
    ["pourquoi tu utilises du sucre roux ?", "pourquoi j'utilise du sucre roux"],
    ["Wie lange hält das im Kühlschrank?", "wie lange das im Kühlschrank hält"],
    ["Kann ich auch Honig nehmen?", "ob du auch Honig nehmen kannst"],
    ["Warum machst du das Licht aus?", "warum ich das Licht ausmache"],
    ["posso fazer na airfryer?", "se você pode fazer na airfryer"],
    ["por que você usou vinagre?", "por que eu usei vinagre"],
    ["quanto tempo leva pra secar?", "quanto tempo leva pra secar"],
  ])("%s", (comment, clause) => {
    const [short = "", warm = "", ask = ""] = optionsTo(comment);
    expect(short.toLowerCase()).toContain(clause.toLowerCase());
    expect(warm.toLowerCase()).toContain(clause.toLowerCase());
    expect(ask).toMatch(/\?$/u);
  });

  test.each([
    "does the acrylic paint from the cheap shop stick?",
    "was your mother there when it all happened?",
    "hat jemand das schon probiert?",
    "is <b>this</b> fine?",
  ])("unless it can't be told how: %s", (comment) => {
    for (const option of allTo(comment)) {
      expect(option).not.toMatch(/\b(?:whether|ob) (?:the acrylic|your mother|jemand)|<b>/u);
      expect(sentences(option)).toHaveLength(1);
    }
  });
});

describe("both halves of a comment are answered", () => {
  test.each([
    [
      "Loved the editing! How long do I leave it in the sun?",
      /^(?:Thanks|Ah, thank|Aw, thanks)/u,
      /how long/u,
    ],
    [
      "¡Qué buen vídeo! ¿Puedo hacerlo en el microondas?",
      /^(?:Gracias|Ay, gracias|Mil gracias)/u,
      /microondas/u,
    ],
    ["super tuto, combien de temps ça sèche ?", /^(?:Merci|Oh, merci)/u, /combien de temps/u],
    ["Tolles Video! Geht das auch mit Akku?", /^(?:Danke|Oh, vielen Dank)/u, /Akku/u],
    ["amei o vídeo! dá pra usar mel?", /^(?:Ah, que|Agradeço|Valeu)/u, /mel/u],
    ["Great recipe but the intro is too long", /^(?:Glad|Happy|Thanks for both)/u, /intro/u],
  ])("%s", (comment, begins, holds) => {
    const [short = "", warm = ""] = optionsTo(comment);
    expect(short).toMatch(begins);
    expect(warm).toMatch(begins);
    expect(short).toMatch(holds);
  });

  test("as are two questions", () => {
    for (const comment of [
      "what saw is that and is it loud?",
      "¿Cuánto cuesta? ¿Y dónde se compra?",
      "Was kostet das und wo gibt es das?",
    ])
      expect([comment, optionsTo(comment).join(" ")]).toEqual([
        comment,
        expect.stringMatching(/both|two|las dos|beide[ms]/iu),
      ]);
  });

  test("but polite thanks are no praise", () => {
    for (const comment of ["how long does it keep? thanks in advance", "¿cuánto tarda? gracias"])
      expect(optionsTo(comment).join(" ")).not.toMatch(/so kind|Ah, thank you|qué amable|Mil gracias/u);
  });
});

describe("whoever keeps a distance is kept at one", () => {
  const CLOSE = {
    es: /(?<!\p{L})(?:tú|te|tu|tus|ti|preguntes|estás|tienes|has|usas)(?!\p{L})/u,
    fr: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t'/u,
    de: /(?<!\p{L})(?:du|dir|dich|dein\p{Ll}*)(?!\p{L})/iu,
  };
  const COMMENTS = {
    es: [
      "¿Usted qué lija recomienda?",
      "Disculpe, ¿dónde compra la madera?",
      "Usted explica muy bien, gracias",
    ],
    fr: [
      "Bonjour, où achetez-vous le bois ?",
      "Vous avez une très belle voix",
      "Votre recette ne marche pas chez moi",
      "Pouvez-vous faire une vidéo sur les joints ?",
    ],
    de: [
      "Danke, dass Sie das so ruhig erklären",
      "Könnten Sie bitte ein Video über Fugen machen?",
      "Leider ist mir bei Ihrem Rezept der Teig zu hart",
      "Wo haben Sie das Holz gekauft?",
    ],
  };
  test.each(["es", "fr", "de"] as const)("in %s", (language) => {
    for (const comment of COMMENTS[language])
      for (const option of allTo(comment))
        expect([comment, option]).not.toEqual([comment, expect.stringMatching(CLOSE[language])]);
  });

  test("and nobody else is", () => {
    for (const comment of ["où tu achètes le bois ?", "wo kaufst du das Holz?", "¿dónde compras la madera?"])
      expect(allTo(comment).join(" ")).not.toMatch(/(?<!\p{L})(?:votre|Ihnen|Ihr|usted)(?!\p{L})/u);
  });

  test("no line shows how it is addressed", () => {
    for (const comment of Object.values(COMMENTS).flat())
      for (const tone of REPLY_TONES)
        for (const option of writeReplies({ comments: [comment], tone }, seededRandom(2)).replies[0]
          ?.options ?? [])
          expect(option).not.toMatch(/[[\]|]/u);
  });
});

describe("what a comment says exactly", () => {
  test("a laugh at a moment is taken as one", () => {
    expect(optionsTo("1:07 hahaha").join(" ")).toMatch(/1:07/u);
    expect(allTo("2:40 jajaja").join(" ")).toMatch(/rei?r|ríe|rió|gracia|función|fue/u);
  });

  test("a mistake at a moment is looked for there", () => {
    for (const comment of [
      "the map at 4:10 is wrong",
      "bei 4:10 stimmt die Formel nicht",
      "en el 4:10 la fecha está mal",
    ]) {
      const [reply] = writeReplies({ comments: [comment], tone: "casual" }, seededRandom(1)).replies;
      expect([comment, reply?.intent, reply?.options[0]]).toEqual([
        comment,
        "correction",
        expect.stringContaining("4:10"),
      ]);
    }
  });

  test("somebody else who does it better is no praise", () => {
    for (const comment of [
      "Marta's version was way better",
      "Rob explains it better tbh",
      "lo de Ana, prefiero el de Ana",
    ])
      for (const option of allTo(comment))
        expect(option).not.toMatch(/glad you like|so kind|thank you|lovely to hear|me alegra que te guste/iu);
  });

  test("rolled eyes turn admiration around", () => {
    for (const comment of ["wow, so original 🙄", "super, so innovativ 🙄", "que genial 🙄"])
      expect([
        comment,
        writeReplies({ comments: [comment], tone: "casual" }, seededRandom(1)).replies[0]?.intent,
      ]).toEqual([comment, "sarcasm"]);
  });

  test("a wish for captions is no idea for a video", () => {
    for (const option of allTo("please add captions, I can't hear well"))
      expect(option).not.toMatch(/worth your time|definitely show|want to know first/u);
  });

  test("a single word gets a short answer", () => {
    for (const option of allTo("beautiful")) expect(option).not.toMatch(/exactly what I hoped/u);
  });
});

describe("who else is spoken of", () => {
  test.each<[string, RegExp]>([
    ["Matt from Workbench does this in half the time", /whoever|more than one|does it better/u],
    ["Joshua did this recipe last year", /before|parent|done there/u],
    ["Julian Bam hat das schon 2017 gemacht", /schneller|Ursprung|wie es dort/u],
    ["o Manual do Mundo já fez isso melhor", /antes|pai|como fizeram/u],
    ["this is giving Emma Chamberlain vibes", /comparison|watch for it/u],
    ["on croirait entendre Jamy", /comparaison|attention/u],
    ["Erinnert mich total an Peter Lustig", /Vergleich|achten/u],
  ])("is no thanks and no shrug: %s", (comment, said) => {
    const options = optionsTo(comment);
    expect(options).toHaveLength(3);
    expect(options[0]).toMatch(said);
  });

  test.each(["you do it better than anyone", "this reminds me of Lisbon", "você faz melhor que ninguém"])(
    "only where somebody is: %s",
    (comment) => {
      expect(optionsTo(comment).join(" ")).not.toMatch(/comparison|whoever makes|before me|comparação/u);
    },
  );
});

describe("two corrections are both taken up", () => {
  test.each([
    ["The Treaty was signed in 1848, not 1845, and the general's name was Scott, not Stock", "1848", "Scott"],
    ["el río más largo es el Nilo, no el Amazonas, y está en África, no en Asia", "Nilo", "África"],
    ["Das heißt Stampfer und nicht Quetsche, und es sind 180 Grad, nicht 160", "Stampfer", "180 Grad"],
  ])("%s", (comment, first, second) => {
    const said = allTo(comment).join("\n");
    expect(said).toMatch(/both|las dos|beides/u);
    expect(said).toContain(first);
    expect(said).toContain(second);
  });

  test("and one named between quotation marks is named whole", () => {
    expect(optionsTo('c\'est pas "malgré que", c\'est "bien que"').join(" ")).toContain("bien que");
    expect(optionsTo('you keep saying "nucular", it\'s "nuclear"')[0]).toContain("nuclear");
  });
});

describe("a question beside something else", () => {
  test.each([
    ["great vid as always, but where did the old intro go", "where the old intro went"],
    ["super helpful, one thing tho, do you peel the ginger first", "whether I peel the ginger first"],
    ["bonne vidéo, par contre c'est quel logiciel ?", "quel logiciel c'est"],
  ])("is answered: %s", (comment, clause) => {
    expect(optionsTo(comment)[0]).toContain(clause);
  });
});

test("faces alone are answered by what they say", () => {
  expect(optionsTo("💀💀💀").join(" ")).toMatch(/laugh/u);
  expect(optionsTo("🤨").join(" ")).toMatch(/thinking|mind/u);
  expect(optionsTo("👎").join(" ")).not.toMatch(/thank you|Thanks so much|right back/u);
});

test("no option says again what it began with", () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
    for (const option of optionsTo("Mach doch mal was über Kompost", seed))
      expect(option.match(/klingt gut/giu)?.length ?? 0).toBeLessThan(2);
});

test("what lies behind somebody who has made something is no hardship", () => {
  const [reply] = writeReplies(
    {
      comments: [
        "took this up after my divorce, and last week I finished a rocking chair for my granddaughter",
      ],
      tone: "casual",
    },
    seededRandom(1),
  ).replies;
  expect(reply?.intent).toBe("milestone");
  expect(reply?.options.join(" ")).toContain("rocking chair");
});
