import type { Worksheets } from "./worksheets.ts";

/** In German. */
export const germanSheets: Worksheets = {
  questions: [
    "Was geht am häufigsten schief?",
    "Wie sieht es aus, wenn es schiefgeht?",
    "Was machst du stattdessen?",
  ],
  audience: "Alle, die dich danach gefragt haben",
  about: (topic) => `Thema: ${topic}`,
  sheets: [
    {
      format: "before-after",
      title: "was zuerst schiefgeht",
      hook: "Sag, was du gesehen hast, als es misslang.",
      fill: "Das füllst du aus: was schiefging, wie es aussah, was du geändert hast. Film das Misslungene neben dem Gelungenen.",
      cta: "Bitte um Kommentare, wie es bei anderen aussieht.",
    },
    {
      format: "tutorial",
      title: "der Schritt, den alle auslassen",
      hook: "Nenne den Schritt und zeig ihn in der ersten Sekunde.",
      fill: "Das füllst du aus: der Schritt, was ohne ihn passiert, wie lange er dauert. Film deine Hände von oben.",
      cta: "Bitte darum, das für den ersten Versuch zu speichern.",
    },
    {
      format: "comparison",
      title: "zwei Wege, ein Sieger?",
      hook: "Zeig beide in einem Bild und verrate noch nicht, welchen du nimmst.",
      fill: "Das füllst du aus: die zwei Wege, was jeder an Zeit oder Geld kostet, was entscheidet. Film beide bei gleichem Licht.",
      cta: "Bitte um Kommentare, welchen sie nehmen würden.",
    },
    {
      format: "q-and-a",
      title: "die Frage, die ich am häufigsten höre",
      hook: "Lies die Frage so vor, wie sie gestellt wurde.",
      fill: "Das füllst du aus: die Frage im Wortlaut, deine Antwort in einem Satz, der Beweis dafür. Film zuerst den Beweis.",
      cta: "Bitte um die nächste Frage in den Kommentaren.",
    },
    {
      format: "myth-busting",
      title: "was man hört und was stimmt",
      hook: "Sag den Satz, den du immer wieder hörst.",
      fill: "Das füllst du aus: was gesagt wird, wer es sagt, was du selbst gesehen hast. Film den Moment, in dem man es sieht.",
      cta: "Bitte um Kommentare, was man ihnen erzählt hat.",
    },
    {
      format: "list",
      title: "was auf meinem Tisch liegt",
      hook: "Zeig alles, was du benutzt, und nimm weg, was nicht nötig ist.",
      fill: "Das füllst du aus: die Dinge, wozu jedes dient, auf welches du verzichten könntest. Film sie im Einsatz, nie in der Schachtel.",
      cta: "Bitte um Kommentare, was fehlt.",
    },
    {
      format: "story",
      title: "wie ich dazu kam",
      hook: "Beginne in dem Moment, in dem du weitergemacht hast.",
      fill: "Das füllst du aus: der erste Versuch, was dich fast aufhören ließ, was dich hält. Film einen Gegenstand aus der Zeit.",
      cta: "Bitte um Kommentare, wie sie angefangen haben.",
    },
    {
      format: "day-in-the-life",
      title: "eine Stunde, von Anfang bis Ende",
      hook: "Beginne mit dem Geräusch, das dazugehört.",
      fill: "Das füllst du aus: wo du bist, was zuerst kommt, was am längsten dauert. Film fünf Bilder der Reihe nach, ohne Musik.",
      cta: "Bitte um Kommentare, welcher Teil länger sein soll.",
    },
    {
      format: "experiment",
      title: "eins geändert, alles andere gleich",
      hook: "Sag, was du änderst und was du erwartest.",
      fill: "Das füllst du aus: die Änderung, wie du misst, was herauskam. Film beide Ergebnisse nebeneinander, auch wenn sich nichts ändert.",
      cta: "Bitte um Kommentare, was du als Nächstes ändern sollst.",
    },
    {
      format: "behind-the-scenes",
      title: "der Teil, den keiner filmt",
      hook: "Zeig das Durcheinander vor dem Ergebnis.",
      fill: "Das füllst du aus: was vorher passiert, wer hilft, was im Müll landet. Film es, wie es ist, ohne aufzuräumen.",
      cta: "Bitte um Kommentare, was überrascht hat.",
    },
  ],
  condition: {
    format: "experiment",
    title: "was sich ändern darf und was nicht",
    hook: "Nenne das eine, was hier anders ist, und zeig es.",
    fill: "Das füllst du aus: was du deshalb anders machst, was beim ersten Mal schiefging, woran du es misst. Film beide Ergebnisse nebeneinander.",
    cta: "Bitte um Kommentare, was sie versuchen würden.",
  },
  sides: {
    format: "comparison",
    title: "welches, und wann?",
    hook: "Zeig beide in einem Bild und sag, woran du sie misst.",
    fill: "Das füllst du aus: was jedes besser kann, was es an Zeit oder Geld kostet, was für wen entscheidet. Film beide bei derselben Aufgabe.",
    cta: "Bitte um Kommentare, welches sie nehmen würden.",
  },
  forms: {
    "day-in-the-life": {
      questions: [
        "Wann beginnt dein Tag, und womit?",
        "Welcher Teil dauert am längsten oder geht am öftesten schief?",
        "Was würde andere überraschen?",
      ],
      hook: "Beginne mit der Uhrzeit und dem ersten Handgriff.",
      fill: "Das füllst du aus: Zeit und Ort von fünf Momenten, der längste, der überraschendste. Film jeden dort, wo er passiert, mit eigenem Ton.",
      cta: "Bitte um Kommentare, welche Stunde sie ganz sehen wollen.",
    },
    confession: {
      questions: [
        "Was hast du früher geglaubt oder getan?",
        "Was hat dich umgestimmt?",
        "Was würdest du heute tun?",
      ],
      hook: "Sag in einem Satz, was du getan hast, ohne Ausrede.",
      fill: "Das füllst du aus: was du getan hast und warum, wann du es gemerkt hast, was es gekostet hat, was du heute tust. Film einen Gegenstand oder Ort von damals.",
      cta: "Bitte um Kommentare, was sie getan hätten.",
    },
    review: {
      questions: [
        "Wie lange benutzt du es schon, und wofür?",
        "Was kann es besser oder schlechter als erwartet?",
        "Wer sollte es nicht kaufen?",
      ],
      hook: "Sag, wie lange du es benutzt, und dann dein Urteil.",
      fill: "Das füllst du aus: wie lange und wofür, eine Stärke und eine Schwäche, die man sieht, wer es lassen sollte. Film es im Einsatz, auch die Schwäche.",
      cta: "Bitte um Kommentare, was du als Nächstes testen sollst.",
    },
    story: {
      questions: ["Wo fängt es an?", "Was hätte es fast beendet?", "Wie steht es heute?"],
      hook: "Beginne, als du noch nicht wusstest, wie es ausgeht.",
      fill: "Das füllst du aus: wo es anfängt, was es fast beendet hätte, wie es heute steht. Film die Orte und Dinge, die davon geblieben sind.",
      cta: "Bitte um Kommentare, wie es bei ihnen war.",
    },
  },
  own: {
    label: "Deine eigenen Worte",
    cta: "Kommentiere, wenn du das auch kennst.",
    film: "Film den Moment, in dem es passiert.",
    filming: (picture) => `Film das: ${picture}.`,
    following: (detail) => `Danach: ${detail}`,
  },
};
