import { describe, expect, test } from "vitest";
import { kindsOf } from "#worker/ai/built-in/helpers/crisis-management.ts";
import type { CrisisId } from "#worker/ai/built-in/helpers/crisis-kinds.ts";
import { crisisWords } from "#worker/ai/built-in/helpers/crisis/words.ts";
import { replyTo } from "../support/api.ts";

const SITUATIONS: readonly (readonly [situation: string, kind: CrisisId])[] = [
  ["My ex leaked my nudes on Telegram", "leaked"],
  ["Somebody threatens to post intimate videos of me", "leaked"],
  ["A fan published my home address under my video", "doxxed"],
  ["Another channel reuploaded my video and earns with it", "stolen"],
  ["Somebody stole my footage and my script", "stolen"],
  ["I got a letter from a lawyer about my review", "legal"],
  ["A company says it will sue me", "legal"],
  ["Viewers point out that I got a fact wrong", "criticism"],
  ["Fair criticism: people say my numbers were misleading", "criticism"],
  ["Mi ex publicó fotos íntimas mías", "leaked"],
  ["Han publicado mi dirección", "doxxed"],
  ["Un canal robó mi vídeo y lo subió", "stolen"],
  ["Me ha llegado un burofax de un abogado", "legal"],
  ["Mon ex a diffusé des photos intimes de moi", "leaked"],
  ["On a publié mon adresse en ligne", "doxxed"],
  ["J'ai reçu une mise en demeure", "legal"],
  ["Mein Ex hat Nacktbilder von mir gepostet", "leaked"],
  ["Ich habe eine Abmahnung vom Anwalt bekommen", "legal"],
  ["Das ist berechtigte Kritik und die Leute haben recht", "criticism"],
  ["Meu ex divulgou fotos íntimas minhas", "leaked"],
  ["Recebi uma notificação extrajudicial de um advogado", "legal"],
  ["Copiaram meu vídeo e meu roteiro", "stolen"],
];

describe("what kind of trouble a creator is in", () => {
  test.each(SITUATIONS)("“%s” is %s", (situation, kind) => {
    expect(kindsOf(situation)[0].id).toBe(kind);
  });
});

describe("private pictures that were leaked", () => {
  test("are answered with evidence and reports, and never with a post", async () => {
    const input = "My ex leaked my nudes on Telegram";
    const { reply, care } = await replyTo({ task: "crisis_management", input });
    expect(care).toBe("danger");
    for (const words of [
      "Post nothing about it",
      "Save evidence first",
      "stopncii.org",
      "takeitdown.ncmec.org",
      "police",
    ])
      expect(reply).toContain(words);
    expect(reply).not.toMatch(/pinned|This is about:/u);
  });
});

describe("a plan for a crisis in another language", () => {
  test.each([
    ["es", "Un canal robó mi vídeo y lo subió", "La primera hora"],
    ["fr", "J'ai reçu une mise en demeure pour ma vidéo", "La première heure"],
    ["de", "Ich habe eine Abmahnung vom Anwalt bekommen", "Die erste Stunde"],
    ["pt", "Recebi uma notificação de um advogado e não sei o que fazer", "A primeira hora"],
  ] as const)("is written in %s throughout", async (language, input, hour) => {
    const { reply } = await replyTo({ task: "crisis_management", input });
    const { kinds } = await crisisWords(language);
    const kind = kinds[kindsOf(input)[0].id];
    for (const text of [hour, kind.name, ...kind.hour, kind.statement]) expect(reply).toContain(text);
    expect(reply).not.toMatch(/\b(?:the|your|with)\b/u);
  });
});
