import type { CalendarWords } from "./words.ts";

const times = (pace: number) => (pace === 1 ? "einmal pro Woche" : `${pace}-mal pro Woche`);

export const WORDS: CalendarWords = {
  basis: (from) => {
    const after =
      "Das hat kein KI-Modell geschrieben: Die Titel sind Entwürfe zum Aussuchen, und kein Ergebnis ist versprochen.";
    if (from.kind === "subject") return `Aus dem, was Crescendo zu diesem Thema weiß: ${from.name}. ${after}`;
    if (from.kind === "niche")
      return `Aus dem, was Crescendo zu ${from.subjects} Themen dieser Nische weiß. ${after}`;
    return `Crescendo weiß zu diesem Thema noch nichts. ${after}`;
  },
  heading: (niche) => `30 Tage: ${niche}`,
  youPost: (pace) => `Du postest ${times(pace)}:`,
  noPace: (usual) => `Du hast kein Tempo genannt, also ${times(usual)}:`,
  unreadPace: (cited, usual) =>
    `In ${cited} lese ich keine 1 bis 7 Beiträge pro Woche, also ${times(usual)}:`,
  rest: (posts) => `${posts} Beiträge. Alle anderen Tage sind zum Filmen, Antworten und Schlafen da.`,
  slower: "Langsamer geht auch: Wachstum hängt laut YouTube nicht vom Abstand zwischen den Videos ab.",
  unreadStart: (cited) =>
    `In ${cited} lese ich kein eindeutiges Datum, also sind die Tage nummeriert. Schreib es so: 2026-12-01.`,
  columns: ["Tag", "Titel", "Format", "Erster Satz"],
  day: (number) => `Tag ${number}`,
  formats: {
    tutorial: "Anleitung Schritt für Schritt",
    list: "Liste im Countdown",
    story: "Eigene Geschichte",
    challenge: "Aufgabe gegen die Uhr",
    "before-after": "Vorher und nachher",
    "myth-busting": "Mythen auf dem Prüfstand",
    comparison: "Direkter Vergleich",
    review: "Ausprobiert",
    reaction: "Reaktion und Einordnung",
    "day-in-the-life": "Ein Tag im Leben",
    "behind-the-scenes": "Hinter den Kulissen",
    "case-study": "Fallbeispiel",
    experiment: "Experiment",
    "q-and-a": "Fragen aus dem Publikum",
  },
  questions: "Drei Fragen für den Anfang",
  fillIn: (open) =>
    `In den Zeilen oben ist Platz für dich.${open > 0 ? ` ${open === 1 ? "1 Tag bleibt offen" : `${open} Tage bleiben offen`}, statt einen Titel zu tragen, der nichts sagt.` : ""} Jede Antwort ist ein Titel: Schreib sie in die nächste Zeile.`,
  weeks: "Woche für Woche",
  firstWeek: (pace) =>
    `Tage 1 bis 7: Film ${pace === 1 ? "die ersten zwei Beiträge" : "die erste Woche am Stück"} vor Tag 1, damit du mit Vorrat startest. Poste und beantworte die Kommentare des ersten Tages.`,
  nextWeeks: [
    "Tage 8 bis 14: Sieh nach, wo in den Videos der ersten Woche abgesprungen wird. Ändere am Einstieg eine Sache, und nur eine.",
    "Tage 15 bis 21: Nimm das Thema, das am besten lief, von einer anderen Seite, anstelle des Titels, den du am wenigsten magst.",
    "Tage 22 bis 30: Lass das schwächste Format weg, film die letzten Beiträge und notier aus Kommentaren drei Titel für den nächsten Monat.",
  ],
  before: "Vor jedem Beitrag",
  checks: [
    "Sag den ersten Satz laut. Wenn du Luft holen musst, kürz ihn.",
    "Prüf, ob das Video hält, was der Titel sagt; wenn nicht, ändere den Titel.",
    "Verschieb einen Beitrag lieber, als einen zu posten, hinter dem du nicht stehst.",
  ],
};
