import type { TtsWords } from "./words.ts";

export const WORDS: TtsWords = {
  basis:
    "Aus deinen eigenen Worten, nach festen Regeln. Das hat kein KI-Modell geschrieben, und Ton entsteht hier keiner: Das ist der Text für eine Stimme.",
  heading: "Text zum Sprechen",
  pause: "(Pause)",
  length: "Dauer",
  lasts: (seconds, words, isOne, pace) =>
    `Etwa ${seconds} Sekunden: ${words} ${isOne ? "Wort" : "Wörter"} bei ${pace} Wörtern pro Minute und eine Sekunde je Pause. Eine andere Stimme braucht länger oder kürzer; stopp die ersten zehn Zeilen und rechne hoch.`,
  stress: "Betonung",
  inLine: (quoted) => ` in ${quoted}`,
  marks: "So ist es markiert",
  breath: (most, long) =>
    `Jede Zeile ist ein Atemzug. Sätze mit mehr als ${most} Wörtern sind an ihren Kommas geteilt${long > 0 ? `; ${long === 1 ? "eine lange Zeile hat keins: Schreib sie kürzer" : `${long} lange Zeilen haben keins: Schreib sie kürzer`}` : ""}.`,
  pauses:
    "(Pause) steht zwischen Absätzen. Nimm es heraus, wenn dein Werkzeug es vorliest, und nimm dessen eigenes Pausenzeichen.",
  symbols:
    "Zeichen und Abkürzungen sind ausgeschrieben, wo es nur eine Lesart gibt. Zahlen bleiben Ziffern: Hör Jahre, Preise und Versionen einmal an.",
  noSymbols: "Zahlen, Zeichen und Abkürzungen bleiben, wie du sie geschrieben hast. Hör jede einmal an.",
  voice: "Die Stimme",
  noVoice: "Du hast keine genannt.",
  forVoice: (quoted, fit) => `Für die Stimme, die du genannt hast, ${quoted}: ${fit}`,
  slow: "stell das Tempo etwas unter normal und lass die Pausen stehen.",
  quick: "erhöh das Tempo etwas und behalte die Pausen: Tempo ohne sie ermüdet.",
  plain: "beschreib sie deinem Werkzeug mit denselben Worten und lass das Tempo normal.",
  rule: "Erzeug die ersten drei Zeilen mit zwei Stimmen, hör sie auf einem Handylautsprecher und nimm die, bei der du jedes Wort verstehst.",
};
