import { endAt, finder, type Finders, swapped, WORD, wordsUpTo } from "./finder.ts";

const END = endAt(
  "y",
  "pero",
  "porque",
  "es",
  "está",
  "son",
  "que",
  "me",
  "por",
  "cuando",
  "si",
  "crack",
  "tío",
  "bro",
  "siempre",
  "ya",
  "hoy",
  "gracias",
  "saludos",
  "mejor",
  "no",
  "se",
  "mil",
  "muchas",
  "en este",
);
const SWAPS: Readonly<Record<string, string>> = {
  mi: "tu",
  mis: "tus",
  tu: "mi",
  tus: "mis",
  su: "mi",
  sus: "mis",
  nuestro: "vuestro",
  yo: "tú",
  me: "te",
  te: "me",
  eres: "soy",
  haces: "hago",
  explicas: "explico",
  cocinas: "cocino",
  cuentas: "cuento",
  editas: "edito",
  tienes: "tengo",
  hablas: "hablo",
  enseñas: "enseño",
};
const turned = (text: string) => swapped(text, SWAPS);
const THE: Readonly<Record<string, string>> = {
  tu: "mi",
  tus: "mis",
  su: "mi",
  sus: "mis",
  esa: "la",
  esta: "la",
  ese: "el",
  este: "el",
  esas: "las",
  estas: "las",
  esos: "los",
  estos: "los",
};
const VAGUE =
  /^(?:vídeos?|videos?|canal|contenido|parte|cosa|cosas|trabajo|forma|manera|verdad|mejor|mundo|vez|próximo|momento|vida|día|todo)$/iu;

function named({ d = "", n = "" }: Readonly<Record<string, string>>): string | undefined {
  if (VAGUE.test(n)) return undefined;
  return `${THE[d.toLowerCase()] ?? d.toLowerCase()} ${turned(n)}`;
}

const DETERMINER = "(?<d>tus?|sus?|la|el|los|las|est[ae]|es[ae]|est[ao]s|es[ao]s)";
const KIN =
  "(?:abuelit[oa]|abuel[oa]s?|mam[áa]|madre|pap[áa]|padre|herman[oa]|hij[oa]|espos[oa]|marido|mujer|mejor amig[oa]|amig[oa]|t[íi][oa]|prim[oa]|novi[oa]|perrit[oa]|perr[oa]|gatit[oa]|gat[oa]|beb[ée]|viej[oa]|suegr[oa]|caballo|mascota)";
const kin = ({ n = "" }) => `tu ${n.toLowerCase()}`;
const ACHIEVED: Readonly<Record<string, string>> = {
  aprobé: "aprobar",
  aprobe: "aprobar",
  terminé: "terminar",
  termine: "terminar",
  corrí: "correr",
  corri: "correr",
  conseguí: "conseguir",
  consegui: "conseguir",
  logré: "lograr",
  vendí: "vender",
  vendi: "vender",
  pasé: "pasar",
  gané: "ganar",
  compré: "comprar",
  publiqué: "publicar",
  aprobar: "aprobar",
  terminar: "terminar",
  correr: "correr",
  conseguir: "conseguir",
  vender: "vender",
  horneé: "hornear",
  hice: "hacer",
  acabé: "acabar",
};

export const spanish: Finders = {
  thanks: [
    finder(
      `ayud(?:ó|a|aste|o) (?:mucho )?(?:a|con) (?<y>(?!mucho|todos)${wordsUpTo(7)})${endAt("y", "pero", "gracias", "mil", "muchas", "muchísimas")}`,
      ({ y = "" }) =>
        /^\p{L}+(?:ar|er|ir|arlo|erlo|irlo)\b/iu.test(y) ? { x: "", y: turned(y) } : undefined,
    ),
    finder(`gracias(?: ${WORD}){0,2}? por ${DETERMINER} (?<n>${wordsUpTo(6)})${END}`, named),
  ],
  praise: [
    finder(
      `(?:encantan?|encantó|amo|adoro|flipan?|fascinan?|gustan?|gustó|mola) (?<n>c[óo]mo (?:explicas|cocinas|cuentas|editas|haces|hablas|enseñas)(?: ${wordsUpTo(3)})?)${END}`,
      ({ n = "" }) => turned(n),
    ),
    finder(
      `(?:encantan?|encantó|encantaron|amo|adoro|flipan?|fascinan?|gustan?|gustó|mola) (?:mucho )?${DETERMINER} (?<n>${wordsUpTo(4)})${END}`,
      named,
    ),
    finder(
      `${DETERMINER} (?<n>${wordsUpTo(3)}) (?=(?:está|están|es|son|quedó|queda|se ve|fue|te quedó|suena) )`,
      named,
    ),
  ],
  gear: [
    finder(
      `(?:qué|que) (?<n>(?!es|tipo|marca|buen|bien|tal)${wordsUpTo(3)}) (?:us[aá]s|utilizas|es|ocupas|tienes|llevas|usaste)`,
      ({ n = "" }) => `qué ${n} es`,
    ),
  ],
  link: [
    finder(
      `(?:comprar|compro|conseguir|consigo|compraste|encontrar|venden|descargar|consigues) ${DETERMINER} (?<n>${wordsUpTo(3)})${END}`,
      named,
    ),
  ],
  schedule: [
    finder(
      "(?<n>segunda parte|tercera parte|parte \\d|próximo vídeo|próximo video|próximo capítulo)",
      ({ n = "" }) =>
        /^próximo/iu.test(n)
          ? `el ${n.toLowerCase()}`
          : /^parte/iu.test(n)
            ? `la ${n.toLowerCase()}`
            : `la ${n.toLowerCase()}`,
    ),
  ],
  "how-to": [
    finder(
      `c[óo]mo (?:puedo|se puede|podría|podemos|debo|debería|hago para|haces para|hacer para)? ?(?<n>[a-záéíóúñ]+(?:ar|er|ir|arlo|erlo|irlo) ?(?:${wordsUpTo(6)})?)${endAt("sin que", "por favor")}`,
      ({ n = "" }) => turned(n.trim()),
    ),
  ],
  question: [
    finder(
      `(?:usar|poner|utilizar|echar|hacer|añadir|agregar|con) (?<n>${wordsUpTo(3)} (?:en vez de|en lugar de) ${wordsUpTo(3)})${END}`,
      ({ n = "" }) => turned(n),
    ),
  ],
  correction: [
    finder(
      `se (?:escribe|dice|pronuncia) (?:con )?(?<x>${wordsUpTo(3)}),? (?:y )?no (?:con )?(?<y>${wordsUpTo(3)})${END}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(
      `(?:es|son|era|eran|fue|llama|está|realidad) (?:en |a )?(?<x>(?!no )${wordsUpTo(4)}),? (?:y )?no (?:en |a )?(?<y>${wordsUpTo(3)})${END}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(
      `no (?:es|son|era) (?<y>${wordsUpTo(3)}),? (?:sino|es|son|era) (?<x>${wordsUpTo(3)})${END}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(`se (?:escribe|dice|pronuncia) (?:con )?["“«]?(?<x>${wordsUpTo(3)})${END}`, ({ x = "" }) => x),
  ],
  critique: [
    finder(
      `(?<d>el|la|tu) (?<n>(?!v[ií]deo|canal)[A-Za-zÀ-ɏ]+) (?:est[aá]|es|se oye|se escucha|se ve|suena|era|estaba) (?<y>(?:muy|demasiado|tan) [a-zà-ÿ]+)${END}`,
      ({ d = "", n = "", y = "" }) => ({
        x: `${d.toLowerCase() === "tu" ? "mi" : d.toLowerCase()} ${n}`,
        y: y.toLowerCase(),
      }),
    ),
  ],
  failure: [
    finder(
      `mis? (?<n>${wordsUpTo(2)}) (?=(?:no|nunca|siempre|se|quedó|me|está|sigue|salió) )`,
      ({ n = "" }) => (/^(?:madre|casa|vida|opinión|caso)$/iu.test(n) ? undefined : `tu ${n}`),
    ),
  ],
  request: [
    finder(
      `(?:v[íi]deo|video|tutorial|parte|serie|algo|reseña|capítulo|hablar|directo|más)s? (?<n>(?:sobre|de|con|para) (?!favor|por)${wordsUpTo(5)})${endAt("por favor", "porfa", "y", "pero", "plis", "pls", "ya")}`,
      ({ n = "" }) => turned(n),
    ),
  ],
  grief: [finder(`(?:mi|nuestr[oa]) (?<n>${KIN})(?![a-záéíóúñ])`, kin)],
  hardship: [
    finder(
      "(?<n>trabajo|empleo|divorcio|casa|paro|despidieron|echaron)",
      ({ n = "" }) =>
        ({
          trabajo: "lo de tu trabajo",
          empleo: "lo de tu trabajo",
          paro: "lo del paro",
          despidieron: "lo de tu trabajo",
          echaron: "que te hayan echado",
          divorcio: "lo del divorcio",
          casa: "lo de tu casa",
        })[n.toLowerCase()],
    ),
  ],
  injury: [
    finder(
      "(?:el|la|un|mi|los|las) (?<n>dedo|dedos|pulgar|mano|brazo|muñeca|codo|hombro|cuello|espalda|rodilla|pierna|tobillo|pie|cabeza|ojo|lengua|cara)",
      ({ n = "" }) => `tu ${n.toLowerCase().replace("dedos", "dedo")}`,
    ),
  ],
  milestone: [
    finder(
      `(?<v>aprobé|aprobe|terminé|corrí|conseguí|logré|vendí|pasé|gané|compré|publiqué|aprobar|terminar|correr|conseguir|vender|horneé|hice) (?<n>(?:mis?|el|la|un) ${wordsUpTo(4)})${endAt("gracias", "y", "hoy", "por", "con", "después", "ayer", "sin")}`,
      ({ v = "", n = "" }) => `${ACHIEVED[v.toLowerCase()] ?? "lograr"} ${turned(n)}`,
    ),
    finder(
      "(?<n>\\d+ (?:días|meses|años|semanas) (?:sobri[oa]|limpi[oa]|sin (?:fumar|beber|alcohol)))",
      ({ n = "" }) => `esos ${n.toLowerCase()}`.replace(/^esos (\d+ semanas)/u, "esas $1"),
    ),
    finder(`(?<n>mi primer[ao]? ${WORD})`, ({ n = "" }) => turned(n)),
  ],
  memory: [finder(`(?:mi) (?<n>${KIN})(?![a-záéíóúñ])`, kin)],
  joke: [
    finder(
      "mi (?<n>gat[oa]|perr[oa]|cartera|bolsillo|dieta|vecin[oa]|espos[oa]|marido|mamá|madre|suegra|hij[oa]|novi[oa]|jefe)",
      kin,
    ),
  ],
  tip: [
    finder(`(?:pongo|echo|agrego|añado|uso|con) (?<n>(?!le|lo|la |que)${wordsUpTo(4)})${END}`, ({ n = "" }) =>
      turned(n),
    ),
  ],
  greeting: [
    finder(
      `(?:desde|de) (?:la |el |las |los )?(?<n>${WORD}(?: ${WORD})?)`,
      ({ n = "" }) => /^(?:\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)/u.exec(n)?.[0],
    ),
  ],
  first: [finder("(?<n>20\\d\\d)", ({ n = "" }) => n)],
  returning: [
    finder(
      "(?<n>desde (?:hace \\d+ años|(?:el )?20\\d\\d|el principio|el inicio|los inicios|el primer (?:vídeo|video|día)))",
      ({ n = "" }) => n.toLowerCase(),
    ),
  ],
  timestamp: [finder("(?<n>\\d{1,2}:\\d{2}(?::\\d{2})?)", ({ n = "" }) => n)],
};
