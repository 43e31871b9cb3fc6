import type { Answers } from "../lines.ts";

/** Answers to what a comment says more exactly than its intent. */
export const exact = {
  practical: {
    stance: "asked",
    short: [
      "ich prüfe erst, {x}, bevor ich etwas Falsches sage",
      "ich finde heraus, {x}, und schreibe es hierher",
      "ich will nicht raten, {x}, also schaue ich nach",
    ],
    warm: [
      "ich sage [dir|Ihnen] lieber sicher, {x}, als zu raten",
      "{x}, fragen sich bestimmt auch andere, darum beantworte ich es hier",
    ],
    ask: [
      "[möchtest du|möchten Sie] sonst noch etwas wissen, wenn ich schon dabei bin?",
      "gibt es noch etwas, das ich gleich mit beantworten soll?",
    ],
  },
  chosen: {
    stance: "asked",
    short: ["ich schreibe hier auf, {x}", "ich erkläre in Ruhe, {x}"],
    warm: [
      "ich erkläre lieber richtig, {x}, als nur mit drei Wörtern",
      "{x}, fragen sich bestimmt auch andere, darum erkläre ich es hier",
    ],
    ask: ["wie [hättest du|hätten Sie] es gemacht?", "[hättest du|hätten Sie] es anders gemacht?"],
  },
  told: {
    stance: "asked",
    short: ["ich schreibe hier auf, {x}", "ich beantworte hier in Ruhe, {x}"],
    warm: [
      "{x}, wollen bestimmt auch andere wissen, darum antworte ich für alle",
      "ich sage lieber ordentlich, {x}, als nur mit drei Wörtern",
    ],
    ask: [
      "[möchtest du|möchten Sie] sonst noch etwas wissen, wenn ich schon dabei bin?",
      "gibt es noch etwas, das ich gleich mit beantworten soll?",
    ],
  },
  fact: {
    stance: "asked",
    short: ["ich schaue nach, {x}, und schreibe es hierher", "ich muss erst nachsehen, {x}"],
    warm: [
      "ich schaue lieber nach, {x}, als etwas zu erfinden",
      "ich möchte erst sicher wissen, {x}, und antworte dann",
    ],
    ask: [
      "[möchtest du|möchten Sie] sonst noch etwas wissen, wenn ich schon dabei bin?",
      "gibt es noch etwas, das ich gleich mit beantworten soll?",
    ],
  },
  both: {
    stance: "asked",
    short: ["ich schaue beides nach und antworte hier", "eins nach dem anderen, ich beantworte hier beides"],
    warm: ["ich prüfe lieber beides, als zu raten", "beides verdient eine richtige Antwort"],
    ask: ["was von beidem ist [dir|Ihnen] gerade wichtiger?", "womit von beidem soll ich anfangen?"],
  },
  "laughed-at": {
    stance: "light",
    short: ["also war es {x}", "dann hat {x} gewirkt", "schön, dass {x} für einen Lacher gut war"],
    warm: [
      "dass bei {x} jemand lachen musste, rettet mir den Tag",
      "gut, dass ich bei {x} nicht allein lache",
    ],
    ask: ["was war bei {x} so lustig?", "nur {x}, oder gab es noch eine Stelle?"],
  },
  compared: {
    stance: "fair",
    short: [
      "es gibt mehr als einen guten Weg",
      "von jemandem, der es besser macht, lerne ich gern",
      "was gut ist, ist gut, egal von wem",
    ],
    warm: [
      "zu wissen, was anderswo besser ist, hilft mir mehr als Schweigen",
      "da möchte ich auch hinkommen",
    ],
    ask: ["was genau ist dort besser?", "was sollte ich mir davon abschauen?"],
  },
  brief: {
    stance: "thanks",
    short: ["schön, dass es [dir|Ihnen] gefällt", "ein Wort reicht völlig"],
    warm: ["das Wort nehme ich mit ins nächste Video", "gut zu wissen, dass es angekommen ist"],
    ask: ["welche Stelle war es?", "wovon [möchtest du|möchten Sie] mehr sehen?"],
  },
  shrugged: {
    stance: "fair",
    short: ["diesmal war es also nicht das Richtige", "kurz und deutlich"],
    warm: ["das nächste überzeugt hoffentlich mehr", "das weiß ich lieber, als es zu ahnen"],
    ask: ["was hat [dir|Ihnen] gefehlt?", "ab wann war es nicht mehr spannend?"],
  },
  change: {
    stance: "idea",
    short: ["ich sehe, was sich machen lässt", "das steht für die nächsten auf meiner Liste"],
    warm: ["das hilft bestimmt auch anderen", "gut zu wissen, was das Zuschauen leichter machen würde"],
    ask: [
      "gibt es noch etwas, das es leichter machen würde?",
      "würde das auch in den älteren Videos helfen?",
    ],
  },
} as const satisfies Record<string, Answers>;
