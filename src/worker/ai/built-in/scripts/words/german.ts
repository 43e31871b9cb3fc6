import { cap } from "../../compose/frames.ts";
import { GERMAN_TALK } from "./german-talk.ts";
import { GERMAN_BLANKS, GERMAN_OWN_BLANKS } from "./german-blanks.ts";
import { said, type ScriptWords } from "./script-words.ts";

/** How scripts are said in German. The forms of the phrases are in knowledge/README.md. */
export const german: ScriptWords = {
  beats: {
    mistake: {
      name: ({ instead }) => cap(instead),
      core: [
        ({ sign, because, instead }) =>
          said(`${cap(sign)}. Der Grund: ${cap(because)}. Also: ${cap(instead)}.`),
        ({ does, sign, because, instead }) =>
          said(
            `Noch eine Falle: ${does}. Was dann passiert: ${cap(sign)}. ${cap(because)}. Besser: ${cap(instead)}.`,
          ),
        ({ does, because, instead }) =>
          said(`Lieber nicht: ${does}. Warum? ${cap(because)}. Besser: ${cap(instead)}.`),
      ],
      screen: ({ instead }) => cap(instead),
      broll: (shot, { instead }) => `${cap(shot)}. Dann aus demselben Winkel: ${cap(instead)}.`,
    },
    step: {
      name: (point) => cap(point.do),
      core: [(point) => said(`${cap(point.do)}.`)],
      screen: (point) => cap(point.do),
      broll: (_, point) => `${cap(point.see)}.`,
    },
    question: {
      name: ({ ask }) => ask,
      core: [({ ask, answer }) => said(`${ask} ${answer}`)],
      screen: ({ ask }) => ask,
      broll: (shot) => `${cap(shot)}, während du antwortest.`,
    },
    choice: {
      name: ({ a, b }) => `${cap(a)} oder ${b}`,
      core: [
        ({ a, b, decides }) => said(`${cap(a)} oder ${b}? Entscheidend ist, ${decides}.`),
        ({ a, b, decides }) => said(`${cap(a)} oder ${b}: Frag dich zuerst, ${decides}.`),
      ],
      screen: ({ a, b }) => `${cap(a)} / ${b}`,
      broll: (_, { a, b }) => `${cap(a)} und ${b} nebeneinander, im selben Licht.`,
    },
    belief: {
      name: ({ said: text }) => `${cap(text)}?`,
      core: [
        ({ said: text, so }) => said(`Man hört oft: ${cap(text)}. Stimmt so nicht: ${cap(so)}.`),
        ({ said: text, so }) => said(`${cap(text)}? Nein: ${cap(so)}.`),
      ],
      screen: ({ said: text }) => `${cap(text)}?`,
      broll: (shot) => `${cap(shot)}, bis du sagst, was stimmt.`,
    },
    moment: {
      name: ({ when }) => cap(when),
      core: [({ when, what }) => said(`${cap(when)}: ${what}.`)],
      screen: ({ when, what }) => `${cap(when)}: ${what}`,
      broll: (shot) => `${cap(shot)}.`,
    },
    term: {
      name: ({ term }) => cap(term),
      core: [({ term, is }) => said(`${cap(term)}: ${is}.`)],
      screen: ({ term, is }) => `${cap(term)}: ${is}`,
      broll: (shot) => `${cap(shot)}.`,
    },
    scene: {
      name: ({ picture }) => cap(picture),
      core: [({ picture }) => said(`Schau hin: ${picture}.`)],
      screen: ({ picture }) => cap(picture),
      broll: (_, { picture }) => `${cap(picture)}.`,
    },
  },
  talk: GERMAN_TALK,
  lead: {
    sign: [(sign) => said(`Daran merkst du es: ${cap(sign)}.`), (sign) => said(`${cap(sign)}.`)],
    cause: [(does) => said(`Die Ursache: ${does}.`), (does) => said(`Damit fängt es an: ${does}.`)],
    remedy: [
      ({ because, instead }) => said(`Der Grund: ${cap(because)}. Also: ${cap(instead)}.`),
      ({ because, instead }) => said(`${cap(because)}. Mach es so: ${cap(instead)}.`),
    ],
    rest: [
      ({ does, because, instead }) => said(`Die Ursache: ${does}. ${cap(because)}. Besser: ${cap(instead)}.`),
      ({ does, because, instead }) =>
        said(`Damit fängt es an: ${does}. Der Grund: ${cap(because)}. Also: ${cap(instead)}.`),
    ],
    answer: [({ answer }) => said(answer)],
  },
  steps: {
    first: (step) => said(`Zuerst: ${cap(step)}.`),
    next: [
      (step) => said(`Dann: ${cap(step)}.`),
      (step) => said(`Als Nächstes: ${cap(step)}.`),
      (step) => said(`Jetzt: ${cap(step)}.`),
      (step) => said(`Danach: ${cap(step)}.`),
    ],
    last: (step) => said(`Zum Schluss: ${cap(step)}.`),
    only: [
      (step) => said(`Ein Schritt, der immer zählt: ${cap(step)}.`),
      (step) => said(`Auch das hilft: ${cap(step)}.`),
      (step) => said(`Lass das nicht aus: ${cap(step)}.`),
    ],
    remedy: [
      ({ instead, because }) => said(`${cap(instead)}. Der Grund: ${cap(because)}.`),
      ({ instead, sign }) => said(`${cap(instead)}. Sonst passiert das: ${cap(sign)}.`),
    ],
    see: [
      (see) => said(`So sieht es richtig aus: ${see}.`),
      (see) => said(`Achte auf dieses Bild: ${see}.`),
      (see) => said(`Schau genau hin: ${see}.`),
      (see) => said(`Daran erkennst du es: ${see}.`),
      (see) => said(`Weiter geht es erst hiermit: ${see}.`),
      (see) => said(`Prüf es an diesem Bild: ${see}.`),
    ],
    done: (see) => said(`Fertig bist du, wenn du das siehst: ${see}.`),
    name: (count) => `Die ${count} Schritte der Reihe nach`,
    between: "; dann ",
  },
  weighed: ({ a, b, decides }) => ({ ask: `${cap(a)} oder ${b}?`, answer: `Entscheidend ist, ${decides}.` }),
  termsName: (terms) => `Wörter, die du brauchst: ${terms.join(", ")}`,
  hooks: [
    (subject) => said(`${cap(subject)}: Hier hakt es.`),
    (subject) => said(`${cap(subject)}: Darauf kommt es an.`),
    () => said("Schau genau hin: Das ging schief."),
    () => said("Siehst du, was hier schiefging?"),
  ],
  openHooks: [said("Siehst du, was hier schiefging?"), said("Das ging schief. Siehst du, warum?")],
  longHooks: {
    ask: [(ask) => said(`${ask} Am Ende weißt du, woher das kommt und wie du es vermeidest.`)],
    sign: [
      (sign) => said(`${cap(sign)}. Am Ende weißt du, woher das kommt und wie du es vermeidest.`),
      (sign) =>
        said(
          `Du machst alles wie beschrieben, und trotzdem: ${cap(sign)}. Dafür gibt es einen Grund, und man sieht ihn.`,
        ),
    ],
  },
  openSetups: [
    said("Das weiß ich darüber, und daher weiß ich es."),
    said("Ich habe ____ gebraucht, um das zu verstehen."),
  ],
  loops: [
    {
      promise: said("Eine Falle ist noch teurer als diese, und die kommt zum Schluss."),
      answer: ({ does, sign, because, instead }) =>
        said(
          `Und die Falle vom Schluss: ${does}. Daran erkennst du sie: ${cap(sign)}. ${cap(because)}. Besser: ${cap(instead)}.`,
        ),
      open: said("Und die Falle vom Schluss: ____."),
      screen: "Noch eine Falle, am Ende",
    },
  ],
  proofs: [(picture) => said(`Der Beweis: ${picture}.`), (picture) => said(`Sieh selbst: ${picture}.`)],
  compared: [
    ({ sign }) => said(`Vorher: ${cap(sign)}. Und jetzt vergleich.`),
    ({ sign }) => said(`Weißt du noch: ${cap(sign)}? So sieht es jetzt aus.`),
    ({ instead }) => said(`Eine einzige Regel: ${cap(instead)}. Das ist das Ergebnis.`),
  ],
  recaps: [
    (points) => said(`Kurz gesagt: ${cap(points)}.`),
    (points) => said(`Das nimmst du mit: ${cap(points)}.`),
  ],
  and: (items) =>
    items.length < 2 ? items.join("") : `${items.slice(0, -1).join("; ")}; und: ${items.at(-1) ?? ""}`,
  calls: ({ platform, subject, point }) => [
    ...(platform.startsWith("YouTube")
      ? [`Abonniere für mehr zum Thema: ${subject}.`]
      : [`Speichere dir das: ${point.instead}.`, `Schick das an ${point.people}.`]),
    `Kommentiere, ob du das kennst: ${point.sign}.`,
    `Kommentiere, was bei dir geholfen hat: ${point.sign}.`,
  ],
  openCalls: () => [
    "Kommentiere, wie es bei dir aussieht.",
    "Teile das Video mit jemandem, der es probiert.",
  ],
  screens: { setup: "Das sieht man", proof: "Sieh selbst", recap: "Kurz gesagt", call: "Du bist dran" },
  brolls: {
    opening: (picture) => `${cap(picture)}, ab dem ersten Bild. Kein Logo, keine Begrüßung.`,
    setup: (picture) => `${cap(picture)}, ganz nah.`,
    promise: "Ein Blick auf das letzte Kapitel, geschnitten, bevor er sich erklärt.",
    compared: ({ sign, instead }) =>
      `Vorher und nachher aus demselben Winkel. Vorher: ${cap(sign)}. Nachher: ${cap(instead)}.`,
    proof: (picture) => `Halte dieses Bild, bis man pausieren kann: ${picture}.`,
    recap: "Ein Bild aus jedem Kapitel, je eine Sekunde.",
    back: (picture) => `Zurück zum ersten Bild: ${picture}.`,
    closing: [
      "Noch einmal das erste Bild, jetzt richtig.",
      "Dein Gesicht, still, einen Atemzug nach dem letzten Wort.",
      "Der Arbeitsplatz, wie du ihn verlässt.",
    ],
    own: (shot) => `${cap(shot)}, während du es sagst.`,
  },
  shots: [
    "deine Hände bei der Arbeit, von oben",
    "das Teil, das du nennst, bildfüllend",
    "dasselbe eine Minute später",
    "dein Blick über die Schulter",
    "alles, was du benutzt, ausgelegt",
    "das Misslungene neben dem Guten",
    "der Moment, in dem es kippt, in Zeitlupe",
    "das Ergebnis, in der Hand gedreht",
    "das Werkzeug allein auf leerem Tisch",
    "dein Gesicht beim Hinschauen, nicht in die Linse",
    "Streiflicht auf der Oberfläche",
    "der erste und der letzte Versuch in einem Bild",
    "eine langsame Fahrt, bis es das Bild füllt",
  ],
  notes: {
    TikTok: {
      first:
        "Der erste Satz ist vor Sekunde drei vorbei. Das Thema steht vom ersten Bild an auf dem Bildschirm.",
      last: "Ende auf dem ersten Bild, damit sich die Schleife schließt.",
    },
    "YouTube Shorts": {
      first:
        "Der erste Satz ist vor Sekunde drei vorbei. Das Thema steht vom ersten Bild an auf dem Bildschirm.",
      last: "Schneide auf dem letzten Wort: Ein Short beginnt sofort von vorn.",
    },
    "Instagram Reels": {
      first:
        "Der erste Satz ist vor Sekunde drei vorbei. Das Thema steht vom ersten Bild an auf dem Bildschirm.",
      last: "Lass das Ende in den Anfang laufen, damit das Reel sich wiederholt.",
    },
    "YouTube long-form": {
      first: "Titel und Miniaturbild versprechen, was dieser Satz sagt.",
      last: "Lass den Abspann ohne Text und sprich, bis er beginnt.",
    },
  },
  worksheet:
    "Note: Dieses Thema kenne ich nicht, deshalb ist das ein Arbeitsblatt. Fülle jedes ____ mit dem, was du selbst gesehen hast.",
  ownWords: "Deine eigenen Worte",
  blanks: GERMAN_BLANKS,
  ownBlanks: GERMAN_OWN_BLANKS,
};
