import type { MonetizeWords } from "./words.ts";

export const WORDS: MonetizeWords = {
  basis: {
    subject: (name) => `Do guia do Crescendo e do que ele sabe sobre este assunto: ${name}.`,
    niche: (count) => `Do guia do Crescendo e do que ele sabe sobre ${count} assuntos deste nicho.`,
    own: "Do guia do Crescendo e das suas próprias palavras.",
    none: "Só do guia do Crescendo: sobre este assunto ele não sabe nada.",
    meaning:
      "Isto não foi escrito por um modelo de IA, então o seu canal só é conhecido pelo que você escreveu.",
  },
  title: (niche) => `Renda com este assunto: ${niche}`,
  headings: {
    standing: "Onde você está",
    routes: "Caminhos para testar, nesta ordem",
    week: "Esta semana",
    limits: "O que não esperar",
    questions: "Três perguntas para você",
  },
  columns: ["Onde", "O que pede hoje"],
  example: (name) => `Com um exemplo, um dos assuntos deste nicho: ${name}.`,
  standing: {
    none: (niche) =>
      `Você não disse o tamanho do seu público, então a ordem abaixo supõe um canal novo sobre ${niche}`,
    unread: (quoted) => `Não leio nenhum número em ${quoted}; escreva como 1200 ou 12k.`,
    read: (quoted, size) => `Leio ${quoted} como ${size} seguidores.`,
    first: (missing) =>
      `Faltam ${missing} inscritos para o primeiro degrau do YouTube, se os seus estão no YouTube.`,
    fans: (missing) =>
      `No YouTube são inscritos suficientes para o apoio dos fãs, e faltam ${missing} para os anúncios.`,
    ads: "No YouTube são inscritos suficientes para o apoio dos fãs e os anúncios; as horas ou as visualizações decidem.",
  },
  terms: {
    fans: [
      "Apoio dos fãs no YouTube",
      "500 inscritos, 3 vídeos públicos válidos em 90 dias, e 3.000 horas de exibição em 12 meses ou 3 milhões de visualizações de Shorts em 90 dias.",
    ],
    ads: [
      "Anúncios no YouTube até 2027-01-31",
      "1.000 inscritos, e 4.000 horas de exibição em 12 meses ou 10 milhões de visualizações de Shorts em 90 dias. As horas no feed de Shorts não contam.",
    ],
    later: [
      "Anúncios no YouTube para quem pedir a partir de 2027-02-01",
      "1.000 inscritos, e 8.000 horas qualificadas em 365 dias ou 20 milhões de visualizações qualificadas de Shorts em 90 dias.",
    ],
    shares: [
      "A sua parte da receita do YouTube",
      "55% dos anúncios na página de exibição, 45% do que é destinado a você pelos Shorts e 70% do apoio dos fãs.",
    ],
    rewards: [
      "TikTok Creator Rewards",
      "Segundo vários guias: 18 anos ou mais, 10.000 seguidores, 100.000 visualizações em 30 dias, vídeos originais de 1 minuto ou mais, países selecionados.",
    ],
    short: (missing) => `Faltam ${missing} seguidores para você.`,
    instagram: ["Instagram", "Não tenho nenhuma regra verificada: veja nas configurações da sua conta."],
  },
  limits: {
    rates: (country) =>
      `Um valor para o seu nicho${country === "" ? "" : ` ou para o seu país (${country})`}: ninguém publicou números verificados. A calculadora em Monetization Tips dá a estimativa do Crescendo.`,
    care: () =>
      "Cuidado com o que você vende: parte deste assunto mexe com saúde, dinheiro ou segurança, e aí quem decide é um profissional.",
    rpm: "O seu próprio RPM, a sua receita de todas as fontes por 1.000 visualizações, está no YouTube Studio assim que você ganha alguma coisa.",
    shorts:
      "Muito só com Shorts: um estudo achou US$ 0,06 em média por 1.000 visualizações, em 5.400 Shorts de 33 canais.",
  },
  questions: [
    "O que pedem para você linkar ou emprestar?",
    "Em que passo as pessoas travam e escrevem para você?",
    "Quem mais vende alguma coisa para quem assiste a você?",
  ],
  routes: {
    help: (sign, instead) =>
      `Ajuda paga: uma hora sobre uma coisa só que dá errado: ${sign}. O que você mostra: ${instead}.`,
    product: (step) =>
      `Um produto pequeno sobre um passo, um checklist ou um curso curto com closes: ${step}.`,
    links: (gear, a, b) =>
      `Links de afiliado, marcados como tais, do que já aparece na câmera: ${gear}. As pessoas procuram por eles embaixo de um vídeo que compara ${a} e ${b}.`,
    partners: (people, picture) =>
      `Uma marca com estes clientes: ${people}. Mande uma ideia de vídeo com a primeira imagem (${picture}), e não uma tabela de preços.`,
    fans: (ask) =>
      `Apoio dos fãs, ligado a algo que pediram: uma chamada por mês sobre perguntas como “${ask}”`,
    ads: "Anúncios por último: eles pagam por visualizações, que é o que você menos controla.",
  },
  open: {
    help: "Ajuda paga: sessenta minutos com alguém que travou. Preencha: o problema que a pessoa descreve, com as palavras dela. Três conversas assim ensinam o que um produto precisa ter.",
    product:
      "Um produto pequeno sobre um passo: um checklist de uma página ou um curso curto. Preencha: o passo sobre o qual mais perguntam e como ele fica quando dá certo.",
    links:
      "Links de afiliado, marcados como tais, do que já aparece na câmera. Preencha: as três coisas que você usa em todo vídeo.",
    partners:
      "Uma marca cujos clientes assistem a você. Preencha: três empresas que vendem para o seu público e uma ideia de vídeo para cada uma, em vez de uma tabela de preços.",
    fans: "Apoio dos fãs, ligado a algo que pediram. Preencha: o pedido que você ouviu mais de uma vez.",
  },
  week: {
    count: "Anote as últimas 50 perguntas de comentários e mensagens e conte quais se repetem.",
    sentence:
      "Responda à primeira com uma oferta em uma só frase: quem ela ajuda, o que a pessoa recebe, quanto custa.",
    example: (people, sign) => `Um exemplo, para este público (${people}): acabar com isto: ${sign}.`,
  },
};
