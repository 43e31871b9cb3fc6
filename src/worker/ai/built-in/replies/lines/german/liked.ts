import type { Answers } from "../lines.ts";

/** Answers to thanks, praise and good news. */
export const liked = {
  thanks: {
    stance: "thanks",
    short: [
      "schön, dass es geholfen hat",
      "gut zu wissen, dass es nützlich war",
      "so ein Dank für {x} freut mich",
      "schön, dass es [dir|Ihnen] geholfen hat, {y}",
    ],
    warm: [
      "genau dafür mache ich das",
      "es ist schön zu wissen, dass es angekommen ist",
      "dass es [dir|Ihnen] geholfen hat, {y}, freut mich sehr",
      "dass [du dich|Sie sich] für {x} [bedankst|bedanken], freut mich sehr",
    ],
    ask: [
      "was hat [dir|Ihnen] am meisten geholfen?",
      "woran [arbeitest du|arbeiten Sie] gerade?",
      "was [würdest du|würden Sie] gern als Nächstes sehen?",
    ],
  },
  congrats: {
    stance: "thanks",
    short: [
      "das ist richtig lieb von [dir|Ihnen]",
      "das bedeutet mir viel",
      "so ganz glauben kann ich es noch nicht",
    ],
    warm: [
      "mit Leuten wie [dir|Ihnen] macht das Feiern Freude",
      "ohne alle, die zuschauen, gäbe es das hier nicht",
      "schön, dass [du|Sie] das [hierlässt|hierlassen]",
    ],
    ask: [
      "was [würdest du|würden Sie] gern als Nächstes sehen?",
      "an welches Video [erinnerst du dich|erinnern Sie sich] am liebsten?",
      "was sollte ich zum Feiern machen?",
    ],
  },
  praise: {
    stance: "thanks",
    short: ["schön, dass {x}", "das freut mich sehr", "so etwas liest man gern", "das geht runter wie Öl"],
    warm: [
      "es freut mich sehr, dass {x}",
      "zu wissen, dass {x}, motiviert ungemein",
      "solche Kommentare sind der schönste Teil daran",
      "das motiviert mich wirklich sehr",
    ],
    ask: [
      "was hat [dir|Ihnen] am besten gefallen?",
      "wovon [möchtest du|möchten Sie] mehr sehen?",
      "welche Stelle [fandest du|fanden Sie] am besten?",
    ],
  },
  subscribed: {
    stance: "company",
    short: [
      "willkommen an Bord",
      "willkommen, [fühl dich|fühlen Sie sich] wie zu Hause",
      "gut, dass [du|Sie] hergefunden [hast|haben]",
    ],
    warm: [
      "es ist schön, [dich|Sie] ab jetzt dabei zu haben",
      "es freut mich, dass [dich|Sie] dieses Video hergebracht hat",
    ],
    ask: ["welches Video hat [dich|Sie] hergebracht?", "was [möchtest du|möchten Sie] gern öfter sehen?"],
  },
  returning: {
    stance: "company",
    short: [
      "danke, dass [du|Sie] {x} dabei [bist|sind]",
      "danke, dass [du|Sie] immer wieder [herkommst|herkommen]",
      "das bedeutet mir viel",
    ],
    warm: [
      "wer {x} bleibt, ist das Herz von diesem Kanal",
      "so viel Treue ist mehr wert als jede Zahl",
      "Leute, die wiederkommen, sind das Herz von diesem Kanal",
    ],
    ask: ["welches Video ist [dir|Ihnen] am meisten im Kopf geblieben?", "was sollte ich nie ändern?"],
  },
  milestone: {
    stance: "cheer",
    short: ["Glückwunsch zu {x}", "darauf [kannst du|können Sie] stolz sein", "[genieß|genießen Sie] es"],
    warm: [
      "die Arbeit [hast du|haben Sie] gemacht, und ich freue mich sehr für [dich|Sie]",
      "ich freue mich mit [dir|Ihnen], und Respekt zu {x}",
      "danke, dass [du|Sie] das hier [erzählst|erzählen]",
    ],
    ask: ["was kommt nach {x}?", "was war das Schwerste daran?", "wie fühlt es sich an?"],
  },
  emoji: {
    stance: "thanks",
    short: ["das sagt alles", "Nachricht angekommen", "gleichfalls"],
    warm: ["manchmal braucht es keine Worte", "das nehme ich sehr gern"],
    ask: ["für welchen Moment war das?", "was hat [dir|Ihnen] am besten gefallen?"],
  },
} as const satisfies Record<string, Answers>;
