import type { Worksheets } from "./worksheets.ts";

/** In Portuguese. */
export const portugueseSheets: Worksheets = {
  questions: [
    "O que dá errado com mais frequência?",
    "O que se vê quando dá errado?",
    "O que você faz no lugar disso?",
  ],
  audience: "Quem perguntou isso a você",
  about: (topic) => `Tema: ${topic}`,
  sheets: [
    {
      format: "before-after",
      title: "o que dá errado primeiro",
      hook: "Diga o que você viu quando deu errado.",
      fill: "Você preenche: o que deu errado, que cara tinha, o que você mudou. Grave o que falhou ao lado do que deu certo.",
      cta: "Peça que comentem como ficou o deles.",
    },
    {
      format: "tutorial",
      title: "o passo que todo mundo pula",
      hook: "Diga qual é o passo e mostre no primeiro segundo.",
      fill: "Você preenche: o passo, o que acontece sem ele, quanto demora. Grave as suas mãos de cima.",
      cta: "Peça que salvem para a primeira tentativa.",
    },
    {
      format: "comparison",
      title: "dois jeitos, um vencedor?",
      hook: "Mostre os dois em uma imagem e não diga ainda qual você escolheria.",
      fill: "Você preenche: os dois jeitos, quanto cada um custa em tempo ou dinheiro, o que decide. Grave os dois com a mesma luz.",
      cta: "Peça que comentem qual escolheriam.",
    },
    {
      format: "q-and-a",
      title: "a pergunta que mais me fazem",
      hook: "Leia a pergunta do jeito que ela chegou.",
      fill: "Você preenche: a pergunta com as palavras de quem fez, a sua resposta em uma frase, o que prova. Grave primeiro a prova.",
      cta: "Peça que comentem a próxima pergunta.",
    },
    {
      format: "myth-busting",
      title: "o que se diz e o que é",
      hook: "Diga a frase que você vive ouvindo.",
      fill: "Você preenche: o que se diz, quem diz, o que você já viu. Grave o momento em que isso aparece.",
      cta: "Peça que comentem o que disseram a eles.",
    },
    {
      format: "list",
      title: "o que tem na minha mesa",
      hook: "Mostre tudo o que você usa e tire o que não faz falta.",
      fill: "Você preenche: as coisas que você usa, para que serve cada uma, qual dispensaria. Grave em uso, nunca na caixa.",
      cta: "Peça que comentem o que está faltando.",
    },
    {
      format: "story",
      title: "como cheguei a isso",
      hook: "Comece no momento em que você decidiu continuar.",
      fill: "Você preenche: a primeira tentativa, o que quase fez você parar, o que faz continuar. Grave um objeto daquele tempo.",
      cta: "Peça que comentem como eles começaram.",
    },
    {
      format: "day-in-the-life",
      title: "uma hora, do começo ao fim",
      hook: "Comece com o som que isso tem.",
      fill: "Você preenche: onde você está, o que vem primeiro, o que demora mais. Grave cinco imagens na ordem, sem música.",
      cta: "Peça que comentem que parte querem ver mais longa.",
    },
    {
      format: "experiment",
      title: "uma mudança só, o resto igual",
      hook: "Diga o que muda e o que você espera.",
      fill: "Você preenche: a mudança, como você mede, o que saiu. Grave os dois resultados lado a lado, mesmo que nada mude.",
      cta: "Peça que comentem o que testar depois.",
    },
    {
      format: "behind-the-scenes",
      title: "a parte que ninguém grava",
      hook: "Mostre a bagunça antes do resultado.",
      fill: "Você preenche: o que acontece antes, quem ajuda, o que vai para o lixo. Grave como é, sem arrumar.",
      cta: "Peça que comentem o que surpreendeu.",
    },
  ],
  condition: {
    format: "experiment",
    title: "o que pode mudar e o que não pode",
    hook: "Diga a única coisa que aqui é diferente e mostre.",
    fill: "Você preenche: o que você faz de outro jeito por causa disso, o que deu errado na primeira vez, como você mede. Grave os dois resultados lado a lado.",
    cta: "Peça que comentem o que tentariam.",
  },
  sides: {
    format: "comparison",
    title: "qual, e quando?",
    hook: "Mostre os dois e diga com que critério vai julgar.",
    fill: "Você preenche: o que cada um faz melhor, quanto custa em tempo ou dinheiro, o que decide para quem. Grave os dois na mesma tarefa.",
    cta: "Peça que comentem qual escolheriam.",
  },
  forms: {
    "day-in-the-life": {
      questions: [
        "A que horas o seu dia começa, e com o quê?",
        "Que parte demora mais ou dá mais errado?",
        "O que surpreenderia quem assiste?",
      ],
      hook: "Comece com a hora e a primeira coisa que as suas mãos fazem.",
      fill: "Você preenche: hora e lugar de cinco momentos, o mais demorado, o que surpreende. Grave cada um onde acontece, com o próprio som.",
      cta: "Peça que comentem que hora querem ver inteira.",
    },
    confession: {
      questions: [
        "No que você acreditava, ou o que fazia antes?",
        "O que aconteceu para você mudar de ideia?",
        "O que você faria hoje?",
      ],
      hook: "Diga em uma frase o que você fez, sem desculpa.",
      fill: "Você preenche: o que você fez e por quê, quando percebeu, quanto custou, o que faz agora. Grave um objeto ou lugar daquela época.",
      cta: "Peça que comentem o que teriam feito.",
    },
    review: {
      questions: [
        "Há quanto tempo você usa, e para quê?",
        "O que é melhor ou pior do que você esperava?",
        "Quem não deveria comprar?",
      ],
      hook: "Diga há quanto tempo usa e depois o veredito.",
      fill: "Você preenche: há quanto tempo e para quê, um ponto forte e um fraco que dê para ver, quem deve deixar de lado. Grave em uso, e o ponto fraco também.",
      cta: "Peça que comentem o que testar na próxima.",
    },
    story: {
      questions: ["Onde começa?", "O que quase parou tudo?", "Como está hoje?"],
      hook: "Comece quando você ainda não sabia como ia terminar.",
      fill: "Você preenche: onde começa, o que quase parou tudo, como está hoje. Grave os lugares e as coisas que ficaram.",
      cta: "Peça que comentem como foi com eles.",
    },
  },
  own: {
    label: "As suas próprias palavras",
    cta: "Comente se já aconteceu com você.",
    film: "Grave o momento em que acontece.",
    filming: (picture) => `Grave isto: ${picture}.`,
    following: (detail) => `Depois: ${detail}`,
  },
};
