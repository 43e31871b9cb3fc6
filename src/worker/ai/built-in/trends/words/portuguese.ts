import type { TrendWords } from "./trend-words.ts";
import { cap } from "../../compose/frames.ts";

export const portuguese: TrendWords = {
  places: {
    Global: "sem país escolhido",
    USA: "nos Estados Unidos",
    UK: "no Reino Unido",
    Canada: "no Canadá",
    India: "na Índia",
    Kenya: "no Quênia",
    Australia: "na Austrália",
    Germany: "na Alemanha",
    Brazil: "no Brasil",
    Japan: "no Japão",
  },
  viewers: "quem assiste a você",
  live: {
    why: {
      "google-trends": (seen, place, detail) =>
        `O Google lista ${seen} entre as pesquisas em alta ${place}${detail === undefined ? "" : `, com ${detail} pesquisas`}. Leia o motivo antes de gravar: essas listas também trazem más notícias, e ninguém sabe quanto dura uma pesquisa.`,
      "youtube-chart": (seen, place, detail) =>
        `${seen} está na lista dos mais populares do YouTube ${place}${detail === undefined ? "" : `, na posição ${detail}`}. A lista mostra o que se vê agora, não o que se verá.`,
      "youtube-suggest": (seen, place) =>
        `A busca do YouTube completa o tema com ${seen} ${place}, então tem gente digitando isso. O YouTube não diz quanta, nem desde quando.`,
    },
    onChart: (place) => `Na lista dos mais populares ${place}. Veja como ele começa antes de fazer o seu.`,
    suggested: (rank, place) =>
      `Número ${rank} entre as sugestões de busca do YouTube ${place}. Comece o título com essas mesmas palavras.`,
    notOnYouTube: (seen) =>
      `Não está entre os sinais do YouTube lidos. Comece o título com as palavras de ${seen} e diga-as na primeira frase.`,
    listed: (detail, place) =>
      `${detail === undefined ? "Na lista" : `${detail} pesquisas`} ${place}, no arredondamento do Google.`,
    notListed: (seen) =>
      `Não está entre as pesquisas em alta lidas. Compare ${seen} com uma pesquisa parecida no Google Trends, em 12 meses.`,
    onTikTok: [
      (seen) =>
        `Sem medição. Pesquise ${seen} no TikTok e olhe as datas dos primeiros resultados antes de gravar.`,
      (seen) =>
        `Sem medição. Veja se o TikTok completa ${seen} sozinho; se sim, ponha essas palavras na tela.`,
      (seen) =>
        `Sem medição. Assista a três clipes sobre ${seen} e anote a pergunta que os comentários repetem.`,
      (seen) =>
        `Sem medição. Grave na vertical, em menos de um minuto, com ${seen} na tela desde o primeiro segundo.`,
    ],
    answered: [
      (seen) => `Ponha ${seen} na tela com essas mesmas palavras.`,
      (seen) => `Diga ${seen} na primeira frase, do jeito que foi digitado.`,
      (seen) => `Responda a ${seen} antes de explicar qualquer coisa.`,
      (seen) => `Dê a ${seen} um vídeo próprio em vez de um minuto dentro de outro.`,
    ],
    use: [
      (seen, people) =>
        `Não sei nada do que está por trás de ${seen}, então preencha: o que aconteceu, o que muda para ${people}, o que dá para fazer hoje. Um vídeo curto, essas três frases e a fonte na tela.`,
      (seen, people) =>
        `Escolha uma afirmação sobre ${seen} que você possa conferir e confira diante da câmera. Diga o quanto tem certeza, e deixe para lá se não servir para ${people}.`,
      (seen, people) =>
        `Pesquise ${seen}, anote o que os cinco primeiros resultados deixam de fora e fique só com o que serve para ${people}.`,
      (seen, people) =>
        `Anote o que alguém que digita ${seen} quer saber em seguida. Se também for pergunta para ${people}, esse é o vídeo; se não, pule.`,
    ],
    hook: [
      (seen) => `Você buscou ${seen}. Primeiro a resposta, depois os motivos.`,
      (seen) => `${seen}: o que se sabe e o que ninguém pode dizer ainda.`,
      (seen) => `Antes de ler mais uma coisa sobre ${seen}, veja isto.`,
      (seen) => `Isto é o que ${seen} muda para você.`,
    ],
    stays: (fact) => `Depois diga o que continua valendo, seja o que for que aconteceu: ${fact}.`,
  },
  seasonal: {
    why: (when, dated, what, name) =>
      `Uma época do ano para “${name}”, não uma tendência medida: ${dated}. Minhas notas só têm isso em inglês: “${when}: ${what}”.`,
    onYouTube: (days, name) =>
      days > 7
        ? `Um vídeo mais longo com “${name}” no título, publicado a tempo de ser encontrado.`
        : `Um vídeo curto com “${name}” no título: já é tarde para um que dependa da busca.`,
    onTikTok: (picture) => `Sem medição. Primeira imagem: ${picture}, com a época do ano na tela.`,
    onGoogle: (name) =>
      `Compare “${name}” com os anos anteriores no Google Trends: a linha mostra em que semana as buscas começam.`,
    publish: (days) =>
      days <= 7
        ? "Publique nos próximos dias."
        : days <= 21
          ? "Publique esta semana, e um curto sobre a mesma coisa nos dias anteriores."
          : "Publique umas duas semanas antes, e um curto sobre a mesma coisa nos últimos dias.",
    title: (name, month) => `${cap(name)}: tudo pronto para ${month}`,
    story: (month, sign, instead, picture) =>
      `Conte o que muda em ${month} e comece pelo que dá errado: ${sign}. A saída: ${instead}. Na imagem: ${picture}.`,
  },
  evergreen: {
    why: [
      (people, rest) => `Vale em qualquer mês: ${rest}. Para ${people}, não importa o noticiário.`,
      (people, rest) => `Sem época e sem moda: ${rest}. Mais cedo ou mais tarde, útil para ${people}.`,
      (people, rest) => `Para ${people}, este ano como em qualquer outro: ${rest}.`,
      (people, rest) => `Não envelhece com as notícias: ${rest}. Pensado para ${people}.`,
      (people, rest) => `Feito para ser encontrado por anos, para ${people}: ${rest}.`,
    ],
    asked: (people, ask) => `Uma pergunta de qualquer mês, para ${people}: “${ask}”`,
    choice: (a, b, decides) => `Uma escolha sem época: ${a} ou ${b}? O que decide: ${decides}.`,
    onYouTube: (name, term) =>
      `Para a busca: “${name}” no começo do título e “${term}” na primeira frase falada.`,
    onTikTok: (picture) => `Sem medição. Primeira imagem, antes de qualquer palavra: ${picture}.`,
    onGoogle: (name, term) =>
      `Compare “${name}” com “${term}” no Google Trends em cinco anos: uma linha reta é o que não sai de moda.`,
  },
  sheet: {
    why: [
      "Não sei nada deste tema, então isto é uma moldura para o que você sabe, não uma tendência.",
      "Nenhuma fonte e nenhuma ficha minha fala disso: o que entra aqui é seu.",
      "Nada foi medido aqui. Vira vídeo quando você preencher.",
      "O que você mesmo viu vale mais aqui do que qualquer coisa que eu acrescente.",
      "Fica vazio até você preencher: não vou chutar sobre um tema que não conheço.",
    ],
    platforms: {
      YouTube: "Pesquise o seu tema, ordene por data e anote a pergunta que nenhum vídeo responde.",
      TikTok: "Sem medição. Pesquise o seu tema e leia os comentários dos três primeiros clipes.",
      Google: "Digite o seu tema e pare: o que o Google completa é o que as pessoas perguntam.",
    },
    ask: (questions) => `Conte três coisas e eu escrevo os cartões a partir delas. ${questions.join(" ")}`,
  },
  outlook: {
    next: (times) =>
      times.length === 0
        ? "O calendário não tem nada para esta região."
        : `A seguir no calendário: ${times.join("; ")}.`,
    time: (name, when, dated, what) => `${name}, ${dated} (nas minhas notas, em inglês: “${when}: ${what}”)`,
    publicDay: (name, dated) => `${name} (${dated}), uma data de todos`,
    listed: (seen) =>
      `${seen} está hoje na lista do Google; olhe de novo amanhã antes de fazer um segundo vídeo.`,
    noForecast: "Nada disso é uma previsão: fora das plataformas ninguém sabe o que será visto.",
    terms: (name, terms) =>
      `Palavras que se usam em “${name}”: ${terms.map((term) => `“${term}”`).join(", ")}. Uma delas no título diz para quem é o vídeo sem nomear ninguém.`,
    advice: [
      "Antes de gravar, digite o título de um cartão na busca do YouTube e do TikTok e olhe as datas dos primeiros resultados. Se todos forem antigos, há espaço para uma resposta nova.",
      "Junte a cada cartão que depende de uma lista ou de uma data um que não envelheça sobre a mesma coisa.",
      "Grave os primeiros 30 segundos de dois cartões antes de decidir. O que precisar de menos explicação é o vídeo da semana.",
    ],
  },
};
