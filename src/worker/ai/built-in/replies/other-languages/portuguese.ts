import { type LanguageLines, toned } from "./language.ts";

export const portuguese: LanguageLines = {
  praise: toned(
    [
      "significa muito para mim.",
      "isso dá vontade de continuar.",
      "até o próximo vídeo.",
      "é muito bom ler isso.",
    ],
    {
      casual: ["Valeu demais", "Que alegria", "Valeu mesmo pelo carinho"],
      motivational: ["Palavras assim dão força", "Valeu pelo empurrão", "Quanta energia boa"],
      funny: ["Vou emoldurar este comentário", "Meu ego agradece", "Isso vai direto para a geladeira"],
      techy: ["Comentário positivo recebido", "Motivação atualizada", "Bom humor salvo com sucesso"],
      professional: [
        "Agradeço muito o comentário",
        "Agradeço as palavras gentis",
        "Agradeço o tempo dedicado a escrever",
      ],
    },
  ),
  question: toned(
    [
      "volto aqui com uma resposta completa.",
      "isso merece mais do que uma linha.",
      "logo respondo com calma.",
      "qual parte interessa mais?",
    ],
    {
      casual: ["Boa pergunta", "Que bom que perguntou", "Valeu por perguntar"],
      motivational: ["Perguntar é o primeiro passo", "É assim que se avança", "Adoro essa curiosidade"],
      funny: [
        "A pergunta de um milhão",
        "Eu esperava que ninguém perguntasse",
        "Vou reunir o conselho de especialistas",
      ],
      techy: ["Consulta recebida", "Pergunta na fila", "Chamado aberto"],
      professional: ["Agradeço a pergunta", "É uma boa pergunta", "Agradeço por levantar esse ponto"],
    },
  ),
  criticism: toned(
    [
      "vou levar isso em conta no próximo.",
      "vou rever isso.",
      "o que teria funcionado melhor?",
      "isso ajuda a melhorar.",
    ],
    {
      casual: ["Entendo", "Valeu pela sinceridade", "Anotado"],
      motivational: ["É assim que se cresce", "Cada erro ensina alguma coisa", "Valeu pelo retorno honesto"],
      funny: ["Ai, mas eu aceito", "Anotado com uma pequena lágrima", "Meu crítico interior concorda"],
      techy: ["Erro registrado", "Relatório recebido", "Falha anotada na lista"],
      professional: ["Agradeço a sinceridade", "Entendo a observação", "Lamento que não tenha agradado"],
    },
  ),
  suggestion: {
    beginnings: ["Gostei da ideia", "Boa sugestão", "Agradeço a ideia"],
    endings: [
      "vai para a minha lista.",
      "o que deveria vir primeiro?",
      "vou pensar em como fazer bem.",
      "vou levar em conta.",
    ],
  },
  other: {
    beginnings: ["Agradeço o comentário", "Que bom ter você aqui", "Agradeço a visita"],
    endings: ["até o próximo vídeo.", "qual tema deveria vir depois?", "é sempre um prazer.", "um abraço."],
  },
  careful: {
    selfHarm:
      "Que bom que você contou isso, ninguém deveria passar por isso sem apoio e há pessoas que podem ajudar agora mesmo.",
    threat: "Levo isto a sério e não vou falar disso aqui.",
    medical: "Não posso dar conselhos médicos aqui, o melhor é falar com um médico ou uma farmácia.",
    personal: "Agradeço a mensagem, vou ler com calma e responder pessoalmente.",
    hostile: "Aceito críticas, mas peço que a gente se trate com respeito aqui.",
    spam: "Publicidade não é permitida aqui, agradeço a compreensão.",
  },
};
