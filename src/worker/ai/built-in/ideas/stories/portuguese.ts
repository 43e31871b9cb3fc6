import { filmed, risked, showing, type Stories, tried } from "./stories.ts";

/** What happens in an idea's video, in Portuguese. */
export const portugueseStories: Stories = {
  mistake: [
    filmed(
      "before-after",
      ({ sign, because, instead }) =>
        `Grave primeiro, sem dizer nada: ${sign}. Diga depois por quê: ${because}. Em seguida, suas mãos: ${instead}. Volte à primeira imagem para comparar.`,
    ),
    filmed(
      "comparison",
      ({ does, sign, because, instead }) =>
        `A mesma imagem duas vezes. Primeiro com o hábito, ${does}: ${sign}. Depois assim: ${instead}. Entre as duas, uma linha na tela: ${because}.`,
    ),
    filmed(
      "case-study",
      ({ does, sign, because, instead }) =>
        `Comece onde aparece: ${sign}. Volte ao que causou, ${does}, e dê o motivo enquanto está na tela: ${because}. A segunda metade é uma tomada só: ${instead}.`,
    ),
    filmed("tutorial", ({ shown, does, because, instead }) =>
      showing(
        shown,
        (picture) =>
          `Segure esta imagem por dois segundos: ${picture}. Diga o que levou até ali, ${does}, e por quê: ${because}. O resto é uma tomada sem corte: ${instead}.`,
      ),
    ),
    filmed("before-after", ({ remedied, sign, because, instead }) =>
      showing(
        remedied,
        (picture) =>
          `Duas imagens contam tudo. Antes: ${sign}. Depois: ${picture}. No meio você faz: ${instead}. E diz por que funciona: ${because}.`,
      ),
    ),
    filmed(
      "tutorial",
      ({ because, sign, instead }) =>
        `Diga a frase que quase ninguém conhece: ${because}. Mostre como fica senão: ${sign}. Depois, em meia velocidade, para dar tempo de copiar: ${instead}.`,
    ),
    filmed(
      "tutorial",
      ({ instead, because, sign }) =>
        `Faça diante da câmera antes de explicar qualquer coisa: ${instead}. O motivo vem depois: ${because}. Por cima, uma imagem de como fica senão: ${sign}.`,
    ),
  ],
  choice: [
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `Cada opção no seu melhor e no momento em que não basta: ${a}, depois ${b}. A pergunta que decide fica na tela: ${decides}.`,
    ),
    filmed(
      "q-and-a",
      ({ a, b, decides }) =>
        `Não compare, separe pela resposta: ${decides}. Para uns, ${a}; para outros, ${b}. Mostre as duas opções em uso, dez segundos cada.`,
    ),
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `A mesma tarefa, a mesma luz, uma imagem de cada: ${a}, depois ${b}. Diga só o que vê. A última linha na tela: ${decides}.`,
    ),
    filmed(
      "review",
      ({ a, b, decides }) =>
        `Comece pela que você escolheria e mostre quando ela deixa de servir: ${a} ou ${b}? O que pesa na balança: ${decides}.`,
    ),
    filmed(
      "comparison",
      ({ a, b, decides }) =>
        `Mostre dois resultados e deixe adivinhar qual veio de onde: ${a} ou ${b}? Revele e diga como escolher: ${decides}.`,
    ),
    filmed(
      "case-study",
      ({ a, b, decides }) =>
        `Decida um caso real diante da câmera: ${a} ou ${b}? Pense em voz alta e ponha na tela o que você se pergunta: ${decides}.`,
    ),
  ],
  step: [
    filmed(
      "tutorial",
      (point) =>
        `Uma tomada só, suas mãos enchendo a tela: ${point.do}. Não corte antes de aparecer isto: ${point.see}.`,
    ),
    filmed(
      "behind-the-scenes",
      (point) =>
        `Abra com esta imagem, sem falar: ${point.see}. Depois, em meia velocidade, como se chega lá: ${point.do}.`,
    ),
    filmed("comparison", (point) =>
      risked(
        point,
        () =>
          `Grave duas vezes, primeiro com pressa, depois assim: ${point.do}. Pare a imagem no mesmo ponto; só na segunda se vê ${point.see}.`,
      ),
    ),
    filmed(
      "tutorial",
      (point) =>
        `Deixe alguém fazer pela primeira vez enquanto você orienta: ${point.do}. A imagem de que você precisa: ${point.see}.`,
    ),
    filmed(
      "tutorial",
      (point) =>
        `A câmera na altura dos olhos e a frase na tela enquanto você faz: ${point.do}. Corte quando der certo: ${point.see}.`,
    ),
    filmed(
      "q-and-a",
      (point) =>
        `Mostre esta imagem, pergunte o que é e espere dois segundos: ${point.see}. Suas mãos respondem: ${point.do}.`,
    ),
  ],
  question: [
    filmed(
      "q-and-a",
      ({ ask, answer }) =>
        `Pergunte à câmera como perguntam a você: ${ask} Responda antes que passem para o próximo: ${answer} Depois mostre de perto, em um caso real.`,
    ),
    filmed("q-and-a", ({ shown, ask, answer }) =>
      showing(
        shown,
        (picture) =>
          `Primeira imagem: ${picture}, com a pergunta por cima: ${ask} Você responde em off: ${answer}`,
      ),
    ),
    filmed(
      "behind-the-scenes",
      ({ ask, answer }) =>
        `Alguém pergunta fora da câmera: ${ask} Você responde sem tirar os olhos do que está fazendo: ${answer}`,
    ),
    filmed(
      "case-study",
      ({ ask, answer }) =>
        `Primeiro a resposta, sem saudação: ${answer} Depois grave o caso que prova, e deixe a pergunta na tela no fim: ${ask}`,
    ),
    filmed(
      "q-and-a",
      ({ ask, answer }) =>
        `Ponha a pergunta na tela e conte até três: ${ask} Então, de uma vez: ${answer} Enquanto isso a câmera mostra a coisa, não o seu rosto.`,
    ),
  ],
  belief: [
    filmed(
      "reaction",
      ({ said, so }) =>
        `Deixe alguém dizer diante da câmera: ${said}. Sem discutir, só a imagem que mostra como é: ${so}.`,
    ),
    filmed(
      "myth-busting",
      ({ said, so }) =>
        `Escreva na tela como se fosse verdade: ${said}. Risque enquanto diz o que acontece: ${so}.`,
    ),
    filmed("myth-busting", ({ shown, said, so }) =>
      showing(
        shown,
        (picture) =>
          `Primeira imagem: ${picture}. Pergunte se é verdade que ${said}. Conte até três e diga sobre a mesma imagem: ${so}.`,
      ),
    ),
    filmed(
      "myth-busting",
      ({ said, so }) =>
        `Leve a frase a sério e diga por que convence: ${said}. Depois mostre o que acontece de verdade: ${so}.`,
    ),
    filmed("case-study", (point) =>
      risked(
        point,
        () =>
          `Reveja diante da câmera as suas três últimas vezes e pergunte em cada uma se é verdade que ${point.said}. Depois diga como é: ${point.so}.`,
      ),
    ),
    filmed("reaction", (point) =>
      tried(
        point,
        () =>
          `Pergunte a três pessoas se é verdade que ${point.said}. Depois mostre a elas isto: ${point.so}. Grave os rostos.`,
      ),
    ),
  ],
  scene: [
    filmed(
      "behind-the-scenes",
      ({ picture, close }) =>
        `Cinco segundos desta imagem com o próprio som: ${picture}. Depois, ${close}. No meio, uma única frase sua.`,
    ),
    filmed(
      "before-after",
      ({ picture, close }) =>
        `Comece por esta imagem: ${picture}. Volte dez minutos e mostre como se chegou ali. A última imagem: ${close}.`,
    ),
    filmed(
      "reaction",
      ({ picture, close }) =>
        `Congele a imagem: ${picture}. Aponte três coisas que quem começa não vê. Depois deixe seguir até aqui: ${close}.`,
    ),
    filmed(
      "day-in-the-life",
      ({ picture, close }) =>
        `Um minuto calmo, sem música, só imagens: ${picture}, depois ${close}. Uma frase no fim diz o que se viu.`,
    ),
  ],
};
