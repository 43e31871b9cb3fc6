import type { ChildTexts } from "../../texts.ts";

/** What is said first and what to do where a child is concerned, in Portuguese. */
export const CHILD: ChildTexts = {
  inTrouble: {
    heading: "Primeiro: você não está só com isso",
    lead: "Você não fez nada de errado em contar, e a culpa não é sua. Não precisa resolver sem ajuda, e nada precisa ser gravado.",
    steps: [
      [
        "Se você está em perigo ou com muita dor, ligue para a emergência",
        "Dor forte, sangramento, não ter onde dormir hoje ou alguém que machuca você já são motivo.",
      ],
      [
        "Conte hoje a um adulto",
        "Sua mãe ou seu pai ou, se não for seguro, uma tia, um professor, a enfermeira, a mãe de uma amiga. Poucas palavras bastam: preciso da sua ajuda.",
      ],
      [
        "Encontre uma linha para jovens: childhelplineinternational.org",
        "https://childhelplineinternational.org reúne linhas gratuitas por país. Dá para ligar ou escrever sem dizer o nome.",
      ],
      [
        "Se é difícil demais dizer, escreva",
        "Três frases num papel ou numa mensagem. Mostre e deixe que perguntem.",
      ],
      [
        "Sobre o seu corpo, uma médica, o posto de saúde ou a enfermeira sabe com certeza",
        "Atendem jovens assim toda semana. Você pode ir com alguém e perguntar antes o que fica entre vocês.",
      ],
      [
        "Se pode ser gravidez, faça um teste e vá logo ao médico",
        "Logo quer dizer mais escolhas e mais ajuda. A decisão é sua, conversada com alguém de confiança.",
      ],
      [
        "Se não dá para voltar para casa, não fique na rua sem ninguém",
        "A família de uma amiga, um parente, um abrigo ou a polícia. Uma linha de ajuda encontra uma cama para hoje.",
      ],
      [
        "Se alguém mais velho quer fotos, encontro ou segredo, a culpa é dele",
        "Não mande mais nada, não vá, guarde a conversa e mostre a um adulto.",
      ],
      [
        "Por enquanto, nada na internet",
        "Sem nome, sem história, sem foto. Estranhos que consolam nem sempre são quem dizem.",
      ],
      [
        "Volte quando alguém souber",
        "Fica mais leve assim que uma pessoa sabe. O que você quer criar pode esperar.",
      ],
    ],
  },
  lead: {
    "child-body":
      "Um corpo dessa idade ainda cresce, por isso não dou a ele dieta, peso nem aparência para alcançar.",
    "child-writes":
      "Que bom que você quer fazer vídeos. Antes de tudo, pergunte à sua mãe, pai ou responsável: YouTube, TikTok e Instagram pedem 13 anos ou mais para uma conta própria, em alguns países mais, e até lá um adulto cuida dela com você.",
    "child-filmed":
      "Uma criança não pode concordar com o que fica na internet, por isso a privacidade dela vem antes do vídeo.",
  },
  steps: {
    "child-body": [
      [
        "Pergunte a um médico antes de mudar comida ou treino",
        "Um pediatra sabe do que esse corpo precisa para crescer.",
      ],
      [
        "Nada de dieta, jejum ou contagem",
        "Crescer pede comida. Pouca comida pode prejudicar ossos, hormônios e humor por anos.",
      ],
      [
        "Nada de suplementos, pré-treinos ou comprimidos",
        "Nada do que se vende para músculos ou para emagrecer foi feito para crianças.",
      ],
      ["Músculos que aparecem são sobretudo genes, luz e filtros", "Quem não vê nenhum não faz nada errado."],
      [
        "Movimento pelo que o corpo sabe fazer",
        "Correr, escalar, jogar bola, nadar, dançar, com um treinador que entenda de crianças.",
      ],
      [
        "Filme habilidades, nunca corpos",
        "Uma manobra, uma distância, um time: sem peito nu, espelho, antes e depois ou peso.",
      ],
      [
        "Silencie contas que comparam corpos",
        "O feed aprende em dias. O que se vê ali é escolhido, posado e editado.",
      ],
      ["Se alguém zomba, conte a um adulto", "O que tem de mudar é a zombaria, não o corpo."],
      [
        "Se comer vira briga ou segredo, procure ajuda cedo",
        "Com um médico ou em https://findahelpline.com. Cedo é mais fácil, com qualquer peso.",
      ],
      ["Pais: comam juntos, sem comentários sobre corpos", "Nem sobre o próprio. As crianças ouvem os dois."],
    ],
    "child-writes": [
      [
        "Pergunte primeiro à sua mãe, pai ou responsável",
        "Mostre esta página e escolham juntos o que pode ser gravado.",
      ],
      [
        "Conheça a regra de idade: 13 anos",
        "Antes disso não pode ter conta própria. Não coloque outra idade.",
      ],
      ["Sem nome, sem escola, sem endereço", "E sem rosto, se der; um apelido basta."],
      [
        "Nunca encontre ninguém da internet",
        "E nunca vá para mensagens privadas. Se pedirem, conte a um adulto.",
      ],
      ["Filme mãos e coisas", "Desenhar, montar, cozinhar: a câmera olha para a mesa."],
      ["Deixe um adulto ler os comentários", "Ou desligue. Ninguém precisa responder a estranhos."],
      ["Nunca mande fotos suas a ninguém", "Se alguém pedir, conte logo a um adulto."],
      ["Treine sem publicar", "Faça o vídeo primeiro para a família. É assim que se aprende."],
      ["Pare quando deixar de ser divertido", "Escola, sono e amigos vêm primeiro."],
      [
        "Peça ajuda se algo parecer errado",
        "À família, a um professor ou em https://childhelplineinternational.org.",
      ],
    ],
    "child-filmed": [
      ["Pergunte-se se ela ia querer aos quinze anos", "Na dúvida, fica no álbum da família."],
      [
        "Não filme choro, castigo, banho, roupa de banho, doença nem fraldas",
        "São da criança, e esses vídeos atraem quem não devem.",
      ],
      ["Sem nome, escola, uniforme, rua nem trajeto diário", "Olhe também o fundo e publique mais tarde."],
      ["Mostre mãos, costas e coisas em vez do rosto", "Uma torre de blocos conta a história sem a criança."],
      ["Pergunte à criança e aceite um não", "Também se ela mudar de ideia depois: então sai do ar."],
      [
        "Marque vídeos infantis como conteúdo para crianças",
        "O YouTube exige (support.google.com/youtube/answer/9528076). Desliga comentários, notificações e anúncios personalizados.",
      ],
      ["Desligue ou segure os comentários", "E veja de vez em quando quem segue e salva."],
      ["Não construa renda em cima de uma criança", "Vários países tratam isso como trabalho, com regras."],
      ["Sem filhos dos outros sem autorização escrita", "Vale também para alunos, times e festas."],
      ["Conte do seu lado", "O que você aprendeu não precisa da imagem dela."],
    ],
  },
};
