import { endAt, finder, type Finders, swapped, WORD, wordsUpTo } from "./finder.ts";

const END = endAt(
  "e",
  "mas",
  "porque",
  "é",
  "está",
  "são",
  "que",
  "me",
  "por",
  "quando",
  "se",
  "mano",
  "cara",
  "sempre",
  "já",
  "hoje",
  "demais",
  "muito",
  "não",
  "nesse",
  "deste",
  "desse",
  "valeu",
);
const SWAPS: Readonly<Record<string, string>> = {
  meu: "seu",
  minha: "sua",
  meus: "seus",
  minhas: "suas",
  seu: "meu",
  sua: "minha",
  seus: "meus",
  suas: "minhas",
  teu: "meu",
  tua: "minha",
  teus: "meus",
  tuas: "minhas",
  me: "te",
  te: "me",
  você: "eu",
  vc: "eu",
  eu: "você",
  nosso: "seu",
  nossa: "sua",
};
const turned = (text: string) => swapped(text, SWAPS);
const THE: Readonly<Record<string, string>> = {
  esse: "o",
  este: "o",
  essa: "a",
  esta: "a",
  esses: "os",
  estes: "os",
  essas: "as",
  estas: "as",
  aquele: "o",
  aquela: "a",
};
const UNCONTRACTED: Readonly<Record<string, string>> = { pelo: "o", pela: "a", pelos: "os", pelas: "as" };
const VAGUE =
  /^(?:vídeos?|videos?|canal|conteúdo|parte|coisas?|trabalho|jeito|verdade|melhor|mundo|vez|próximo|momento|vida|dia|tudo)$/iu;

function named({ d = "", n = "" }: Readonly<Record<string, string>>): string | undefined {
  if (VAGUE.test(n.replace(/^(?:seu|sua|seus|suas) /iu, ""))) return undefined;
  const lower = d.toLowerCase();
  const article = UNCONTRACTED[lower] ?? THE[lower] ?? SWAPS[lower] ?? lower;
  const noun = turned(n);
  return /^(?:meu|minha|meus|minhas) /u.test(noun) ? noun : `${article} ${noun}`;
}

const DETERMINER = "(?<d>seus?|suas?|teus?|tuas?|o|a|os|as|ess[ae]s?|est[ae]s?)";
const KIN =
  "(?:m[ãa]e|pai|mam[ãa]e|papai|av[óôo]|vov[óôo]|v[óô]|irm[ãa]o?|filh[oa]|espos[oa]|marido|mulher|melhor amig[oa]|amig[oa]|ti[oa]|prim[oa]|namorad[oa]|cachorrinh[oa]|cachorr[oa]|gatinh[oa]|gat[oa]|beb[êe]|noiv[oa]|sogr[oa]|cavalo)";
const kin = ({ d = "", n = "" }) => `${SWAPS[d.toLowerCase()] ?? "seu"} ${n.toLowerCase()}`;
const ACHIEVED: Readonly<Record<string, string>> = {
  passei: "passar",
  terminei: "terminar",
  consegui: "conseguir",
  corri: "correr",
  vendi: "vender",
  ganhei: "ganhar",
  fiz: "fazer",
  tirei: "tirar",
  comprei: "comprar",
  publiquei: "publicar",
  bati: "bater",
  conquistei: "conquistar",
  concluí: "concluir",
  passar: "passar",
  terminar: "terminar",
  vender: "vender",
  conseguir: "conseguir",
  alcancei: "alcançar",
};

export const portuguese: Finders = {
  thanks: [
    finder(
      `ajud(?:ou|a|aram) (?:muito )?a (?<y>[a-zà-ÿ]+(?:ar|er|ir|ê-l[oa]|á-l[oa]) ?(?:${wordsUpTo(6)})?)${endAt("e", "mas", "valeu", "obrigado", "obrigada")}`,
      ({ y = "" }) => ({ x: "", y: turned(y.trim()) }),
    ),
    finder(
      `(?:obrigad[oa]|brigad[oa]|obg|valeu|vlw|agradeço)(?: ${WORD}){0,2}? (?<d>pel[oa]s?) (?<n>${wordsUpTo(6)})${END}`,
      named,
    ),
  ],
  praise: [
    finder(
      `(?:amo|adoro|adorei|amei|curto|curti|gostei d[oa]s?|gosto d[oa]s?|apaixonad[oa] (?:n|pel)[oa]s?) ${DETERMINER} (?<n>${wordsUpTo(4)})${END}`,
      named,
    ),
    finder(`${DETERMINER} (?<n>${wordsUpTo(3)}) (?=(?:está|estão|é|são|ficou|ficaram|foi|tá) )`, named),
  ],
  gear: [
    finder(
      `(?:qual|que) (?:a |o |é a |é o |a sua |o seu )?(?<n>(?!é|tipo|marca|bom|lindo|nome|vídeo)${wordsUpTo(3)}) (?:você|vc|é|tu|usa|que você|que vc)`,
      ({ n = "" }) => `qual ${n} é`,
    ),
  ],
  link: [
    finder(
      `(?:compr[a-z]+|encontr[a-z]+|ach[oa]|consig[a-z]+|vende|baix[a-z]+) ${DETERMINER} (?<n>${wordsUpTo(3)})${END}`,
      named,
    ),
  ],
  schedule: [
    finder("(?<n>parte \\d|próximo vídeo|próximo video|próximo episódio|próxima live)", ({ n = "" }) =>
      /^próximo/iu.test(n) ? `o ${n.toLowerCase()}` : `a ${n.toLowerCase()}`,
    ),
  ],
  "how-to": [
    finder(
      `como (?:eu )?(?:faço para |faço pra |faz para |faz pra |posso |consigo |devo |fazer para |se pode )?(?<n>[a-zà-ÿ]+(?:ar|er|ir)(?: ${wordsUpTo(6)})?)${endAt("sem que", "por favor")}`,
      ({ n = "" }) => (/^fazer$/iu.test(n) ? undefined : turned(n)),
    ),
  ],
  question: [
    finder(
      `(?:usar|colocar|pôr|botar|trocar|fazer|com) (?<n>${wordsUpTo(3)} (?:no lugar d[oae]s?|em vez d[eoa]) ${wordsUpTo(3)})${END}`,
      ({ n = "" }) => turned(n),
    ),
  ],
  correction: [
    finder(
      `(?:se (?:escreve|fala|diz|pronuncia)|(?:certo|correto) (?:é|seria)) (?<x>${wordsUpTo(3)}),? (?:e )?não (?<y>${wordsUpTo(3)})${END}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(
      `(?:é|são|era|eram|foi|chama|fica|verdade) (?:em |no |na )?(?<x>(?!não )${wordsUpTo(4)}),? (?:e )?não (?:em |no |na )?(?<y>${wordsUpTo(3)})${END}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(
      `não (?:é|são|era) (?<y>${wordsUpTo(3)}),? (?:é|e sim|mas sim|são) (?<x>${wordsUpTo(3)})${END}`,
      ({ x = "", y = "" }) => ({ x, y }),
    ),
    finder(`(?:certo|correto) (?:é|seria) (?<x>${wordsUpTo(3)})${END}`, ({ x = "" }) => x),
  ],
  critique: [
    finder(
      `(?<d>o|a|seu|sua) (?<n>(?!v[ií]deo|canal)[A-Za-zÀ-ɏ]+) (?:est[aá]|t[aá]|[eé]|ficou|estava) (?<y>(?:muito|t[aã]o) [a-zà-ÿ]+)${END}`,
      ({ d = "", n = "", y = "" }) => ({
        x: `${SWAPS[d.toLowerCase()] ?? d.toLowerCase()} ${n}`,
        y: y.toLowerCase(),
      }),
    ),
  ],
  failure: [
    finder(
      `(?<d>meus?|minhas?) (?<n>${wordsUpTo(2)}) (?=(?:não|nunca|sempre|só|ficou|ficaram|saiu|virou|morreu|solou|queimou|rachou|quebrou|murchou|travou|desandou|está|tá|continua) ?)`,
      ({ d = "", n = "" }) =>
        /^(?:mãe|casa|vida|opinião|caso)$/iu.test(n) ? undefined : `${SWAPS[d.toLowerCase()] ?? "seu"} ${n}`,
    ),
  ],
  request: [
    finder(
      `(?:vídeo|video|tutorial|aula|série|falar|algo|live|parte|receita|react)s? (?<n>(?:sobre|de|do|da|com|para|pra) (?!favor)${wordsUpTo(5)})${endAt("por favor", "pfv", "e", "mas", "pf", "plmds", "um dia")}`,
      ({ n = "" }) => turned(n),
    ),
  ],
  grief: [finder(`(?<d>meu|minha|nosso|nossa) (?<n>${KIN})(?![a-zà-ÿ])`, kin)],
  hardship: [
    finder(
      "(?<n>emprego|trabalho|divórcio|casa|desempregad[oa]|demitid[oa])",
      ({ n = "" }) =>
        ({ emprego: "seu emprego", trabalho: "seu trabalho", divórcio: "esse divórcio", casa: "sua casa" })[
          n.toLowerCase()
        ] ?? "seu emprego",
    ),
  ],
  injury: [
    finder(
      "(?:o|a|meu|minha|no|na) (?<n>dedo|dedão|mão|braço|pulso|cotovelo|ombro|pescoço|costas|joelho|perna|tornozelo|pé|cabeça|olho|língua|rosto)",
      ({ n = "" }) =>
        `${/^(?:mão|perna|cabeça|língua)$/iu.test(n) ? "sua" : /^costas$/iu.test(n) ? "suas" : "seu"} ${n.toLowerCase()}`,
    ),
  ],
  milestone: [
    finder(
      `(?<v>passei|terminei|consegui|corri|vendi|ganhei|fiz|tirei|comprei|publiquei|bati|conquistei|concluí|passar|terminar|vender|conseguir) (?<n>(?:no|na|em|meu|minha|meus|minhas|o|a|um|uma) ${wordsUpTo(4)})${endAt("graças", "e", "hoje", "por", "com", "depois", "ontem", "sem")}`,
      ({ v = "", n = "" }) => `${ACHIEVED[v.toLowerCase()] ?? "conseguir"} ${turned(n)}`,
    ),
    finder(
      "(?<n>\\d+ (?:dias|meses|anos|semanas) (?:sóbri[oa]|limp[oa]|sem (?:fumar|beber|álcool|cigarro)))",
      ({ n = "" }) => `esses ${n.toLowerCase()}`.replace(/^esses (\d+ semanas)/u, "essas $1"),
    ),
    finder(`(?<n>(?:meu primeiro|minha primeira) ${WORD})`, ({ n = "" }) => turned(n)),
  ],
  memory: [finder(`(?<d>meu|minha) (?<n>${KIN})(?![a-zà-ÿ])`, kin)],
  joke: [
    finder(
      "(?<d>meu|minha) (?<n>gat[oa]|cachorr[oa]|carteira|bolso|dieta|vizinh[oa]|espos[oa]|marido|mãe|pai|sogra|filh[oa]|namorad[oa]|chefe|cartão)",
      kin,
    ),
  ],
  tip: [
    finder(
      `(?:coloco|boto|ponho|uso|adiciono|com) (?<n>(?!o|a|que|isso)${wordsUpTo(4)})${END}`,
      ({ n = "" }) => turned(n),
    ),
  ],
  greeting: [
    finder(
      `(?<n>(?:do|da|de|dos|das|desde) ${WORD}(?: ${WORD})?)`,
      ({ n = "" }) => /^(?:do|da|de|dos|das|desde) \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?/u.exec(n)?.[0],
    ),
  ],
  first: [finder("(?<n>20\\d\\d)", ({ n = "" }) => n)],
  returning: [
    finder("(?<n>desde (?:20\\d\\d|o início|o começo|o primeiro (?:vídeo|dia)|sempre))", ({ n = "" }) =>
      n.toLowerCase(),
    ),
  ],
  timestamp: [finder("(?<n>\\d{1,2}:\\d{2}(?::\\d{2})?)", ({ n = "" }) => n)],
};
