import { describe, expect, test } from "vitest";
import type { CommentLanguage } from "#shared/rules/comments/language.ts";
import type { Sentiment } from "#shared/rules/replies.ts";
import { plainComment } from "#shared/rules/comments/phrase.ts";
import { readComments } from "#worker/ai/built-in/comments/read-comments.ts";
import { sentimentOf } from "#worker/ai/built-in/comments/sentiment.ts";

const COMMENTS: Readonly<Record<string, Partial<Record<Sentiment, readonly string[]>>>> = {
  es: {
    positive: [
      "me encantan tus recetas",
      "Qué maravilla de canal",
      "no está nada mal",
      "GENIALLLLL",
      "gracias por tanto",
    ],
    negative: [
      "no me gustó nada",
      "qué aburrimiento de vídeo, aburridísimo",
      "el sonido es pésimo",
      "es una estafa",
    ],
    neutral: ["lo vi ayer por la noche", "¿de qué color es la mesa?"],
  },
  fr: {
    positive: [
      "j'adore cette chaîne",
      "franchement pas mal",
      "trop beau",
      "merci infiniment pour votre travail",
    ],
    negative: [
      "j'aime pas la musique",
      "c'est nul et ennuyeux",
      "le son est horrible",
      "une vraie perte de temps",
    ],
    neutral: ["je regarde ça dans le train", "c'est de quelle couleur ?"],
  },
  de: {
    positive: [
      "wunderschönes Video",
      "gar nicht schlecht",
      "Danke, sehr hilfreich",
      "Der Schnitt ist großartig",
    ],
    negative: ["gefällt mir nicht", "viel zu laut", "so ein Quatsch", "der Ton ist furchtbar"],
    neutral: ["ich sitze gerade im Bus", "welche Farbe ist das?"],
  },
  pt: {
    positive: ["adorei demais", "que vídeo lindo", "nada mal mesmo", "parabéns pelo canal"],
    negative: ["não gostei", "o som tá horrível", "que vídeo chato", "uma perda de tempo"],
    neutral: ["assisti ontem à noite", "qual é a cor da mesa?"],
  },
};

describe("a comment reads as it is meant, in its own language", () => {
  const cases = Object.entries(COMMENTS).flatMap(([language, felt]) =>
    (["positive", "negative", "neutral"] as const).flatMap((sentiment) =>
      (felt[sentiment] ?? []).map((comment): [string, Sentiment, string] => [language, sentiment, comment]),
    ),
  );
  test.each(cases)("%s, %s: %s", (language, sentiment, comment) => {
    const languages: readonly CommentLanguage[] = ["es", "fr", "de", "pt"];
    const spoken = languages.find((one) => one === language) ?? "other";
    expect(sentimentOf(plainComment(comment), spoken)).toBe(sentiment);
  });
});

test("emoji say how a comment reads in any language", () => {
  expect(sentimentOf("素晴らしい 😍", "other")).toBe("positive");
  expect(sentimentOf("grazie mille", "other")).toBe("neutral");
});

test("praise and blame in other words are counted as what they are, and irony as blame", () => {
  const told = (comment: string) => readComments([comment])[0]?.sentiment;
  expect(told("on n'entend rien du tout")).toBe("negative");
  expect(told("wow, so groundbreaking 🙄")).toBe("negative");
});
