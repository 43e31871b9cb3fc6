import type { Answers } from "../lines.ts";

/** Answers to what is said beside a video: lines from it, to friends, about others, with a sting. */
export const aside = {
  quote: {
    stance: "company",
    short: [
      "das ist also der Satz, der bleibt",
      "dieser Satz hat sein Publikum gefunden",
      "von allen Sätzen genau dieser",
    ],
    warm: [
      "es ist schön zu sehen, welche Worte hängen bleiben",
      "ich mag es, wenn ein Satz in den Kommentaren weiterlebt",
    ],
    ask: ["warum ist gerade der hängen geblieben?", "verfolgt [dich|Sie] der Satz auch?"],
  },
  tagged: {
    stance: "company",
    short: ["hallo an euch beide", "viel Spaß euch beiden", "schöne Grüße von mir"],
    warm: [
      "es ist schön, wenn jemand einen Freund mitbringt",
      "mit jemandem teilen ist das Beste, was man mit einem Video machen kann",
    ],
    ask: ["und was sagt die andere Seite dazu?", "wessen Idee war es, das zu schauen?"],
  },
  backhanded: {
    stance: "light",
    short: ["das nehme ich", "das zähle ich als Sieg", "ich behalte die nette Hälfte"],
    warm: ["ich mag es, wenn ein Video besser ankommt als erwartet", "schön, wenn es eine Überraschung war"],
    ask: ["was [hast du|haben Sie] erwartet?", "was hat am Ende überzeugt?"],
  },
  earlier: {
    stance: "fair",
    short: [
      "dann war jemand schneller",
      "gute Ideen haben oft mehr als einen Ursprung",
      "ich sehe mir gern an, wie es dort gemacht wurde",
    ],
    warm: [
      "zu wissen, wer es vorher gemacht hat, hilft mir, es anders zu machen",
      "wenn ich weiß, welches Video es war, schaue ich es mir an",
    ],
    ask: ["welches war es, damit ich es mir ansehen kann?", "was war dort anders?"],
  },
  alike: {
    stance: "company",
    short: [
      "das ist ja ein Vergleich",
      "den Vergleich habe ich nicht kommen sehen",
      "darauf muss ich jetzt achten",
    ],
    warm: [
      "es ist spannend zu hören, an wen man andere erinnert",
      "solche Vergleiche machen mich immer neugierig",
    ],
    ask: ["wie [kommst du|kommen Sie] darauf?", "liegt es an der Art zu reden oder an dem, was ich mache?"],
  },
  doubting: {
    stance: "calm",
    short: ["ich wüsste gern, was [du|Sie] gerade [denkst|denken]"],
    warm: ["hinter dem Blick steckt ein Gedanke, und der darf gern hierher"],
    ask: ["was geht [dir|Ihnen] durch den Kopf?", "welche Stelle war es?"],
  },
  moved: {
    stance: "calm",
    short: ["ich hoffe, das sind die guten Tränen", "das ist also angekommen"],
    warm: ["gut zu wissen, dass es berührt hat", "so ein Gesicht sagt mehr als ein Absatz"],
    ask: ["welche Stelle war es?", "was genau hat getroffen?"],
  },
  laughing: {
    stance: "light",
    short: ["schön, dass es für einen Lacher gut war", "dann ist meine Arbeit getan"],
    warm: ["dass jemand lachen musste, rettet mir den Tag", "gut, dass ich nicht allein lache"],
    ask: ["welche Stelle war es?", "was war der Auslöser?"],
  },
  "corrected-twice": {
    stance: "right",
    short: ["ich prüfe beides, {x} und {z}", "ich prüfe beides"],
    warm: [
      "wenn ich falsch lag, korrigiere ich beides",
      "ich prüfe lieber beides richtig, als etwas Falsches stehen zu lassen",
    ],
    ask: [
      "gibt es für eins davon eine Quelle, damit ich es prüfen kann?",
      "war es das, oder sollte ich noch etwas prüfen?",
    ],
  },
  few: {
    stance: "calm",
    short: ["schön, dass [du|Sie] da [bist|sind]", "danke fürs Vorbeischauen"],
    warm: ["nett, dass [du|Sie] ein Wort [dalässt|dalassen]"],
    ask: ["was führt [dich|Sie] heute her?"],
  },
} as const satisfies Record<string, Answers>;
