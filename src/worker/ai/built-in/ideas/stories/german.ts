import { filmed, risked, showing, type Stories, tried } from "./stories.ts";

/** What happens in an idea's video, in German. */
export const germanStories: Stories = {
  mistake: [
    filmed(
      "before-after",
      ({ sign, because, instead }) =>
        `Film zuerst ohne Worte: ${sign}. Sag dann, warum: ${because}. Danach deine Hände: ${instead}. Zum Schluss noch einmal das erste Bild, zum Vergleich.`,
    ),
    filmed(
      "comparison",
      ({ does, sign, because, instead }) =>
        `Zweimal dasselbe Bild. Erst mit der Gewohnheit, ${does}: ${sign}. Dann so: ${instead}. Dazwischen steht eine Zeile im Bild: ${because}.`,
    ),
    filmed(
      "case-study",
      ({ does, sign, because, instead }) =>
        `Fang dort an, wo man es sieht: ${sign}. Geh zurück zum Auslöser (${does}) und sag den Grund, solange er im Bild ist: ${because}. Die zweite Hälfte ist eine einzige Aufnahme: ${instead}.`,
    ),
    filmed("tutorial", ({ shown, does, because, instead }) =>
      showing(
        shown,
        (picture) =>
          `Halte zwei Sekunden auf dieses Bild: ${picture}. Sag, was dazu geführt hat (${does}), und warum: ${because}. Der Rest ist eine Aufnahme ohne Schnitt: ${instead}.`,
      ),
    ),
    filmed("before-after", ({ remedied, sign, because, instead }) =>
      showing(
        remedied,
        (picture) =>
          `Zwei Bilder tragen das Video. Vorher: ${sign}. Nachher: ${picture}. Dazwischen machst du es vor: ${instead}. Und sagst, warum es klappt: ${because}.`,
      ),
    ),
    filmed(
      "tutorial",
      ({ because, sign, instead }) =>
        `Sag den Satz, den kaum jemand kennt: ${because}. Zeig, wie es sonst aussieht: ${sign}. Dann in halber Geschwindigkeit, zum Nachmachen: ${instead}.`,
    ),
    filmed(
      "tutorial",
      ({ instead, because, sign }) =>
        `Mach es vor, bevor du etwas erklärst: ${instead}. Der Grund kommt danach: ${because}. Dazu ein Bild, wie es sonst ausgeht: ${sign}.`,
    ),
  ],
  choice: [
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `Beide von ihrer besten Seite, dann der Moment, in dem es nicht reicht: ${a}, danach ${b}. Die Frage, die entscheidet, bleibt im Bild: ${decides}.`,
    ),
    filmed(
      "q-and-a",
      ({ a, b, decides }) =>
        `Nicht vergleichen, sortieren: Frag, ${decides}. Für die einen ${a}, für die anderen ${b}. Zeig beides zehn Sekunden im Einsatz.`,
    ),
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `Gleiche Aufgabe, gleiches Licht, je eine Aufnahme: ${a}, dann ${b}. Sag nur, was du siehst. Die letzte Zeile im Bild: Es kommt darauf an, ${decides}.`,
    ),
    filmed(
      "review",
      ({ a, b, decides }) =>
        `Fang mit dem an, was du selbst nehmen würdest, und zeig, wann es nicht mehr das Richtige ist: ${a} oder ${b}? Den Ausschlag gibt, ${decides}.`,
    ),
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `Zeig zwei Ergebnisse und lass raten, welches woher kommt: ${a} oder ${b}? Lös es auf und sag, wie man wählt: Es kommt darauf an, ${decides}.`,
    ),
    filmed(
      "case-study",
      ({ a, b, decides }) =>
        `Entscheide einen echten Fall vor der Kamera: ${a} oder ${b}? Denk laut und blende ein, was du dich fragst: ${decides}.`,
    ),
  ],
  step: [
    filmed(
      "tutorial",
      (point) =>
        `Eine Aufnahme, deine Hände bildfüllend: ${point.do}. Kein Schnitt, bis das zu sehen ist: ${point.see}.`,
    ),
    filmed(
      "behind-the-scenes",
      (point) =>
        `Fang mit diesem Bild an und sag nichts: ${point.see}. Dann in halber Geschwindigkeit, wie es dazu kam: ${point.do}.`,
    ),
    filmed("comparison", (point) =>
      risked(
        point,
        () =>
          `Film es zweimal, erst hastig, dann so: ${point.do}. Halte beide an derselben Stelle an; nur beim zweiten Mal sieht man das: ${point.see}.`,
      ),
    ),
    filmed(
      "tutorial",
      (point) =>
        `Lass es jemanden zum ersten Mal machen und sprich mit: ${point.do}. Das Bild, das du brauchst: ${point.see}.`,
    ),
    filmed(
      "tutorial",
      (point) =>
        `Die Kamera auf Augenhöhe, der Satz im Bild, während du es tust: ${point.do}. Schnitt, wenn es stimmt: ${point.see}.`,
    ),
    filmed(
      "q-and-a",
      (point) =>
        `Zeig das, frag, was es ist, und warte zwei Sekunden: ${point.see}. Dann antworten deine Hände: ${point.do}.`,
    ),
  ],
  question: [
    filmed(
      "q-and-a",
      ({ ask, answer }) =>
        `Frag in die Kamera, wie man dich fragt: ${ask} Antworte, bevor jemand weiterwischt: ${answer} Dann zeig es ganz nah an der Sache selbst.`,
    ),
    filmed("q-and-a", ({ shown, ask, answer }) =>
      showing(
        shown,
        (picture) =>
          `Erstes Bild: ${picture}, darüber die Frage: ${ask} Du antwortest aus dem Off: ${answer}`,
      ),
    ),
    filmed(
      "behind-the-scenes",
      ({ ask, answer }) =>
        `Jemand fragt hinter der Kamera: ${ask} Du antwortest, ohne von der Arbeit aufzusehen: ${answer}`,
    ),
    filmed(
      "case-study",
      ({ ask, answer }) =>
        `Erst die Antwort, ohne Begrüßung: ${answer} Dann der Fall, an dem man es sieht. Am Ende steht die Frage im Bild: ${ask}`,
    ),
    filmed(
      "q-and-a",
      ({ ask, answer }) =>
        `Blende die Frage ein und zähl von drei herunter: ${ask} Dann in einem Atemzug: ${answer} Im Bild ist dabei die Sache, nicht dein Gesicht.`,
    ),
  ],
  belief: [
    filmed(
      "reaction",
      ({ said, so }) =>
        `Lass es jemanden vor der Kamera sagen: ${said}. Kein Streit, nur das Bild, das zeigt, was stimmt: ${so}.`,
    ),
    filmed(
      "myth-busting",
      ({ said, so }) =>
        `Schreib es als Tatsache ins Bild: ${said}. Streich es durch, während du sagst, wie es ist: ${so}.`,
    ),
    filmed("myth-busting", ({ shown, said, so }) =>
      showing(
        shown,
        (picture) =>
          `Erstes Bild: ${picture}. Frag, ob das stimmt: ${said}. Zähl bis drei, dann sag es über demselben Bild: ${so}.`,
      ),
    ),
    filmed(
      "myth-busting",
      ({ said, so }) =>
        `Nimm den Satz erst ernst und sag, warum er einleuchtet: ${said}. Dann zeig, was wirklich passiert: ${so}.`,
    ),
    filmed("case-study", (point) =>
      risked(
        point,
        () =>
          `Geh vor der Kamera deine letzten drei Male durch und frag bei jedem, ob das stimmt: ${point.said}. Dann sag, wie es ist: ${point.so}.`,
      ),
    ),
    filmed("reaction", (point) =>
      tried(
        point,
        () =>
          `Frag drei Leute, ob das stimmt: ${point.said}. Dann zeig ihnen das: ${point.so}. Film ihre Gesichter.`,
      ),
    ),
  ],
  scene: [
    filmed(
      "behind-the-scenes",
      ({ picture, close }) =>
        `Fünf Sekunden Bild mit eigenem Ton: ${picture}. Dann: ${close}. Dazwischen ein einziger Satz von dir.`,
    ),
    filmed(
      "before-after",
      ({ picture, close }) =>
        `Fang hiermit an: ${picture}. Geh zehn Minuten zurück und zeig, wie es dazu kam. Letztes Bild: ${close}.`,
    ),
    filmed(
      "reaction",
      ({ picture, close }) =>
        `Halte das Bild an: ${picture}. Zeig auf drei Dinge, die Neulinge übersehen. Dann läuft es weiter bis hierhin: ${close}.`,
    ),
    filmed(
      "day-in-the-life",
      ({ picture, close }) =>
        `Eine ruhige Minute ohne Musik, nur Bilder: ${picture}, dann ${close}. Ein Satz am Ende sagt, was man gesehen hat.`,
    ),
  ],
};
