import type { OutlineWords } from "./outline-words.ts";

/** In German. */
export const germanOutline: OutlineWords = {
  titles: "Mögliche Titel",
  hook: "Einstieg",
  beats: "Bild für Bild",
  overlays: "Text im Bild",
  call: "Aufforderung",
  cover: "Titelbild",
  test: "Eins zum Testen",
  interest: "Interesse am Thema",
  says: {
    open: (picture) => `Der Einstieg, dazu dieses Bild: ${picture}. Kein Gruß, kein Logo.`,
    wrong: (sign) => `${sign}. Halte das Bild, bis dir niemand mehr glauben muss.`,
    why: (because) => `${because}. Ein Satz, gesprochen über das Bild, das er erklärt.`,
    fix: (instead, step, see) => `${instead}. Dann: ${step}, ganz nah: ${see}.`,
    proof: (close) => `Der Beweis: ${close}. Bitte um eine einzige Sache, solange er im Bild ist.`,
  },
  blanks: [
    "Der Einstieg, über das stärkste Bild, das du hast. Kein Gruß, kein Logo.",
    "Was schiefgeht, so wie du es gesehen hast, in einer Nahaufnahme.",
    "Warum, in einem Satz, wie du ihn einem Freund sagen würdest.",
    "Was du stattdessen machst: deine Hände, von oben.",
    "Das Ergebnis neben dem Misslungenen. Bitte um eine einzige Sache, solange es im Bild ist.",
  ],
  blankCover: "Das Misslungene neben dem Gelungenen, höchstens vier Wörter darüber.",
  tests: [
    "Veröffentliche es einmal mit dem Ergebnis und einmal mit dem Problem als erstem Bild, eine Woche auseinander, und vergleiche, wie viele nach drei Sekunden noch da sind.",
    "Probier zwei Titel, einen mit dem Anzeichen, einen mit der Lösung, und behalte den, den mehr wählen.",
    "Schneide alles vor dem ersten Bild des Problems weg und vergleiche, wo die Leute gehen.",
  ],
};
