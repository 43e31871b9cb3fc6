import { unaccented } from "../../material/stem.ts";

/** What a question wants to know, told by how it is put: two questions about the same thing may want different answers. */
const KINDS = {
  duration:
    /\bhow (?:long|fast|quick\w*|many (?:minutes|hours|days|weeks|months|seconds))\b|\bcuanto (?:tiempo|tarda\w*|dura\w*)|\bcuant[oa]s (?:minutos|horas|dias|semanas|meses)|\bcombien de (?:temps|minutes|heures|jours|semaines|mois)|\bquelle duree|\bwie (?:lang\w*|schnell)|\bwie ?viele? (?:minuten|stunden|tage|wochen|monate|zeit)|\bquanto (?:tempo|demora|dura)|\bquant[oa]s (?:minutos|horas|dias|semanas|meses)/u,
  threshold:
    /\b(?:how many|when (?:do|can|does|will)|minimum|requirements?|needed to|need (?:to|for))\b|\b(?:cuant[oa]s|a partir de|requisitos|desde cuando|cuando puedo)\b|\b(?:combien (?:d|il)|a partir de|conditions?|minimum|quand (?:puis|peut))|\b(?:ab wann|ab wie ?viel\w*|wie ?viele|voraussetzung\w*)\b|\b(?:quant[oa]s|a partir de|requisitos|quando posso)\b/u,
  price:
    /\bhow much (?:money|should i (?:charge|ask)|to charge|does .* pay|do .* (?:pay|make|cost|earn)|can i (?:earn|make))|\bcuanto (?:cobr|pag|gan|cuesta|vale|pido)|\bcombien (?:demander|gagne|paye|paie|coute|facturer|rapporte)|\bwie ?viel (?:geld|verdien|kostet|zahlt|soll ich (?:verlangen|nehmen))|\bquanto (?:cobr|pag|ganh|custa|vale|rende)/u,
  size: /\b(?:what size|size|dimensions?|resolution|pixels?|px|tamano|medidas?|dimension\w*|taille|grosse|masse|auflosung|tamanho|resolucao|format)\b/u,
  time: /\b(?:what time|best time|when (?:should|to|is)|what day|a que hora|mejor hora|quelle heure|quand (?:poster|publier)|um wie ?viel uhr|wann (?:soll|poste)|uhrzeit|beste zeit|que horas|melhor (?:hora|horario|dia))\b/u,
  why: /\b(?:why|how come|por ?que|pourquoi|warum|wieso|weshalb)\b/u,
  allowed:
    /\b(?:can i (?:use|show|film|react|post|put)|am i allowed|allowed|legal|illegal|do i have to|must i|is it ok to use|puedo usar|se puede|tengo que|hay que|permitido|est ce que je peux|puis je|ai je le droit|dois je|faut il|je dois|darf|muss ich|erlaubt|posso usar|pode usar|preciso (?:avisar|declarar|dizer)|tenho que|e permitido)\b/u,
  obtain:
    /\b(?:how (?:do|can|to|would) (?:i |you |we )?(?:get|add|put|turn on|enable|set up|unlock|activate)|where (?:do i|is|can i) (?:find|get|put|add)?|como (?:pongo|poner|activo|activar|consigo|anado|coloco|colocar|ativo|ativar)|comment (?:mettre|activer|avoir|ajouter|obtenir)|wie (?:bekomme|kriege?|aktiviere|fuge|stelle))\b/u,
} as const;

export type QuestionKind = keyof typeof KINDS;

/** What a question wants to know; nothing where it doesn't say. */
export function questionKinds(question: string): QuestionKind[] {
  const text = unaccented(question).toLowerCase().replaceAll(/[’'-]/gu, " ");
  return NAMES.filter((kind) => KINDS[kind].test(text));
}

const NAMES: readonly QuestionKind[] = [
  "duration",
  "threshold",
  "price",
  "size",
  "time",
  "why",
  "allowed",
  "obtain",
];
