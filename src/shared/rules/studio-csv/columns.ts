import { plainHeading, timeUnitIn } from "../audience/columns.ts";

/** What a column of a YouTube Studio export can hold. `subscribers` are gains less losses. */
export type StudioKind =
  | "content"
  | "title"
  | "published"
  | "date"
  | "duration"
  | "views"
  | "watch"
  | "likes"
  | "comments"
  | "subscribersGained"
  | "subscribersLost"
  | "subscribers"
  | "revenue"
  | "rpm";

export interface StudioColumn {
  readonly kind: StudioKind;
  /** Where it stands, from 0. */
  readonly at: number;
  /** Of watch time. */
  readonly unit?: "hours" | "minutes" | "seconds";
  /** Of revenue and RPM: "USD"; undefined where the heading names none. */
  readonly currency?: string | undefined;
}

/**
 * Headings of YouTube Studio's CSV exports in English, German, Spanish, French and Portuguese, in small letters
 * without accents and signs. Source: exports quoted in public repositories, and the words of Studio's own
 * screens, checked 2026-11-21; a heading that wasn't found there isn't guessed.
 */
const NAMES: Record<StudioKind, string> = {
  content: "content,video,videos,video id,contenido,id del video,contenu,conteudo,id do video",
  title: "video title,title,videotitel,titel,titulo del video,titulo,titre de la video,titre,titulo do video",
  published:
    "video publish time,publish time,veroffentlichungszeitpunkt des videos,hora de publicacion del video,heure de publication de la video,horario de publicacao do video",
  date: "date,day,datum,fecha,data",
  duration: "duration,dauer,duracion,duree,duracao",
  views: "views,aufrufe,visualizaciones,vistas,vues,visualizacoes",
  watch:
    "watch time,wiedergabezeit,tiempo de visualizacion,tiempo de reproduccion,duree de visionnage,tempo de exibicao,tempo de visualizacao",
  likes: "likes,mag ich bewertungen,me gusta,j aime,mentions j aime,curtidas,gostos,marcacoes gostei",
  comments:
    "comments added,comments,kommentare hinzugefugt,hinzugefugte kommentare,kommentare,comentarios anadidos,comentarios,commentaires ajoutes,commentaires,comentarios adicionados",
  subscribersGained: "subscribers gained,gewonnene abonnenten,suscriptores ganados,abonnes gagnes",
  subscribersLost:
    "subscribers lost,verlorene abonnenten,suscriptores perdidos,abonnes perdus,inscritos perdidos",
  subscribers: "subscribers,abonnenten,suscriptores,abonnes,inscritos,subscritores",
  revenue:
    "your estimated revenue,estimated revenue,geschatzter umsatz,ingresos estimados,tus ingresos estimados,revenus estimes,vos revenus estimes,receita estimada,sua receita estimada",
  rpm: "rpm",
};

const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names.split(",").flatMap((name) => (isKind(kind) ? [[name, kind] as const] : [])),
  ),
);

function isKind(name: string): name is StudioKind {
  return Object.hasOwn(NAMES, name);
}

/** How YouTube Studio's English export heads what a sentence to the creator has to name. */
export const HEADINGS = {
  content: "Content",
  title: "Video title",
  published: "Video publish time",
  date: "Date",
  duration: "Duration",
  views: "Views",
  watch: "Watch time (hours)",
  likes: "Likes",
  comments: "Comments added",
  subscribersGained: "Subscribers gained",
  subscribersLost: "Subscribers lost",
  subscribers: "Subscribers",
  revenue: "Estimated revenue (USD)",
  rpm: "RPM (USD)",
} satisfies Record<StudioKind, string>;

/** Longer cells are no headings. */
const HEADING_MAX = 80;

/** The known columns of a row of headings; the first of each kind. Anything else in a bracket makes another column: "Likes (vs. dislikes) (%)". */
export function studioColumns(cells: readonly string[]): readonly StudioColumn[] {
  const found = new Map<StudioKind, StudioColumn>();
  for (const [at, cell] of cells.entries()) {
    const column = cell.length <= HEADING_MAX ? columnAt(cell, at) : undefined;
    if (column !== undefined && !found.has(column.kind)) found.set(column.kind, column);
  }
  return [...found.values()];
}

function columnAt(heading: string, at: number): StudioColumn | undefined {
  const { name, inBrackets, plain } = plainHeading(heading);
  const kind = KINDS.get(name);
  if (kind === undefined || plain.includes("%")) return undefined;
  if (kind === "watch") {
    const unit = timeUnitIn(inBrackets);
    return unit && { kind, at, unit };
  }
  if (kind === "revenue" || kind === "rpm") return { kind, at, currency: currencyIn(inBrackets) };
  return inBrackets === "" ? { kind, at } : undefined;
}

function currencyIn(inBrackets: string): string | undefined {
  if (inBrackets.trim() === "us$") return "USD";
  return /^\s*([a-z]{3})\s*$/u.exec(inBrackets)?.[1]?.toUpperCase();
}
