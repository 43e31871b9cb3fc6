import type { Answers } from "../lines.ts";

/** Answers to what people share: memories, tips, jokes, greetings. */
export const shared = {
  memory: {
    stance: "company",
    short: [
      "was für eine schöne Erinnerung",
      "wie schön, dass es [dich|Sie] an {x} erinnert",
      "danke, dass [du|Sie] das [teilst|teilen]",
    ],
    warm: [
      "es freut mich, dass [dich|Sie] das für einen Moment an {x} denken lässt",
      "solche Geschichten machen die Kommentare lesenswert",
      "es bedeutet mir viel, dass [du|Sie] das hier [erzählst|erzählen]",
    ],
    ask: [
      "was fällt [dir|Ihnen] zuerst ein, wenn [du|Sie] an {x} [denkst|denken]?",
      "woran [erinnerst du dich|erinnern Sie sich] am liebsten?",
      "wer war damals dabei?",
    ],
  },
  tip: {
    stance: "company",
    short: ["das ist gut zu wissen", "ein schöner Kniff", "das merke ich mir"],
    warm: [
      "wer das hier liest, wird [dir|Ihnen] dankbar sein",
      "solche Tipps machen die Kommentare lesenswert",
    ],
    ask: [
      "wie [bist du|sind Sie] darauf gekommen?",
      "[machst du|machen Sie] das schon immer so?",
      "klappt das jedes Mal?",
    ],
  },
  agreement: {
    stance: "company",
    short: ["gut zu wissen, dass es nicht nur mir so geht", "dann sind wir schon zwei", "das beruhigt mich"],
    warm: [
      "es tut gut, dass andere das Gefühl kennen",
      "es ist schön, unter Leuten zu sein, die das verstehen",
    ],
    ask: [
      "wann ist es [dir|Ihnen] zuerst aufgefallen?",
      "was [würdest du|würden Sie] aus [deiner|Ihrer] Erfahrung ergänzen?",
    ],
  },
  greeting: {
    stance: "company",
    short: ["Grüße zurück an alle {x}", "Grüße zurück", "hallo auch [dir|Ihnen]"],
    warm: [
      "es freut mich, dass jemand {x} zuschaut",
      "es ist schön zu wissen, wer auf der anderen Seite sitzt",
      "ein Gruß tut immer gut",
    ],
    ask: ["wie ist die Lage bei [dir|Ihnen] {x}?", "wie läuft [dein|Ihr] Tag?", "was führt [dich|Sie] her?"],
  },
  joke: {
    stance: "light",
    short: [
      "[richte|richten Sie] {x} bitte aus, dass es mir leidtut",
      "[sag|sagen Sie] {x}, dass es mir leidtut",
      "dem habe ich nichts hinzuzufügen",
      "da musste ich wirklich lachen",
    ],
    warm: [
      "schöne Grüße von mir und alles Gute mit {x}",
      "die Kommentare sind besser als das Video",
      "das Video ist gerade zehn Prozent besser geworden",
    ],
    ask: [
      "und wie geht es {x} jetzt?",
      "ist [dir|Ihnen] das spontan eingefallen?",
      "und was ist dann passiert?",
    ],
  },
  first: {
    stance: "company",
    short: [
      "hallo an alle, die {x} hier sind",
      "das ging schnell",
      "die erste Reihe ist verdient",
      "wie schnell [du bist|Sie sind]",
    ],
    warm: [
      "es ist schön zu sehen, wer {x} noch hier ist",
      "es ist schön, [dich|Sie] in der ersten Reihe zu sehen",
      "hier ist immer ein Platz für [dich|Sie]",
    ],
    ask: [
      "was führt [dich|Sie] {x} hierher?",
      "wie [fandest du|fanden Sie] es?",
      "was führt [dich|Sie] heute her?",
    ],
  },
  timestamp: {
    stance: "company",
    short: ["also {x} war es", "von allen Sekunden {x}"],
    warm: [
      "es freut mich, dass {x} hängen geblieben ist",
      "es ist spannend zu sehen, welche Sekunde hängen bleibt",
    ],
    ask: ["was ging [dir|Ihnen] bei {x} durch den Kopf?", "was hatte {x}, was die anderen nicht hatten?"],
  },
  story: {
    stance: "calm",
    short: [
      "danke, dass [du|Sie] das [erzählst|erzählen]",
      "danke fürs Erzählen",
      "gut, dass [du|Sie] das [schreibst|schreiben]",
    ],
    warm: [
      "es ist schön zu hören, was auf eurer Seite vom Bildschirm passiert",
      "ich mag es, wenn jemand seinen Teil der Geschichte erzählt",
    ],
    ask: [
      "[magst du|mögen Sie] noch etwas mehr davon erzählen?",
      "was ist [dir|Ihnen] davon am meisten geblieben?",
    ],
  },
  other: {
    stance: "calm",
    short: [
      "das habe ich gelesen, und ich möchte in Ruhe darauf antworten",
      "darauf möchte ich nicht mit einem Standardsatz antworten, einen Moment",
    ],
    warm: [
      "das ist mehr wert als eine schnelle Zeile, also antworte ich in Ruhe",
      "ich antworte lieber mit eigenen Worten als in Eile",
    ],
    ask: [
      "[magst du|mögen Sie] noch etwas mehr dazu sagen, damit ich auf das Richtige antworte?",
      "welcher Teil davon ist [dir|Ihnen] am wichtigsten?",
    ],
  },
} as const satisfies Record<string, Answers>;
