import type { Answers } from "../lines.ts";

/** Answers to questions, wishes and calls for help. */
export const asked = {
  gear: {
    stance: "asked",
    short: [
      "ich schaue nach, {x}, und schreibe es hierher",
      "ich schaue nach dem genauen Namen und schreibe ihn hierher",
      "ich suche [dir|Ihnen] den genauen Namen heraus",
    ],
    warm: [
      "ich schaue lieber nach, {x}, als etwas Falsches zu sagen",
      "ich nenne [dir|Ihnen] lieber den genauen Namen als irgendeinen",
      "der genaue Name ist besser als ein ähnlicher",
    ],
    ask: ["wofür [würdest du|würden Sie] es brauchen?", "was [benutzt du|benutzen Sie] im Moment?"],
  },
  price: {
    stance: "asked",
    short: [
      "ich schaue die genaue Zahl nach und schreibe sie hierher",
      "ich schaue lieber nach, als zu raten",
    ],
    warm: ["eine ehrliche Zahl ist mir lieber als eine geschätzte", "es ist gut, offen über Geld zu reden"],
    ask: ["[hast du|haben Sie] etwas Ähnliches vor?", "welcher Teil der Kosten ist am wichtigsten?"],
  },
  link: {
    stance: "asked",
    short: [
      "ich schaue nach, wo es {x} gibt, und schreibe es hierher",
      "ich schaue nach, wo es das gibt, und schreibe es hierher",
      "ich suche es heraus und schreibe es hierher",
    ],
    warm: [
      "ich nenne [dir|Ihnen] lieber genau das Richtige als etwas Ähnliches",
      "es freut mich, dass [dir|Ihnen] das aufgefallen ist",
    ],
    ask: [
      "in welchem Land [bist du|sind Sie], damit [du|Sie] es auch [bekommst|bekommen]?",
      "wofür [brauchst du|brauchen Sie] es?",
    ],
  },
  place: {
    stance: "asked",
    short: ["ich schreibe hier dazu, wo das ist", "das beantworte ich hier richtig"],
    warm: ["es freut mich, dass [dir|Ihnen] der Ort aufgefallen ist", "der Ort macht wirklich neugierig"],
    ask: ["[möchtest du|möchten Sie] auch dorthin?", "welche Stelle im Video [meinst du|meinen Sie]?"],
  },
  schedule: {
    stance: "asked",
    short: [
      "für {x} verspreche ich lieber kein Datum, das ich nicht halte",
      "ich verspreche lieber kein Datum, das ich nicht halte",
      "ein Datum kann ich noch nicht nennen",
    ],
    warm: [
      "gut zu wissen, dass [du|Sie] auf {x} [wartest|warten]",
      "gut zu wissen, dass jemand darauf wartet",
      "mir ist gut lieber als schnell",
    ],
    ask: ["was sollte darin unbedingt vorkommen?", "welche Frage sollte es beantworten?"],
  },
  song: {
    stance: "asked",
    short: [
      "ich schaue den Titel nach und schreibe ihn hierher",
      "ich schaue lieber nach, als den Titel zu raten",
    ],
    warm: [
      "es freut mich, dass [dir|Ihnen] die Musik gefällt",
      "der richtige Titel ist mir lieber als ein geratener",
    ],
    ask: [
      "welche Stelle [meinst du|meinen Sie] genau?",
      "[meinst du|meinen Sie] das am Anfang oder das am Ende?",
    ],
  },
  personal: {
    stance: "asked",
    short: ["das behalte ich lieber für mich", "das bleibt privat"],
    warm: [
      "nett, dass [du fragst|Sie fragen], aber manches behalte ich für mich",
      "ich lasse lieber die Videos für mich sprechen",
    ],
    ask: [
      "was [möchtest du|möchten Sie] über das Video wissen?",
      "gibt es etwas zum Video, das ich beantworten kann?",
    ],
  },
  "how-to": {
    stance: "asked",
    short: [
      "wie [du|Sie] {x} [kannst|können], verdient eine richtige Antwort, die schreibe ich [dir|Ihnen] in Ruhe",
      "das verdient eine richtige Antwort, die schreibe ich [dir|Ihnen] in Ruhe",
      "darauf gibt es mehr zu sagen als einen halben Satz",
    ],
    warm: [
      "ich erkläre [dir|Ihnen] lieber ganz, wie [du|Sie] {x} [kannst|können], als nur halb",
      "eine ganze Antwort ist mir lieber als eine schnelle",
      "das ist es wert, richtig erklärt zu werden",
    ],
    ask: ["was [hast du|haben Sie] schon versucht?", "an welcher Stelle hakt es bei [dir|Ihnen]?"],
  },
  question: {
    stance: "asked",
    short: [
      "{x}, das prüfe ich lieber, bevor ich etwas Falsches sage",
      "das prüfe ich lieber, bevor ich etwas Falsches sage",
      "das beantworte ich hier in Ruhe",
    ],
    warm: [
      "{x}, das verdient mehr als eine schnelle Vermutung",
      "das verdient mehr als eine schnelle Vermutung",
      "das fragen sich bestimmt auch andere",
    ],
    ask: [
      "[möchtest du|möchten Sie] sonst noch etwas wissen, wenn ich schon dabei bin?",
      "gibt es noch etwas, das ich gleich mit beantworten soll?",
    ],
  },
  collab: {
    stance: "calm",
    short: [
      "danke für die Anfrage, [erzähl|erzählen Sie] mir gern mehr darüber",
      "danke, dass [du|Sie] an mich [denkst|denken], ich sehe mir erst [deinen|Ihren] Kanal an",
      "schön, dass [du fragst|Sie fragen], ich melde mich deswegen bei [dir|Ihnen]",
    ],
    warm: [
      "schön, von jemandem zu lesen, der auch Videos macht, [schreib|schreiben Sie] mir die Einzelheiten bitte an die Adresse auf meiner Kanalseite",
      "[schreib|schreiben Sie] mir [deine|Ihre] Idee bitte an die Adresse auf meiner Kanalseite, dann reden wir darüber",
    ],
    ask: [
      "was schwebt [dir|Ihnen] vor?",
      "mit welcher Idee [würdest du|würden Sie] anfangen?",
      "wer schaut [deinen|Ihren] Kanal vor allem?",
    ],
  },
  request: {
    stance: "idea",
    short: [
      "ein Video {x} klingt gut",
      "das kommt auf meine Ideenliste",
      "das merke ich mir",
      "daraus lässt sich etwas machen",
    ],
    warm: [
      "zu wissen, dass [du|Sie] ein Video {x} sehen [würdest|würden], hilft mir bei der Auswahl",
      "es hilft mir zu wissen, was [du sehen möchtest|Sie sehen möchten]",
      "ich mache gern etwas, das sich jemand gewünscht hat",
    ],
    ask: [
      "was darf in einem Video {x} nicht fehlen?",
      "was sollte unbedingt vorkommen?",
      "womit sollte es anfangen?",
    ],
  },
  failure: {
    stance: "trouble",
    short: ["{q}", "zu {x}: {q}"],
    warm: [
      "ich möchte verstehen, was mit {x} los ist, also: {q}",
      "mit ein paar Angaben kann ich besser helfen: {q}",
    ],
    ask: [
      "ab welchem Schritt wurde es anders als im Video?",
      "was genau [siehst du|sehen Sie], wenn es passiert?",
    ],
  },
} as const satisfies Record<string, Answers>;
