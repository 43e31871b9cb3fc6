import Papa from "papaparse";

/** The headings of YouTube Studio's export in five languages. */
export const LANGUAGES = {
  English: {
    content: "Content",
    title: "Video title",
    published: "Video publish time",
    date: "Date",
    duration: "Duration",
    views: "Views",
    watch: "Watch time (hours)",
    likes: "Likes",
    comments: "Comments added",
    subscribers: "Subscribers",
    revenue: "Your estimated revenue (USD)",
    total: "Total",
  },
  German: {
    content: "Videos",
    title: "Videotitel",
    published: "Veröffentlichungszeitpunkt des Videos",
    date: "Datum",
    duration: "Dauer",
    views: "Aufrufe",
    watch: "Wiedergabezeit (Stunden)",
    likes: '"Mag ich"-Bewertungen',
    comments: "Kommentare hinzugefügt",
    subscribers: "Abonnenten",
    revenue: "Geschätzter Umsatz (USD)",
    total: "Gesamt",
  },
  Spanish: {
    content: "Contenido",
    title: "Título del vídeo",
    published: "Hora de publicación del vídeo",
    date: "Fecha",
    duration: "Duración",
    views: "Visualizaciones",
    watch: "Tiempo de visualización (horas)",
    likes: "Me gusta",
    comments: "Comentarios añadidos",
    subscribers: "Suscriptores",
    revenue: "Ingresos estimados (USD)",
    total: "Total",
  },
  French: {
    content: "Contenu",
    title: "Titre de la vidéo",
    published: "Heure de publication de la vidéo",
    date: "Date",
    duration: "Durée",
    views: "Vues",
    watch: "Durée de visionnage (heures)",
    likes: "Mentions J'aime",
    comments: "Commentaires ajoutés",
    subscribers: "Abonnés",
    revenue: "Revenus estimés (USD)",
    total: "Total",
  },
  Portuguese: {
    content: "Conteúdo",
    title: "Título do vídeo",
    published: "Horário de publicação do vídeo",
    date: "Data",
    duration: "Duração",
    views: "Visualizações",
    watch: "Tempo de exibição (horas)",
    likes: 'Marcações "Gostei"',
    comments: "Comentários adicionados",
    subscribers: "Inscritos",
    revenue: "Receita estimada (USD)",
    total: "Total",
  },
} as const;
export type Language = keyof typeof LANGUAGES;
export type Heading = keyof (typeof LANGUAGES)["English"];

/** How a locale writes numbers. */
export interface NumberStyle {
  readonly group: string;
  readonly decimal: "." | ",";
  /** The fewest digits that are parted. */
  readonly groupFrom: number;
}

/** A number as a locale writes it. @param digits after the decimal mark. */
export function written(value: number, { group, decimal, groupFrom }: NumberStyle, digits = 0): string {
  const [whole = "", fraction] = Math.abs(value).toFixed(digits).split(".");
  const parted = whole.length >= groupFrom ? whole.replace(/\B(?=(?:\d{3})+$)/gu, group) : whole;
  return `${value < 0 ? "-" : ""}${parted}${fraction === undefined ? "" : `${decimal}${fraction}`}`;
}

/** CSV text of a table. */
export function csvText(rows: readonly (readonly string[])[], delimiter = ",", newline = "\n"): string {
  return Papa.unparse(
    rows.map((row) => [...row]),
    { delimiter, newline },
  );
}

/** A table of videos as YouTube Studio exports it, with its row of totals. */
export const TABLE_DATA = csvText([
  [
    "Content",
    "Video title",
    "Video publish time",
    "Duration",
    "Views",
    "Watch time (hours)",
    "Subscribers",
    "Estimated revenue (USD)",
    "Thumbnail impressions",
    "Thumbnail click-through rate (%)",
    "Likes",
    "Comments added",
  ],
  ["Total", "", "", "", "60540", "6198.7594", "805", "40.5", "300000", "8.4", "2310", "271"],
  [
    "8nmWvJbwMAa",
    "Rye bread without a machine",
    "Jan 13, 2026",
    "161",
    "40840",
    "4950.7594",
    "666",
    "20.42",
    "163837",
    "21.92",
    "1900",
    "210",
  ],
  [
    "aBcDeFgHiJk",
    "Baguette, step by step",
    "Oct 3, 2026",
    "754",
    "18200",
    "1200.5",
    "140",
    "18.2",
    "90000",
    "4.1",
    "390",
    "61",
  ],
  [
    "-bCdEfGhIjK",
    "Why “sour” isn't sour",
    "Nov 1, 2026",
    "3725",
    "1500",
    "47.5",
    "-1",
    "",
    "9000",
    "2.2",
    "20",
    "",
  ],
]);

/** A table of days, likewise. */
export function totals(days: number, newest = "2026-11-20"): string {
  const end = Date.parse(newest);
  const rows = Array.from({ length: days }, (_, index) => [
    new Date(end - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10),
    String(1000 + index * 10),
    String((100 + index) / 10),
    String((index % 5) - 1),
  ]);
  return csvText([["Date", "Views", "Watch time (hours)", "Subscribers"], ...rows]);
}
