import { cap } from "../../compose/frames.ts";
import { type BlankBeat, type OwnBlanks, said } from "./script-words.ts";

/** Beats for the creator to fill in, in the order they are told. ____ is a place for what only they know. */
export const GERMAN_BLANKS: readonly BlankBeat[] = [
  {
    name: "Was schiefgeht",
    said: said("Am häufigsten geht ____ schief. Man erkennt es an ____."),
    more: [said("Ich habe ____ gebraucht, um es zu merken.")],
    screen: "Das Zeichen: ____",
    broll: "Das Misslungene, nah, im selben Licht wie das Gute.",
  },
  {
    name: "Warum es passiert",
    said: said("Der Grund ist ____. Sobald sich ____ ändert, ändert sich auch ____."),
    more: [said("Geprüft habe ich das mit ____.")],
    screen: "Weil ____",
    broll: "Der Moment, in dem es passiert, von der Seite, in Zeitlupe.",
  },
  {
    name: "Was stattdessen hilft",
    said: said("Stattdessen mache ich das: ____. Es dauert etwa ____ und kostet ____."),
    more: [said("Vorsicht bei ____.")],
    screen: "Stattdessen: ____",
    broll: "Deine Hände, von oben, ohne Schnitt.",
  },
  {
    name: "Der übersprungene Schritt",
    said: said("Ein Schritt wird gern übersprungen: ____. Ohne ihn passiert ____ innerhalb von ____."),
    more: [said("Fertig ist er, wenn ____.")],
    screen: "Nicht überspringen: ____",
    broll: "Der Schritt, dann dasselbe ohne ihn.",
  },
  {
    name: "Was ich benutze",
    said: said("Dafür nehme ich ____, und zwar wegen ____. Es geht auch mit ____."),
    more: [said("Nicht noch einmal kaufen würde ich ____.")],
    screen: "____ oder ____",
    broll: "Jedes Ding im Einsatz, nie in der Schachtel.",
  },
  {
    name: "Die Frage, die kommt",
    said: said("Am häufigsten werde ich gefragt: ____? Die kurze Antwort: ____."),
    more: [said("Die lange hängt ab von ____.")],
    screen: "____?",
    broll: "Was die Antwort beweist, bevor du sie sagst.",
  },
  {
    name: "Was man so hört",
    said: said("Man hört oft: ____. Gesehen habe ich: ____."),
    more: [said("Das stammt aus der Zeit, als ____.")],
    screen: "Gehört: ____. Gesehen: ____",
    broll: "Beide Fassungen in einem Bild.",
  },
  {
    name: "Der erste Versuch",
    said: said("Mein erster Versuch sah so aus: ____. Ich hebe ihn auf, weil ____."),
    more: [said("Heute würde ich mit ____ anfangen.")],
    screen: "Erster Versuch: ____",
    broll: "Ein Gegenstand oder Foto von damals.",
  },
  {
    name: "Woran man sieht, dass es klappt",
    said: said("Es hat geklappt, wenn ____. Siehst du ____, geh zurück zu ____."),
    more: [said("Urteile nicht vor ____.")],
    screen: "Fertig, wenn ____",
    broll: "Das Ergebnis, langsam gedreht, ohne Musik.",
  },
  {
    name: "Wann lieber nicht",
    said: said("Manchmal ist es die falsche Wahl: ____. Dann nehme ich lieber ____."),
    more: [said("Frag jemanden, der es weiß, wenn ____.")],
    screen: "Nicht bei ____",
    broll: "Die Grenze: wo es endet, was bricht.",
  },
  {
    name: "Was es kostet",
    said: said("Es kostet ____ an Geld und ____ an Zeit. Teuer ist ____."),
    more: [said("Sparen kann man an ____, nie an ____.")],
    screen: "____ Geld, ____ Zeit",
    broll: "Was du bezahlt hast, auf einem Tisch ausgelegt.",
  },
  {
    name: "Das nächste Mal",
    said: said("Beim nächsten Mal ändere ich eins: ____. Ich erwarte ____."),
    more: [said("Gleich bleibt ____.")],
    screen: "Nächstes Mal: ____",
    broll: "Der Arbeitsplatz, bereit für den nächsten Versuch.",
  },
  {
    name: "Für wen das ist",
    said: said("Das ist für alle, die ____. Wenn du anfängst, beginn mit ____."),
    more: [said("Wenn du es seit Jahren machst, achte auf ____.")],
    screen: "Für alle, die ____",
    broll: "Hände von jemandem, der es zum ersten Mal macht.",
  },
];

/** The same of a subject's own words, pictures, choices and troubles. */
export const GERMAN_OWN_BLANKS: OwnBlanks = {
  terms: {
    said: [
      (term) => [
        `Ein Wort, das man hier braucht: ${term}. Für mich heißt das ____. Man sieht es, wenn ____.`,
        "Gebraucht habe ich es, als ____.",
      ],
      (term) => [
        `Was heißt ${term} für jemanden, der das macht? Ich sage es, wenn ____. Es ist nicht dasselbe wie ____.`,
        "Gelernt habe ich es von ____.",
      ],
      (term) => [
        `Noch ein Wort: ${term}. Ich prüfe das mit ____. Vergesse ich es, dann ____.`,
        "Auf den ersten Blick sehe ich es erst seit ____.",
      ],
    ],
    name: (term) => `In deinen Worten: ${term}`,
    screen: (term) => `${cap(term)}: ____`,
    broll: (term) => `Zeig mit dem Finger darauf: ${term}.`,
  },
  scenes: {
    said: [
      (picture) => [
        `Schau dir das an: ${picture}. Was man nicht sieht: ____. Kurz davor war ____.`,
        "Bis dahin dauert es ____.",
      ],
      (picture) => [
        `Dieses Bild bleibt drin: ${picture}. Es zeigt ____. Gleich danach kommt ____.`,
        "Ich filme es von ____ aus.",
      ],
      (picture) => [
        `Halt hier an: ${picture}. Wer neu ist, übersieht ____. Ich achte auf ____.`,
        "Es passt, wenn ____.",
      ],
    ],
    name: cap,
    screen: cap,
    broll: (picture) => `${cap(picture)}, in einer Aufnahme.`,
  },
  choices: {
    said: [
      ({ a, b }) => [
        `${cap(a)} oder ${b}, meine Wahl: ____, weil ____. Anders entscheide ich bei ____.`,
        "Das andere hat mich überrascht, als ____.",
      ],
    ],
    name: ({ a, b }) => `Was ich nehme: ${a} oder ${b}`,
    screen: ({ a, b }) => `${cap(a)} / ${b}: ____`,
    broll: () => "Was du nimmst, in deinen Händen; dann das andere, daneben.",
  },
  troubles: {
    said: [
      ({ sign }) => [
        `Noch einmal dazu: ${cap(sign)}. Bei mir lag es an ____. Geholfen hat ____.`,
        "Den Unterschied sah ich nach ____.",
      ],
      ({ sign }) => [
        `Wie es mir ging: ${cap(sign)}. Gemerkt habe ich es an ____. Vorher hatte ich ____ probiert.`,
        "Heute sehe ich es kommen, wenn ____.",
      ],
    ],
    name: ({ sign }) => `Wie es bei mir war: ${sign}`,
    screen: ({ sign }) => `${cap(sign)}: ____`,
    broll: ({ instead }) => `Wie es bei dir aussah, dann wie es jetzt ist: ${cap(instead)}.`,
  },
};
