import { cap } from "../../compose/frames.ts";
import type { BriefingWords } from "./briefing-words.ts";

export const portuguese: BriefingWords = {
  basis: {
    subject: (name) => `Do guia do Crescendo e do que ele sabe sobre “${name}”.`,
    niche: (count, name) => `Do guia do Crescendo e de ${count} temas deste nicho; o de hoje é “${name}”.`,
    none: "Só do guia do Crescendo: deste tema ele não sabe nada.",
    meaning:
      "Isto não foi escrito por um modelo de IA, então ele não viu o seu canal nem as notícias e tendências de hoje.",
  },
  headings: {
    film: "Grave isto",
    learn: "Aprenda isto",
    ahead: "Olhe adiante",
    today: "A lista de hoje",
    questions: "Três perguntas para você",
  },
  title: (day, niche) => `${cap(day)}: ${niche}`,
  ask: (call) => `Peça uma coisa só: ${call}`,
  sheet: "Uma moldura para o que você sabe, já que eu não sei nada disso:",
  lesson: "Use hoje: numa frase do seu vídeo ou num comentário fixado.",
  moment: (when, dated, what, subject) =>
    `Uma época que conta para “${subject}”: ${dated}. Minhas notas só têm isso em inglês: “${when}: ${what}”.`,
  publicDay: (name, dated) => `${cap(name)} (${dated}), uma data que está no calendário de todos.`,
  now: "Publique esta semana o que ajuda com isso.",
  before: "Grave antes um vídeo que ajude, para que ele já esteja lá quando as pessoas começarem a buscar.",
  far: "Há tempo: anote no seu calendário, nada precisa ser gravado para isso esta semana.",
  maybe: "Se o seu tema tem a ver com ela, diga como num vídeo curto; se não, deixe para lá.",
  calendar: "Isso vem de um calendário que se repete todo ano, não de uma tendência.",
  check: {
    picture: (picture) => `Grave primeiro a imagem mais forte, com boa luz e cabeça descansada: ${picture}.`,
    anyPicture: "Grave primeiro a imagem mais forte, com boa luz e cabeça descansada.",
    gear: (gear) => `Deixe à mão o que for preciso: ${gear}.`,
    sentence: "Diga a primeira frase em voz alta antes de montar a câmera. Se faltar fôlego, corte.",
    comments: (ask) => `Responda a cinco comentários. O que soar como “${ask}” é o vídeo de amanhã.`,
    anyComments: "Responda a cinco comentários, um deles com uma pergunta que renda um vídeo.",
    thumbnail: "Rascunhe a miniatura antes de editar e veja-a do tamanho de um selo.",
    silent: "Assista aos dois primeiros segundos sem som: dá para entender o que é?",
    platform: "Escolha uma plataforma para ele e edite primeiro para ela.",
    goal: (goal) =>
      `Para o seu objetivo, ${goal}: faça hoje uma coisa de menos de vinte minutos e anote a data.`,
    noGoal: "Escreva um objetivo para o mês, para que o plano de amanhã sirva a ele.",
  },
};
