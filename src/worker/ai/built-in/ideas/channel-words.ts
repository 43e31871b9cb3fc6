import type { Language } from "#shared/rules/language.ts";

/** The views of a video: the number as it is written, and with its noun. */
export interface Views {
  readonly number: string;
  readonly counted: string;
}

/** What is said around the creator's own videos and what viewers wrote, in one language. Titles come in quotation marks. */
export interface ChannelWords {
  /** Names the source of a video, and of a comment. */
  readonly video: string;
  readonly comment: string;
  quote(text: string): string;
  /** "view", "views". */
  readonly views: readonly [one: string, many: string];
  /** An idea that goes on from a video. */
  readonly next: {
    readonly title: (video: string) => string;
    readonly hook: (video: string) => string;
    readonly cta: string;
    readonly mostViews: (video: string, views: Views) => string;
    readonly withViews: (video: string, views: Views) => string;
    readonly made: (video: string) => string;
    /** @param answer a sentence. */
    readonly ask: (question: string, answer: string) => string;
    /** Where nothing is known that they could ask. */
    readonly find: string;
  };
  /** An idea that answers a viewer's question. */
  readonly asked: {
    readonly hook: (question: string) => string;
    readonly cta: string;
    readonly story: (comment: string) => string;
  };
  /** Sends who has watched on to a video. */
  mention(video: string): string;
}

/** The words by the language they are written in. */
export const CHANNEL_WORDS: Readonly<Record<Language, ChannelWords>> = {
  en: {
    video: "Your video",
    comment: "A viewer's comment",
    quote: (text) => `“${text}”`,
    views: ["view", "views"],
    next: {
      title: (video) => `The next question after ${video}`,
      hook: (video) => `Seen ${video}? Then this comes next.`,
      cta: "Comment what that video left open for you.",
      mostViews: (video, { number }) =>
        `Of your videos on this, ${video} has the most views (${number}): film the question its viewers would ask next.`,
      withViews: (video, { counted }) =>
        `Your video ${video} has ${counted}: film the question its viewers would ask next.`,
      made: (video) => `You've already made ${video}: film the question its viewers would ask next.`,
      ask: (question, answer) => `Show one second of it, then ask on camera: ${question} ${answer}`,
      find: "Read its comments, take the question that comes up most, answer it in one sentence, then show why.",
    },
    asked: {
      hook: (question) => `A viewer asked: ${question}`,
      cta: "Comment the next question you want answered.",
      story: (comment) =>
        `A viewer's question, in their words: ${comment} Put it on screen without the name and answer it in your first sentence.`,
    },
    mention: (video) => `Send viewers on to your video ${video}.`,
  },
  es: {
    video: "Tu vídeo",
    comment: "Comentario de un espectador",
    quote: (text) => `«${text}»`,
    views: ["visualización", "visualizaciones"],
    next: {
      title: (video) => `La pregunta que viene después de ${video}`,
      hook: (video) => `¿Ya viste ${video}? Esto es lo que sigue.`,
      cta: "Cuéntame en los comentarios qué te faltó en ese vídeo.",
      mostViews: (video, { number }) =>
        `De tus vídeos sobre esto, ${video} es el más visto (${number}): graba la pregunta que harían ahora quienes lo vieron.`,
      withViews: (video, { counted }) =>
        `Tu vídeo ${video} tiene ${counted}: graba la pregunta que harían ahora quienes lo vieron.`,
      made: (video) => `Ya hiciste ${video}: graba la pregunta que harían ahora quienes lo vieron.`,
      ask: (question, answer) => `Enseña un segundo de ese vídeo y pregunta a cámara: ${question} ${answer}`,
      find: "Lee sus comentarios, quédate con la pregunta que más se repite, respóndela en una frase y enseña por qué.",
    },
    asked: {
      hook: (question) => `Me preguntaron: ${question}`,
      cta: "Deja tu siguiente pregunta en los comentarios.",
      story: (comment) =>
        `La pregunta de un espectador, con sus palabras: ${comment} Ponla en pantalla sin el nombre y respóndela en tu primera frase.`,
    },
    mention: (video) => `Lleva luego a tu vídeo ${video}.`,
  },
  fr: {
    video: "Votre vidéo",
    comment: "Commentaire d'un spectateur",
    quote: (text) => `«\u00A0${text}\u00A0»`,
    views: ["vue", "vues"],
    next: {
      title: (video) => `La question qui vient après ${video}`,
      hook: (video) => `Vous avez vu ${video}\u00A0? Voici la suite.`,
      cta: "Dites en commentaire ce que cette vidéo n'a pas réglé pour vous.",
      mostViews: (video, { number }) =>
        `De vos vidéos sur ce sujet, ${video} est la plus vue (${number})\u00A0: filmez la question que ses spectateurs poseraient ensuite.`,
      withViews: (video, { counted }) =>
        `Votre vidéo ${video} a fait ${counted}\u00A0: filmez la question que ses spectateurs poseraient ensuite.`,
      made: (video) =>
        `Vous avez déjà fait ${video}\u00A0: filmez la question que ses spectateurs poseraient ensuite.`,
      ask: (question, answer) =>
        `Montrez-en une seconde, puis posez la question face caméra\u00A0: ${question} ${answer}`,
      find: "Lisez ses commentaires, prenez la question qui revient le plus, répondez-y en une phrase, puis montrez pourquoi.",
    },
    asked: {
      hook: (question) => `On m'a demandé\u00A0: ${question}`,
      cta: "Posez votre prochaine question en commentaire.",
      story: (comment) =>
        `La question d'un spectateur, avec ses mots\u00A0: ${comment} Affichez-la sans le nom et répondez-y dès la première phrase.`,
    },
    mention: (video) => `Renvoyez ensuite vers votre vidéo ${video}.`,
  },
  de: {
    video: "Dein Video",
    comment: "Kommentar aus dem Publikum",
    quote: (text) => `„${text}“`,
    views: ["Aufruf", "Aufrufe"],
    next: {
      title: (video) => `Die nächste Frage nach ${video}`,
      hook: (video) => `${video} schon gesehen? Hier geht’s weiter.`,
      cta: "Schreib in die Kommentare, was dort noch offen blieb.",
      mostViews: (video, { number }) =>
        `Von deinen Videos dazu hat ${video} die meisten Aufrufe (${number}): Film die Frage, die das Publikum als Nächstes stellen würde.`,
      withViews: (video, { counted }) =>
        `Dein Video ${video} hat ${counted}: Film die Frage, die das Publikum als Nächstes stellen würde.`,
      made: (video) =>
        `${video} hast du schon gemacht: Film die Frage, die das Publikum als Nächstes stellen würde.`,
      ask: (question, answer) =>
        `Zeig eine Sekunde daraus und frag dann in die Kamera: ${question} ${answer}`,
      find: "Lies die Kommentare darunter, nimm die häufigste Frage, beantworte sie in einem Satz und zeig dann, warum.",
    },
    asked: {
      hook: (question) => `Jemand hat mich gefragt: ${question}`,
      cta: "Schreib deine nächste Frage in die Kommentare.",
      story: (comment) =>
        `Eine Frage aus dem Publikum, im Wortlaut: ${comment} Blende sie ohne den Namen ein und beantworte sie im ersten Satz.`,
    },
    mention: (video) => `Verlinke dein Video ${video}.`,
  },
  pt: {
    video: "Seu vídeo",
    comment: "Comentário de um espectador",
    quote: (text) => `“${text}”`,
    views: ["visualização", "visualizações"],
    next: {
      title: (video) => `A pergunta que vem depois de ${video}`,
      hook: (video) => `Já viu ${video}? Aqui vem a continuação.`,
      cta: "Conte nos comentários o que ficou faltando nesse vídeo.",
      mostViews: (video, { number }) =>
        `Dos seus vídeos sobre isso, ${video} é o mais visto (${number}): grave a pergunta que o público dele faria em seguida.`,
      withViews: (video, { counted }) =>
        `Seu vídeo ${video} tem ${counted}: grave a pergunta que o público dele faria em seguida.`,
      made: (video) => `Você já fez ${video}: grave a pergunta que o público dele faria em seguida.`,
      ask: (question, answer) => `Mostre um segundo dele e pergunte para a câmera: ${question} ${answer}`,
      find: "Leia os comentários, pegue a pergunta que mais aparece, responda em uma frase e mostre por quê.",
    },
    asked: {
      hook: (question) => `Me perguntaram: ${question}`,
      cta: "Deixe sua próxima pergunta nos comentários.",
      story: (comment) =>
        `A pergunta de um espectador, nas palavras dele: ${comment} Coloque na tela sem o nome e responda já na primeira frase.`,
    },
    mention: (video) => `Indique depois seu vídeo ${video}.`,
  },
};
