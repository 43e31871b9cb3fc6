import type { OtherTexts } from "../../texts.ts";

/** What helps who worries about somebody else, in Portuguese. */
export const OTHER: OtherTexts = {
  heading: "Primeiro: como ficar do lado dessa pessoa",
  danger: {
    suicide: {
      lead: "Que bom que você levou a sério. Dá para ajudar sem ter as palavras perfeitas, e você não precisa fazer isso sem apoio.",
      steps: [
        [
          "Se a pessoa pode agir agora, ou não responde, ligue para a emergência",
          "Diga quem é, onde está e o que disse ou postou. Se ela está com você, fique até alguém chegar.",
        ],
        [
          "Pergunte diretamente e escute",
          "“Você pensa em suicídio?” não dá a ideia a ninguém. Sem conselho, sem discussão: que bom que você me disse.",
        ],
        [
          "Se foi um post, denuncie para que mostrem ajuda à pessoa",
          "YouTube, TikTok e Instagram têm suicídio e automutilação entre os motivos. Não é castigo, e ninguém fica sabendo quem avisou. Escreva também: li e me preocupo com você.",
        ],
        [
          "Afaste dela o que pode machucar",
          "Remédios, lâminas ou uma arma ficam com outra pessoa por enquanto. Nunca à força: peça, ou chame ajuda.",
        ],
      ],
    },
    eating: {
      lead: "Que bom que você reparou. Muitas vezes não é sobre comida, e a ajuda funciona melhor quanto antes chega.",
      steps: [
        [
          "Desmaio, dor no peito ou nem água fica no estômago: ligue para a emergência",
          "São urgências, com qualquer peso.",
        ],
        [
          "Diga o que você vê, não como a pessoa está por fora",
          "“Reparei que você pula o jantar e estou preocupado” é mais fácil de ouvir do que qualquer coisa sobre peso ou corpo.",
        ],
        [
          "Não vigie o prato nem brigue por comida",
          "Comam juntos, falem de outra coisa e continue por perto quando vier um não.",
        ],
        [
          "Vá ao médico com ela",
          "Ofereça ligar e ir junto. Se é menor de idade, a família ou outro adulto precisa saber.",
        ],
      ],
    },
    abuse: {
      lead: "Que bom que você não virou o rosto. Ninguém precisa provar nada para que você possa ajudar.",
      steps: [
        [
          "Se está acontecendo agora, ou uma criança está em perigo, ligue para a emergência",
          "Não se meta no meio. Diga o endereço, o que ouve e se há crianças.",
        ],
        [
          "Diga a sós: eu acredito em você, e a culpa não é sua",
          "Não peça detalhes nem fale mal de quem faz isso. A porta precisa ficar aberta.",
        ],
        [
          "Deixe a pessoa decidir, no tempo dela",
          "Ir embora é o momento mais perigoso. Uma linha de ajuda planeja isso com ela; você pode oferecer uma cama, uma bolsa, uma carona, um telefone que ninguém lê.",
        ],
        [
          "Não confronte quem faz isso",
          "Quem pagaria é a vítima. Anote para você o que viu, com dias e horas.",
        ],
      ],
    },
  },
  steps: [
    [
      "Encontre uma linha para ela e para você: findahelpline.com",
      "https://findahelpline.com reúne linhas e chats gratuitos por país. Muitas também orientam quem se preocupa com alguém.",
    ],
    [
      "Não prometa segredo quando uma vida está em perigo",
      "“Não vou contar a todo mundo, mas não vou ser a única pessoa a saber” é uma promessa que dá para cumprir.",
    ],
    [
      "Conte hoje a mais alguém",
      "A família, um professor, uma médica, um amigo que está perto. Se você é menor, a um adulto.",
    ],
    ["Volte a perguntar amanhã", "Basta uma mensagem curta: estou pensando em você. Quer que eu passe aí?"],
    ["Não grave nem poste nada sobre essa pessoa", "Sem nome, sem print, sem vídeo. É dela contar."],
    ["Cuide de você também", "O que outra pessoa faz não está nas suas mãos nem é culpa sua."],
  ],
};
