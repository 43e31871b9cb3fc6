import type { OptimizeWords } from "./words.ts";

export const WORDS: OptimizeWords = {
  basis: (subject) =>
    `A partir das palavras que você colou${subject === undefined ? "" : ` e do que o Crescendo sabe deste tema: ${subject}`}. Isto não foi escrito por um modelo de IA: são elas que são avaliadas, o vídeo não foi visto.`,
  heading: (title) => `Revisão: ${title}`,
  headings: {
    title: "Título",
    description: "Descrição",
    tags: "Tags",
    chapters: "Capítulos",
    opening: "Abertura",
    order: "Nesta ordem",
  },
  units: { characters: "caracteres", bytes: "bytes" },
  measured: (name, used, max, unit, over) =>
    `${name}: ${used} de ${max} ${unit}${over === undefined ? "" : `, ${over} a mais`}.`,
  length: "Tamanho",
  refused: {
    title: "O YouTube não aceita < nem > em títulos.",
    description: "O YouTube não aceita < nem > em descrições.",
  },
  points: (score) =>
    `No quesito técnica, leva ${score} de 100 pontos; isso diz como ele foi feito, não quantos cliques terá.`,
  nothingOwn: "Não diz nada que só este vídeo tenha.",
  ofItsOwn: (listed) => `O que diz de próprio: ${listed}.`,
  keep: "Deixe assim.",
  useOnly: "Use um só se o seu vídeo cumprir o que ele diz:",
  aim: (characters) =>
    `Use os primeiros ${characters} caracteres para duas frases simples: o que se vê e o que resultou.`,
  noDescription: "Você não colou nenhuma, então não há o que avaliar.",
  begins: (opening) => `Ela começa assim: ${opening}`,
  noneThere: "Nenhuma palavra própria do título aparece ali: quem veio por ele não sabe se acertou.",
  allThere: "As palavras do título estão ali, e é isso mesmo.",
  someMissing: (listed) => `Do título ainda poderia estar ali: ${listed}.`,
  below: "Abaixo, responda ao que perguntam, se o seu vídeo responde:",
  noTags: "Você não colou nenhuma.",
  tagCount: (count) => (count === 1 ? "Sua única tag" : `Suas ${count} tags`),
  tagWeight: "O YouTube diz que não são importantes para o desempenho de um vídeo.",
  tagUse: "Ajudam quando uma palavra costuma ser escrita errado.",
  enoughTags: (listed) => `Bastam: ${listed}.`,
  misspelled: "os erros de digitação que você vê nos comentários",
  chapterRules:
    "As regras, segundo terceiros: o primeiro é 0:00, há pelo menos 3 em ordem, e cada um dura 10 segundos ou mais.",
  ownChapters: "Das suas marcas de tempo, com as suas palavras. Renomeie cada um pelo que se busca:",
  noTranscript: "Você não colou a transcrição: não dá para posicionar nenhum capítulo.",
  fewStamps:
    "A transcrição tem poucas marcas de tempo: não dá para posicionar nenhum capítulo. O YouTube Studio as mostra ao lado das legendas.",
  judged:
    "O YouTube mostra quanta gente ainda assiste aos 30 segundos e aconselha cumprir até lá o que o título e a miniatura dizem.",
  noOpening: "Sem a transcrição não dá para avaliar suas primeiras palavras.",
  openOn: (picture) => `Você poderia abrir com esta imagem: ${picture}.`,
  longOpening: (count, most) =>
    `Sua primeira frase tem ${count} palavras. Diga primeiro o que surpreende, em ${most} ou menos.`,
  shortOpening: (count) =>
    `Sua primeira frase tem ${count} ${count === 1 ? "palavra" : "palavras"}: cabe em um fôlego.`,
  shorter: (text) => `Mais curto, com as suas palavras: ${text}`,
  leaveTitle: "Deixe o título: ele diz o que só este vídeo tem.",
  changeTitle: "Mude primeiro o título: custa um minuto e dá para desfazer.",
  writeOpening: "Escreva as duas primeiras linhas da descrição.",
  rewriteOpening: "Reescreva as primeiras linhas da descrição.",
  nextOpening: "A abertura, para o próximo vídeo: neste ela não pode ser dita de novo, só cortada.",
};
