/** What is counted about a video, in the order in which a reader says it. */
export const MEASURES = [
  "views",
  "likes",
  "comments",
  "shares",
  "saves",
  "subscribers",
  "impressions",
  "ctr",
  "watch",
  "duration",
] as const;
export type Measure = (typeof MEASURES)[number];

/** What a column can hold. `remark` is the text of a comment, `time` an hour without a date. */
export type ColumnKind = Measure | "title" | "date" | "time" | "remark";

export interface Column {
  readonly kind: ColumnKind;
  /** The unit that the heading names. */
  readonly unit?: "hours" | "minutes" | "seconds" | "%" | undefined;
}

// Headings in English, Spanish, French, German and Portuguese, without accents, articles or signs, as in the
// exports of YouTube Studio, TikTok Studio and Meta Business Suite and as people write them.
const NAMES: Record<ColumnKind, string> = {
  title:
    "title,video title,video,name,post,caption,description,titulo,titulo del video,titulo do video,titre,titre de la video,titel,videotitel,name des videos,content title,video name,beschreibung,legende,descripcion,descricao",
  views:
    "views,video views,total views,plays,view count,views count,viewcount,vistas,visualizaciones,reproducciones,vues,nombre de vues,aufrufe,visualizacoes,engaged views",
  likes:
    "likes,total likes,like count,likecount,me gusta,j aime,mentions j aime,mag ich,gefallt mir,gefallt mir angaben,curtidas,gostos",
  comments:
    "comments,total comments,comment count,commentcount,comments added,comentarios,commentaires,kommentare",
  shares: "shares,total shares,share count,compartidos,veces compartido,partages,geteilt,compartilhamentos",
  saves: "saves,total saves,bookmarks,guardados,enregistrements,gespeichert,salvamentos",
  subscribers:
    "subscribers,subscribers gained,subs,new subscribers,follows,followers,new followers,suscriptores,abonnes,abonnenten,inscritos,seguidores",
  impressions: "impressions,impresiones,impressionen,impressoes",
  ctr: "ctr,click through rate,clickthrough rate,click rate,impressions click through rate,impression click through rate,klickrate,klickrate der impressionen,taux de clics,taux de clics par impression,porcentaje de clics,tasa de clics,porcentaje de clics de las impresiones,taxa de cliques,taxa de cliques de impressoes",
  watch:
    "watch time,watchtime,watch hours,watch minutes,total watch time,tiempo de visualizacion,duree de visionnage,wiedergabezeit,tempo de exibicao",
  duration: "duration,length,video length,runtime,duracion,duree,dauer,lange,videolange,duracao",
  date: "date,published,publish date,publish time,published at,video publish time,post time,posted,upload date,uploaded,uploaded at,fecha,fecha de publicacion,hora de publicacion del video,publie,publie le,date de publication,heure de publication de la video,datum,veroffentlicht,veroffentlicht am,veroffentlichungsdatum,zeitpunkt der videoveroffentlichung,data,data de publicacao,publicado,publicado em,horario de publicacao do video",
  time: "time,hour,hora,heure,uhrzeit,zeit,horario",
  remark: "comment,comment text,text,message,comentario,commentaire,kommentar,texto,texte",
};

const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names.split(",").flatMap((name) => (isKind(kind) ? [[name, kind] as const] : [])),
  ),
);

function isKind(name: string): name is ColumnKind {
  return name in NAMES;
}

/** Units in brackets or at the end of a heading: "Watch time (hours)", "Duration (sec)", "CTR %". */
const UNITS = [
  ["hours", /\b(?:hours?|hrs?|h|horas|heures|stunden|std)\b/u],
  ["minutes", /\b(?:min|mins|minutes?|minutos|minuten)\b/u],
  ["seconds", /\b(?:s|secs?|seconds?|segundos|secondes|sekunden)\b/u],
] as const;

/** What a heading stands for; undefined for one the product has no use for. */
export function columnOf(heading: string): Column | undefined {
  const { name, inBrackets, plain } = plainHeading(heading);
  const kind = KINDS.get(name);
  if (kind === undefined) return undefined;
  const unit = timeUnitIn(kind === "watch" ? `${name} ${inBrackets}` : inBrackets);
  return { kind, unit: plain.includes("%") ? "%" : unit };
}

/** A heading in small letters without accents: its words before any bracket, and what stands in brackets. */
export function plainHeading(heading: string): { name: string; inBrackets: string; plain: string } {
  const plain = heading.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
  const inBrackets = /[([](.*)[)\]]/u.exec(plain)?.[1] ?? "";
  return { name: letters(plain.replace(/[([].*$/u, "")), inBrackets, plain };
}

/** The unit of time that a plain text names. */
export function timeUnitIn(plain: string): "hours" | "minutes" | "seconds" | undefined {
  return UNITS.find(([, pattern]) => pattern.test(plain))?.[0];
}

/**
 * The columns of a row of headings.
 * @returns undefined where it is none: at least two headings are known, and at least a quarter of all, for exports bring many that say nothing here.
 */
export function columnsOf(cells: readonly string[]): readonly (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => (cell.length <= 60 ? columnOf(cell) : undefined));
  const known = columns.filter((column) => column !== undefined);
  const telling = new Set(known.map(({ kind }) => kind));
  if (telling.size < 2 || known.length * 4 < cells.filter((cell) => cell !== "").length) return undefined;
  return telling.has("title") || telling.has("remark") || telling.has("date") ? columns : undefined;
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
