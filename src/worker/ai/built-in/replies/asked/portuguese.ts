import { swapped } from "../own-words/finder.ts";
import type { QuestionKind, Turn } from "./asked.ts";

const WH =
  /^(?:por ?qu[eê]|(?:(?:a|com|de|em|para|pra|por|desde|até) )?(?:que|quanto|quantos|quanta|quantas|quando|onde|quem|qual|quais)|como|o que|desde quando) /iu;

const WHETHER =
  /^(?:posso|pode|podemos|d[aá] (?:pra|para)|tem como|tem|serve|servem|funciona|precisa|preciso|[eé]|são|vale|devo|voc[eê]|vc|congela|aguenta|isso|esse|essa|fica) /iu;

/** What a writer says of themselves as it is said to them, and the other way round. */
const SWAPS: Readonly<Record<string, string>> = {
  posso: "você pode",
  preciso: "você precisa",
  devo: "você deve",
  tenho: "você tem",
  uso: "você usa",
  faço: "você faz",
  deixo: "você deixa",
  quero: "você quer",
  eu: "você",
  me: "te",
  meu: "seu",
  minha: "sua",
  meus: "seus",
  minhas: "suas",
  seu: "meu",
  sua: "minha",
  seus: "meus",
  suas: "minhas",
};
/** What "você" does, as the creator says it. */
const DOES: Readonly<Record<string, string>> = {
  usa: "uso",
  faz: "faço",
  fez: "fiz",
  tem: "tenho",
  põe: "ponho",
  vende: "vendo",
  pode: "posso",
  colocou: "coloquei",
  grava: "gravo",
  edita: "edito",
  deixa: "deixo",
  acha: "acho",
  recomenda: "recomendo",
  indica: "indico",
  prefere: "prefiro",
};
const YOU = /(?:^| )(?:voc[eê]|vc) (\p{L}+)/iu;

/** "Você usou" is "eu usei". */
function first(word: string): string | undefined {
  const known = DOES[word.toLowerCase()];
  if (known !== undefined) return known;
  if (/^\p{L}{2,}cou$/u.test(word)) return word.replace(/cou$/u, "quei");
  if (/^\p{L}{2,}gou$/u.test(word)) return word.replace(/gou$/u, "guei");
  return /^\p{L}{2,}ou$/u.test(word) ? word.replace(/ou$/u, "ei") : undefined;
}

export const portuguese: Turn = (question) => {
  const lower = `${question.slice(0, 1).toLowerCase()}${question.slice(1)}`;
  const isWhether = !WH.test(lower) && WHETHER.test(lower);
  if (!isWhether && !WH.test(lower)) return undefined;
  const [said, verb = ""] = YOU.exec(lower) ?? [];
  const own = said === undefined ? undefined : first(verb);
  if (said !== undefined && own === undefined) return undefined;
  const parts = said === undefined ? [lower] : lower.split(said);
  const clause = parts.map((part) => swapped(part, SWAPS)).join(own === undefined ? "" : ` eu ${own}`);
  const kind: QuestionKind =
    own !== undefined
      ? "chosen"
      : /você |(?:^| )(?:dá|da|tem como|serve|funciona|precisa|pode|congela|aguenta|quanto tempo|que temperatura)(?: |$)/u.test(
            clause,
          )
        ? "practical"
        : "fact";
  return { clause: `${isWhether ? "se " : ""}${clause.trim()}`, kind };
};
