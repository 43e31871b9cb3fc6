import { describe, expect, test } from "vitest";
import type { CommentReply } from "#shared/contracts/replies.ts";
import { type CommentIntent, REPLY_TONES, type ReplyTone } from "#shared/rules/replies.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { writeReplies } from "#worker/ai/built-in/replies/write-replies.ts";
import { CARE_CORPUS } from "../support/comment-corpus-care.ts";

const replyTo = (comment: string, tone: ReplyTone = "casual", seed = 1): CommentReply => {
  const [reply] = writeReplies({ comments: [comment], tone }, seededRandom(seed)).replies;
  if (reply === undefined) throw new Error("no reply");
  return reply;
};
/** Everything that may be said to a comment, in every tone. */
const allTo = (comment: string): string[] =>
  REPLY_TONES.flatMap((tone) => [1, 2, 3, 4, 5, 6].flatMap((seed) => replyTo(comment, tone, seed).options));
const commentsOf = (intent: CommentIntent) =>
  CARE_CORPUS.filter((heard) => heard.intent === intent).map(({ comment }) => comment);

describe("somebody in danger", () => {
  test.each(commentsOf("self-harm"))("is told where to find help: %s", (comment) => {
    for (const option of allTo(comment)) {
      expect(option).toMatch(/findahelpline\.com/u);
      expect(option).toMatch(/emergenc|urgence|Notruf|emergência/iu);
    }
    expect(replyTo(comment).advice).toMatch(/own tool for self-harm and suicide.*don't stay alone with it/u);
  });

  test.each<[CommentIntent, string]>([
    ["self-harm", "love this song, I cut myself to it every night lol"],
    ["abuse", "great recipe, my boyfriend hits me when dinner burns haha"],
    ["joke", "haha ich kann nicht mehr"],
    ["failure", "a mí se me pega todo a la sartén"],
  ])("comes before every other purpose, and a figure of speech doesn't: %s, %s", (intent, comment) => {
    expect(replyTo(comment).intent).toBe(intent);
  });
});

describe("pain", () => {
  test.each([
    "my back doesn't hurt anymore thanks to this stretch",
    "my face hurts from laughing",
    "ya no me duele la espalda gracias a ti",
    "j'ai plus mal au dos grâce à toi",
    "mein rücken tut nicht mehr weh, danke dir",
    "minhas costas não doem mais, obrigada",
    "cut the board with the hand saw, you make it look easy",
  ])("that is over, or nobody's, isn't treated: %s", (comment) => {
    expect(replyTo(comment).kind).not.toBe("human");
  });
});

describe("what praises nothing is never thanked for", () => {
  test.each([
    "You keep saying this diet is safe but my sister got sick after it",
    "your political takes are something else",
    "you used to post every week and now this",
    "tu actitud es muy arrogante",
    "dijiste que era seguro pero mi primo acabó mal",
    "ta façon de parler est vraiment bizarre depuis un moment",
    "deine art zu reden ist so komisch geworden",
    "seu jeito de falar está muito estranho ultimamente",
  ])("%s", (comment) => {
    const { kind, advice } = replyTo(comment);
    expect(kind).not.toBe("praise");
    expect(advice ?? "This needs your answer: ").toMatch(/This needs your answer: /u);
    for (const option of allTo(comment))
      expect(option).not.toMatch(/made my day|glad you liked|glad it helped/u);
  });

  test("and a weighty word ends the joke", () => {
    expect(replyTo("haha the police showed up next door")).toMatchObject({
      intent: "story",
      advice: expect.stringMatching(/^This needs your answer: /u),
    });
  });
});

describe("a warning", () => {
  test.each<[CommentIntent, string]>([
    ["correction", "my dentist said to never do this at home, maybe warn your viewers?"],
    ["correction", "mi fisio dice que es peligroso con una hernia, pon un aviso"],
    ["correction", "mon médecin me l'a interdit, faudrait un avertissement"],
    ["correction", "mein orthopäde sagt das ist gefährlich, bitte eine warnung dazu"],
    ["correction", "meu médico falou que isso é perigoso, coloca um aviso"],
    ["injury", "needs a disclaimer, our toddler copied this and got hurt"],
    ["injury", "ma fille a voulu le faire et s'est brûlée"],
    ["injury", "mein sohn hat das probiert und sich dabei verbrannt"],
  ])("is taken as %s: %s", (intent, comment) => {
    expect(replyTo(comment).intent).toBe(intent);
  });
});

test.each([
  "fifteen minutes to explain nothing, incredible",
  "very useful, i understood nothing",
  "veinte minutos para no explicar nada, genial",
  "merci, j'ai absolument rien compris",
  "toll, rein gar nichts gelernt",
  "parabéns, não entendi nada",
])("praise that says nothing was learned isn't thanked for: %s", (comment) => {
  expect(replyTo(comment).intent).toBe("sarcasm");
});

describe("a correction", () => {
  const AFFIRMS =
    /(?<!if )you're right|it is\.$|stand corrected|tienes razón|tu as raison|du hast recht|você tem razão|well spotted|good catch|bien visto|bien vu|gut aufgepasst|bem observado/iu;

  test.each([
    "at 3:10 you say 220 fahrenheit but the card says 220 celsius",
    "it was Edison who said that, not Tesla",
    "es Zaragoza, no Valencia",
    "c'est 1954, pas 1945",
    "das war 1954, nicht 1945",
    "é 1954, não 1945",
  ])("is thanked for and checked, never granted: %s", (comment) => {
    expect(replyTo(comment).intent).toBe("correction");
    for (const option of allTo(comment)) expect(option).not.toMatch(AFFIRMS);
  });
});

test.each(commentsOf("refund"))("an order that went wrong is taken out of the comments: %s", (comment) => {
  for (const option of allTo(comment))
    expect(option).toMatch(/not in public|no en público|pas en public|nicht öffentlich|não em público/u);
});

test.each(commentsOf("congrats"))("nobody who congratulates was helped: %s", (comment) => {
  for (const option of allTo(comment))
    expect(option).not.toMatch(/helped|sirviera|serve|geholfen|ajudou|útil|utile|nützlich/u);
});

describe("a comment's own words", () => {
  test.each([
    ["where did u get that wool coat omg", /omg/u],
    ["the capital of Canada is ottawa btw, not toronto", /btw/u],
    ["gracias por la receta jaja", /jaja/u],
    ["danke für das rezept digga", /digga|rezept/u],
    ["where can i buy those boots fr", / fr\b/u],
    ["el sonido fatal", /\bde el\b/u],
    ["los anuncios son demasiado largos, la música muy alta", /\bde el\b/u],
    ["welche körnung hast du genommen?", /körnung/u],
    ["o som tá muito baixo", /\bde o\b/u],
  ])("are a clean phrase or left out: %s", (comment, debris) => {
    for (const option of allTo(comment)) expect(option).not.toMatch(debris);
  });

  test.each([
    ["welchen kleber nimmst du", "welcher Kleber"],
    ["mon mec me regarde bizarrement depuis cette vidéo", "ton mec"],
    ["sound is way too quiet and then the ad deafened me", "the sound"],
  ])("keep what names something: %s", (comment, own) => {
    expect(replyTo(comment).options.join(" ")).toContain(own);
  });
});
