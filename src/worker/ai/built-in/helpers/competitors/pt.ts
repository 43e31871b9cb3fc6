import { cap } from "../../compose/frames.ts";
import type { CompetitorWords } from "./words.ts";

export const WORDS: CompetitorWords = {
  known: (subject) => `A partir do que o Crescendo sabe deste tema: ${subject}.`,
  knownNiche: (subjects) => `A partir do que o Crescendo sabe de ${subjects} temas deste nicho.`,
  unknown: "O Crescendo ainda não sabe nada deste tema: aqui há só técnica.",
  unseen: "Isto não foi escrito por um modelo de IA: ele não vê esses canais e nada diz sobre eles.",
  heading: (niche) => `Aprender com os outros: ${niche}`,
  look: "O que olhar",
  nobody:
    "Você não citou ninguém. Escolha cinco canais que seu público também vê, dois deles fora do seu nicho, e faça uma destas coisas em cada um:",
  craft: [
    "Ordene por popularidade. Anote o que prometem os cinco primeiros títulos, com um verbo cada.",
    "Leia 50 comentários dos três vídeos mais novos e copie cada pergunta que ninguém respondeu.",
    "Anote a primeira frase de cinco vídeos. O que se vê enquanto ela é dita?",
    "Veja o que faziam há um ano e pararam de fazer. Seu público sentiria falta?",
    "Assista a um vídeo como quem está começando: anote cada palavra que já seria preciso saber.",
    "Olhe as últimas doze miniaturas do tamanho de um selo. Quais duas você confundiria?",
  ],
  inChannel: {
    mistake: ({ sign, because }) =>
      `Procure um vídeo sobre isto: ${sign}. Eles dão o motivo (${because}) ou só o remédio?`,
    question: ({ ask }) => `Isto é respondido em algum vídeo, e em que minuto? ${ask}`,
    choice: ({ a, b, decides }) =>
      `Quando escolhem entre ${a} e ${b}, dizem o que decide? A chave: ${decides}.`,
    belief: ({ said }) => `Repetem isto ou mostram o que é de fato? Diz-se: ${said}.`,
  },
  table: "Uma tabela para preencher",
  columns: ["Canal", "Vídeo acima do nível de sempre", "Promessa", "O que falta para quem comenta"],
  channel: (number) => `Canal ${number}`,
  gaps: "Lacunas para procurar",
  gap: {
    mistake: ({ sign, instead }) =>
      `Alguém mostra do começo ao fim o que fazer quando isto acontece? ${cap(sign)}. Seu vídeo terminaria assim: ${instead}.`,
    question: ({ ask, answer }) =>
      `Quem responde a isto no primeiro minuto? ${ask} Se ninguém responde, a resposta é um vídeo: ${answer}`,
    choice: ({ a, b }) => `Quem testou os dois diante da câmera: ${a} e ${b}?`,
    belief: ({ said, so }) =>
      `Quem ainda repete isto: ${said}? Se você pode mostrar o que é de fato, é um vídeo: ${so}.`,
  },
  who: (people) => `Quem fala com eles (${people}), e quem só com gente igual a si?`,
  shows: (picture) => `Quem deixa ver isto de perto: ${picture}?`,
  ownGaps: [
    "Que pergunta do público deles você poderia responder com o seu próprio trabalho?",
    "Que passo todos pulam porque já não o percebem?",
    "Que frase todos repetem e que você já viu dar errado?",
  ],
  notes: "Suas anotações",
  marked:
    "Marque cada linha como vista, contada ou suposta. Fique com o que viu duas vezes, em dois canais; faça do resto uma pergunta e olhe de novo.",
  hidden: "O que não se vê de fora",
  hiddenWhy:
    "A taxa de cliques, a retenção e a renda dos outros. Visualizações são um resultado, não um motivo: compare um vídeo só com outros do mesmo canal.",
  making: "De olhar a fazer",
  rules: [
    "Pegue a pergunta que um vídeo responde, nunca a resposta dele.",
    "Mude pelo menos duas coisas: público, formato, prova, ponto de vista.",
    "Escreva seu roteiro com o vídeo deles fechado.",
  ],
};
