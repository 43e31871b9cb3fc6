import type { Answers } from "../lines.ts";

/** Answers to what is corrected, criticised or doubted. */
export const faulted = {
  sarcasm: {
    stance: "fair",
    short: ["die Ironie ist angekommen", "das habe ich wohl verdient", "Botschaft angekommen"],
    warm: ["das lese ich lieber als gar nichts", "irgendwann würde ich [dich|Sie] gern überraschen"],
    ask: ["was sollte ich anders machen?", "wo sollte ich tiefer einsteigen?"],
  },
  correction: {
    stance: "right",
    short: [
      "ich prüfe, ob es {x} sein muss",
      "ich schaue nach, was mit {x} ist",
      "ich prüfe das",
      "die Stelle bei {t} sehe ich mir noch einmal an",
      "das schaue ich nach",
    ],
    warm: [
      "ich prüfe, ob es {x} ist, und wenn das stimmt, pinne ich [deinen|Ihren] Kommentar an",
      "ich schaue nach und stelle es richtig, falls es {x} sein muss",
      "das prüfe ich lieber, als etwas Falsches stehen zu lassen",
      "Leute, die so genau hinschauen, sind viel wert",
    ],
    ask: [
      "wo [hast du|haben Sie] {x} her, damit ich es prüfen kann?",
      "[hast du|haben Sie] eine Quelle, damit ich es prüfen kann?",
      "nur bei {t} oder auch anderswo?",
      "gibt es noch etwas, das ich prüfen sollte?",
    ],
  },
  accusation: {
    stance: "calm",
    short: [
      "das verdient eine klare Antwort, und die gebe ich hier",
      "das nehme ich ernst und beantworte es offen",
    ],
    warm: [
      "mir ist wichtig, dass man dem vertrauen kann, was hier zu sehen ist, danke für die offenen Worte",
      "mir ist lieber, dass es hier offen gesagt wird",
    ],
    ask: [
      "was genau bringt [dich|Sie] darauf?",
      "welche Stelle [meinst du|meinen Sie], und was [hast du|haben Sie] anderswo gesehen?",
    ],
  },
  critique: {
    stance: "fair",
    short: [
      "dass {x} {y} war, ist gut zu wissen",
      "{x} kommt noch einmal auf den Prüfstand",
      "das nehme ich für das nächste Video mit",
      "das ist gut zu wissen",
      "bei {t} schaue ich noch einmal hin",
      "darüber denke ich nach",
    ],
    warm: [
      "schade, dass {x} {y} war",
      "schade, dass {x} gestört hat",
      "schade, dass es diesmal nicht gepasst hat",
      "das hilft mir mehr als ein Daumen hoch",
    ],
    ask: [
      "wie sollte {x} für [dich|Sie] sein?",
      "was hätte für [dich|Sie] besser funktioniert?",
      "an welcher Stelle [warst du|waren Sie] raus?",
    ],
  },
  disagreement: {
    stance: "calm",
    short: [
      "das sehen wir verschieden, und das ist in Ordnung",
      "darüber denke ich nach",
      "wir müssen uns da nicht einig sein",
    ],
    warm: [
      "gut, dass hier jemand anders darüber denkt",
      "ein gutes Argument ist mehr wert als ein Daumen hoch",
    ],
    ask: ["welche Erfahrung [hast du|haben Sie] gemacht?", "was hat [dich|Sie] überzeugt?"],
  },
} as const satisfies Record<string, Answers>;
