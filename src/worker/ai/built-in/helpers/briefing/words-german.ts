import { cap } from "../../compose/frames.ts";
import type { BriefingWords } from "./briefing-words.ts";

export const german: BriefingWords = {
  basis: {
    subject: (name) => `Aus Crescendos Handbuch und dem, was es über „${name}“ weiß.`,
    niche: (count, name) =>
      `Aus Crescendos Handbuch und ${count} Themen dieser Nische; das von heute: „${name}“.`,
    none: "Nur aus Crescendos Handbuch: Von diesem Thema weiß es nichts.",
    meaning:
      "Das hat kein KI-Modell geschrieben, also kennt es weder deinen Kanal noch die Nachrichten und Trends von heute.",
  },
  headings: {
    film: "Dreh das",
    learn: "Lern das",
    ahead: "Schau voraus",
    today: "Deine Liste für heute",
    questions: "Drei Fragen an dich",
  },
  title: (day, niche) => `${cap(day)}: ${niche}`,
  ask: (call) => `Bitte um eine einzige Sache: ${call}`,
  sheet: "Ein Rahmen für das, was du weißt, denn ich weiß davon nichts:",
  lesson: "Nutz es heute: als Satz in deinem Video oder als angehefteten Kommentar.",
  moment: (when, dated, what, subject) =>
    `Eine Zeit im Jahr, die für „${subject}“ zählt: ${dated}. In meinen Notizen steht sie nur auf Englisch: “${when}: ${what}”.`,
  publicDay: (name, dated) => `${name} (${dated}), ein Tag, der in jedem Kalender steht.`,
  now: "Veröffentliche diese Woche, was dabei hilft.",
  before: "Dreh vorher ein Video, das hilft, damit es da ist, wenn die Leute zu suchen anfangen.",
  far: "Das hat Zeit: Trag es in deinen Kalender ein, diese Woche musst du nichts dafür drehen.",
  maybe: "Hat dein Thema damit zu tun, sag in einem kurzen Video, was; wenn nicht, lass es aus.",
  calendar: "Das kommt aus einem Kalender, der sich jedes Jahr wiederholt, nicht aus einem Trend.",
  check: {
    picture: (picture) => `Dreh das stärkste Bild zuerst, solange Licht und Kopf frisch sind: ${picture}.`,
    anyPicture: "Dreh das stärkste Bild zuerst, solange Licht und Kopf frisch sind.",
    gear: (gear) => `Leg bereit, was in Reichweite sein muss: ${gear}.`,
    sentence: "Sag den ersten Satz laut, bevor du die Kamera aufbaust. Geht dir die Luft aus, kürz ihn.",
    comments: (ask) =>
      `Beantworte fünf Kommentare. Einer, der nach „${ask}“ klingt, ist das Video von morgen.`,
    anyComments: "Beantworte fünf Kommentare, einen davon mit einer Frage, aus der ein Video werden kann.",
    thumbnail: "Skizzier das Vorschaubild vor dem Schnitt und prüf es in Briefmarkengröße.",
    silent: "Sieh dir die ersten zwei Sekunden ohne Ton an: Ist klar, worum es geht?",
    platform: "Entscheide dich für eine Plattform und schneide zuerst für die.",
    goal: (goal) =>
      `Für dein Ziel, ${goal}: Tu heute eine Sache, die keine zwanzig Minuten dauert, und notier das Datum.`,
    noGoal: "Schreib ein Ziel für den Monat auf, damit der Plan von morgen ihm dient.",
  },
};
