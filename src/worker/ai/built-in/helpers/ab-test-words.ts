import type { Language } from "#shared/rules/language.ts";
import type { TitleQuality } from "./title-options.ts";

/** What the comparison of titles says in one language. Sentences that name a fact end in a stop. */
export interface AbWords {
  /** @param subject what is known about; undefined where nothing is. */
  basis(subject: string | undefined): string;
  readonly judged: string;
  readonly heading: string;
  tooMany(given: number, most: number): string;
  firstOnes(most: number): string;
  intake(given: number, rivals: number): string;
  readonly title: string;
  readonly points: string;
  readonly says: string;
  readonly improve: string;
  readonly nothing: string;
  readonly fine: string;
  over(amount: number, max: number): string;
  readonly weak: Readonly<Record<TitleQuality, string>>;
  readonly first: string;
  readonly nothingYet: string;
  against(best: string, rival: string): string;
  readonly level: string;
  better(best: string, rival: string, margin: number): string;
  /** Where the rival is Crescendo's: which is the creator's own, and that points decide nothing between the two. */
  ownStays(own: string, rival: string): string;
  names(letter: string, specifics: readonly string[]): string;
  readonly equal: string;
  readonly keep: readonly string[];
  readonly noGoal: string;
  goal(goal: string): string;
  readonly howLong: string;
  readonly testing: string;
  readonly since: string;
  readonly elsewhere: string;
  readonly noWinner: string;
  readonly pictures: string;
}

const cite = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(", ");

const en: AbWords = {
  basis: (subject) =>
    subject === undefined
      ? "From your titles' own words."
      : `From your titles' own words and Crescendo's notes on ${subject}.`,
  judged: "No AI model wrote this, so titles are judged by what they say, and no clicks are predicted.",
  heading: "Title test",
  tooMany: (given, most) => `You gave ${given} titles; YouTube tests up to ${most} at once.`,
  firstOnes: (most) => `These are your first ${most}.`,
  intake: (given, rivals) => {
    if (given > 1) return `You gave ${given} titles. What each says, promises and puts first:`;
    if (rivals > 0)
      return `You gave one title. Beside it ${rivals === 1 ? "is a rival" : "are two rivals"}; use one only if your video keeps what it says:`;
    return "You gave one title, and I know too little of its subject to write a fair rival. Write one with the sign people see and one with what you changed, then ask again.";
  },
  title: "Title",
  points: "Craft points of 100",
  says: "What it says of its own",
  improve: "To improve",
  nothing: "nothing yet",
  fine: "Nothing that shows.",
  over: (amount, max) => `${amount} characters over YouTube's limit of ${max}.`,
  weak: {
    concrete: "Name the part, the sign, the number or what came of it.",
    promise: "Say what the viewer will see or be able to do.",
    "first-words": "Put the words people search for in front.",
    length: "Say it in about 55 characters; small screens cut the rest.",
  },
  first: "Test these first",
  nothingYet: "There is nothing to compare yet.",
  against: (best, rival) => `${best} against ${rival}.`,
  level:
    "They say about equally much and differ in what they promise, so the result will tell you something about your viewers.",
  better: (best, rival, margin) =>
    `${best} says more, by ${margin} points. If ${rival} still wins, your viewers want its promise: then write that promise with the specifics of ${best}.`,
  ownStays: (own, rival) =>
    `${own} is yours and stays unless viewers choose ${rival}: ${rival} was put together by rules, so its points are no reason to prefer it.`,
  names: (letter, specifics) => `${letter} alone names ${cite(specifics)}.`,
  equal: "Keep equal",
  keep: [
    "The thumbnail: one change at a time, so that you know what won.",
    "The video, its description and its opening. A title may only promise what the video keeps.",
  ],
  noGoal: "What decides: write it down before you start, with the difference you would act on.",
  goal: (goal) => `What decides: your goal, ${goal}. Write down before you start which number shows it.`,
  howLong: "How long, and who wins",
  testing:
    "On long-form videos YouTube tests up to 3 titles or thumbnails for up to 2 weeks and picks by watch time, not clicks.",
  since: "Titles were reported to have joined thumbnails in these tests on 2025-12-09.",
  elsewhere:
    "Elsewhere there is no such test: use one title for five posts, the other for the next five, and compare the middle values.",
  noWinner: "No clear winner is a result, too: keep the clearer one and test a bigger difference next.",
  pictures: "A thumbnail for each",
};

const es: AbWords = {
  basis: (subject) =>
    subject === undefined
      ? "A partir de las palabras de tus títulos."
      : `A partir de las palabras de tus títulos y de lo que Crescendo sabe de este tema: ${subject}.`,
  judged: "Esto no lo ha escrito ningún modelo de IA: se juzga lo que dicen los títulos, sin predecir clics.",
  heading: "Prueba de títulos",
  tooMany: (given, most) => `Has dado ${given} títulos; YouTube prueba hasta ${most} a la vez.`,
  firstOnes: (most) => `Estos son los ${most} primeros.`,
  intake: (given, rivals) => {
    if (given > 1) return `Has dado ${given} títulos. Qué dice, qué promete y qué pone primero cada uno:`;
    if (rivals > 0)
      return "Has dado un título. Al lado van rivales; usa uno solo si tu vídeo cumple lo que dice:";
    return "Has dado un título y sé demasiado poco del tema para escribirle un rival justo. Escribe uno con lo que se ve cuando falla y otro con lo que cambiaste, y vuelve a preguntar.";
  },
  title: "Título",
  points: "Puntos de oficio sobre 100",
  says: "Lo que dice de suyo",
  improve: "Qué mejorar",
  nothing: "todavía nada",
  fine: "Nada a la vista.",
  over: (amount, max) => `${amount} caracteres por encima del límite de YouTube, que es ${max}.`,
  weak: {
    concrete: "Nombra la pieza, la señal, el número o lo que resultó.",
    promise: "Di qué verá o qué sabrá hacer quien lo mire.",
    "first-words": "Pon delante las palabras que se buscan.",
    length: "Dilo en unos 55 caracteres; las pantallas pequeñas cortan el resto.",
  },
  first: "Prueba primero estos",
  nothingYet: "Todavía no hay nada que comparar.",
  against: (best, rival) => `${best} contra ${rival}.`,
  level: "Dicen más o menos lo mismo y prometen cosas distintas: el resultado te dirá algo de tu público.",
  better: (best, rival, margin) =>
    `${best} dice más, por ${margin} puntos. Si aun así gana ${rival}, tu público quiere su promesa: escríbela con lo concreto de ${best}.`,
  ownStays: (own, rival) =>
    `${own} es el tuyo y se queda si el público no elige ${rival}: ${rival} sale de reglas, así que sus puntos no son motivo para preferirlo.`,
  names: (letter, specifics) => `Solo ${letter} nombra ${cite(specifics)}.`,
  equal: "No cambies",
  keep: [
    "La miniatura: un cambio cada vez, para saber qué ganó.",
    "El vídeo, su descripción y su comienzo. Un título solo promete lo que el vídeo cumple.",
  ],
  noGoal: "Qué decide: apúntalo antes de empezar, con la diferencia que te haría cambiar.",
  goal: (goal) => `Qué decide: tu objetivo, ${goal}. Apunta antes de empezar qué número lo muestra.`,
  howLong: "Cuánto tiempo y quién gana",
  testing:
    "En los vídeos largos YouTube prueba hasta 3 títulos o miniaturas durante 2 semanas como mucho y elige por tiempo de visualización, no por clics.",
  since: "Según se publicó, los títulos entraron en estas pruebas el 2025-12-09.",
  elsewhere:
    "En otras plataformas no hay tal prueba: usa un título en cinco publicaciones, el otro en las cinco siguientes, y compara los valores centrales.",
  noWinner:
    "Que no gane ninguno también es un resultado: quédate con el más claro y prueba después una diferencia mayor.",
  pictures: "Una miniatura para cada uno",
};

const fr: AbWords = {
  basis: (subject) =>
    subject === undefined
      ? "À partir des mots de vos titres."
      : `À partir des mots de vos titres et de ce que Crescendo sait de ce sujet : ${subject}.`,
  judged: "Aucun modèle d'IA n'a écrit ceci : on juge ce que disent les titres, sans prédire de clics.",
  heading: "Test de titres",
  tooMany: (given, most) => `Vous avez donné ${given} titres ; YouTube en teste jusqu'à ${most} à la fois.`,
  firstOnes: (most) => `Voici les ${most} premiers.`,
  intake: (given, rivals) => {
    if (given > 1) return `Vous avez donné ${given} titres. Ce que chacun dit, promet et met en premier :`;
    if (rivals > 0)
      return "Vous avez donné un titre. À côté, des rivaux, à n'utiliser que si votre vidéo tient ce qu'ils disent :";
    return "Vous avez donné un titre et je connais trop peu le sujet pour lui écrire un rival honnête. Écrivez-en un avec ce qu'on voit quand ça rate, un autre avec ce que vous avez changé, puis redemandez.";
  },
  title: "Titre",
  points: "Points de métier sur 100",
  says: "Ce qu'il dit en propre",
  improve: "À améliorer",
  nothing: "rien encore",
  fine: "Rien de visible.",
  over: (amount, max) => `${amount} caractères au-dessus de la limite de YouTube, qui est ${max}.`,
  weak: {
    concrete: "Nommez la pièce, le signe, le chiffre ou ce qui en est sorti.",
    promise: "Dites ce qu'on verra ou saura faire.",
    "first-words": "Mettez devant les mots que l'on cherche.",
    length: "Dites-le en 55 caractères environ ; les petits écrans coupent le reste.",
  },
  first: "À tester d'abord",
  nothingYet: "Il n'y a encore rien à comparer.",
  against: (best, rival) => `${best} contre ${rival}.`,
  level:
    "Ils disent à peu près autant et promettent autre chose : le résultat vous apprendra quelque chose sur votre public.",
  better: (best, rival, margin) =>
    `${best} en dit plus, de ${margin} points. Si ${rival} gagne quand même, votre public veut sa promesse : écrivez-la avec le concret de ${best}.`,
  ownStays: (own, rival) =>
    `${own} est le vôtre et reste si le public ne choisit pas ${rival} : ${rival} est fait de règles, ses points ne sont donc pas une raison de le préférer.`,
  names: (letter, specifics) => `Seul ${letter} nomme ${cite(specifics)}.`,
  equal: "À ne pas changer",
  keep: [
    "La miniature : un changement à la fois, pour savoir ce qui a gagné.",
    "La vidéo, sa description et son début. Un titre ne promet que ce que la vidéo tient.",
  ],
  noGoal: "Ce qui décide : notez-le avant de commencer, avec l'écart qui vous ferait agir.",
  goal: (goal) => `Ce qui décide : votre objectif, ${goal}. Notez avant de commencer quel chiffre le montre.`,
  howLong: "Combien de temps, et qui gagne",
  testing:
    "Sur les vidéos longues, YouTube teste jusqu'à 3 titres ou miniatures pendant 2 semaines au plus et choisit selon la durée de visionnage, pas les clics.",
  since: "D'après la presse, les titres ont rejoint ces tests le 2025-12-09.",
  elsewhere:
    "Ailleurs, ce test n'existe pas : un titre pour cinq publications, l'autre pour les cinq suivantes, puis comparez les valeurs médianes.",
  noWinner:
    "Pas de gagnant net, c'est aussi un résultat : gardez le plus clair et testez ensuite un écart plus grand.",
  pictures: "Une miniature pour chacun",
};

const de: AbWords = {
  basis: (subject) =>
    subject === undefined
      ? "Aus den Wörtern deiner Titel."
      : `Aus den Wörtern deiner Titel und dem, was Crescendo zu diesem Thema weiß: ${subject}.`,
  judged:
    "Das hat kein KI-Modell geschrieben: Beurteilt wird, was die Titel sagen; Klicks werden nicht vorhergesagt.",
  heading: "Titeltest",
  tooMany: (given, most) => `Du hast ${given} Titel angegeben; YouTube testet bis zu ${most} zugleich.`,
  firstOnes: (most) => `Das sind deine ersten ${most}.`,
  intake: (given, rivals) => {
    if (given > 1)
      return `Du hast ${given} Titel angegeben. Was jeder sagt, verspricht und nach vorn stellt:`;
    if (rivals > 0)
      return "Du hast einen Titel angegeben. Daneben stehen Gegner; nimm einen nur, wenn dein Video hält, was er sagt:";
    return "Du hast einen Titel angegeben, und ich weiß zu wenig über das Thema für einen fairen Gegner. Schreib einen mit dem, was man beim Scheitern sieht, und einen mit dem, was du geändert hast, und frag noch einmal.";
  },
  title: "Titel",
  points: "Handwerk, Punkte von 100",
  says: "Was nur er sagt",
  improve: "Zu verbessern",
  nothing: "noch nichts",
  fine: "Nichts zu sehen.",
  over: (amount, max) => `${amount} Zeichen über der Grenze von YouTube, die bei ${max} liegt.`,
  weak: {
    concrete: "Nenn das Teil, das Anzeichen, die Zahl oder was herauskam.",
    promise: "Sag, was man sehen oder danach können wird.",
    "first-words": "Stell die Wörter nach vorn, nach denen gesucht wird.",
    length: "Sag es in etwa 55 Zeichen; kleine Bildschirme schneiden den Rest ab.",
  },
  first: "Zuerst testen",
  nothingYet: "Es gibt noch nichts zu vergleichen.",
  against: (best, rival) => `${best} gegen ${rival}.`,
  level:
    "Sie sagen etwa gleich viel und versprechen Verschiedenes: Das Ergebnis verrät dir etwas über dein Publikum.",
  better: (best, rival, margin) =>
    `${best} sagt mehr, um ${margin} Punkte. Gewinnt trotzdem ${rival}, will dein Publikum dessen Versprechen: Schreib es dann mit dem Konkreten aus ${best}.`,
  ownStays: (own, rival) =>
    `${own} ist deiner und bleibt, wenn dein Publikum nicht ${rival} wählt: ${rival} ist nach Regeln gemacht, seine Punkte sind also kein Grund, ihn vorzuziehen.`,
  names: (letter, specifics) => `Nur ${letter} nennt ${cite(specifics)}.`,
  equal: "Gleich lassen",
  keep: [
    "Das Vorschaubild: immer nur eine Änderung, damit du weißt, was gewonnen hat.",
    "Das Video, seine Beschreibung und seinen Anfang. Ein Titel verspricht nur, was das Video hält.",
  ],
  noGoal: "Was entscheidet: Schreib es vorher auf, mit dem Unterschied, ab dem du handelst.",
  goal: (goal) => `Was entscheidet: dein Ziel, ${goal}. Schreib vorher auf, welche Zahl es zeigt.`,
  howLong: "Wie lange, und wer gewinnt",
  testing:
    "Bei langen Videos testet YouTube bis zu 3 Titel oder Vorschaubilder bis zu 2 Wochen lang und wählt nach Wiedergabezeit, nicht nach Klicks.",
  since: "Berichten zufolge kamen Titel am 2025-12-09 zu diesen Tests dazu.",
  elsewhere:
    "Anderswo gibt es keinen solchen Test: ein Titel für fünf Beiträge, der andere für die nächsten fünf, dann die mittleren Werte vergleichen.",
  noWinner:
    "Kein klarer Sieger ist auch ein Ergebnis: Behalte den klareren und teste danach einen größeren Unterschied.",
  pictures: "Ein Vorschaubild für jeden",
};

const pt: AbWords = {
  basis: (subject) =>
    subject === undefined
      ? "A partir das palavras dos seus títulos."
      : `A partir das palavras dos seus títulos e do que o Crescendo sabe deste tema: ${subject}.`,
  judged: "Isto não foi escrito por um modelo de IA: avalia-se o que os títulos dizem, sem prever cliques.",
  heading: "Teste de títulos",
  tooMany: (given, most) => `Você deu ${given} títulos; o YouTube testa até ${most} por vez.`,
  firstOnes: (most) => `Estes são os ${most} primeiros.`,
  intake: (given, rivals) => {
    if (given > 1) return `Você deu ${given} títulos. O que cada um diz, promete e põe na frente:`;
    if (rivals > 0)
      return "Você deu um título. Ao lado vão rivais; use um só se o seu vídeo cumprir o que ele diz:";
    return "Você deu um título, e sei pouco demais do tema para escrever um rival justo. Escreva um com o que se vê quando dá errado e outro com o que você mudou, e pergunte de novo.";
  },
  title: "Título",
  points: "Pontos de ofício de 100",
  says: "O que só ele diz",
  improve: "A melhorar",
  nothing: "ainda nada",
  fine: "Nada à vista.",
  over: (amount, max) => `${amount} caracteres acima do limite do YouTube, que é ${max}.`,
  weak: {
    concrete: "Nomeie a peça, o sinal, o número ou o que resultou.",
    promise: "Diga o que a pessoa vai ver ou saber fazer.",
    "first-words": "Ponha na frente as palavras que se buscam.",
    length: "Diga em uns 55 caracteres; telas pequenas cortam o resto.",
  },
  first: "Teste estes primeiro",
  nothingYet: "Ainda não há nada para comparar.",
  against: (best, rival) => `${best} contra ${rival}.`,
  level:
    "Dizem mais ou menos o mesmo e prometem coisas diferentes: o resultado vai dizer algo do seu público.",
  better: (best, rival, margin) =>
    `${best} diz mais, por ${margin} pontos. Se mesmo assim ${rival} ganhar, seu público quer a promessa dele: escreva-a com o que ${best} tem de concreto.`,
  ownStays: (own, rival) =>
    `${own} é o seu e fica se o público não escolher ${rival}: ${rival} foi montado por regras, então os pontos dele não são motivo para preferi-lo.`,
  names: (letter, specifics) => `Só ${letter} nomeia ${cite(specifics)}.`,
  equal: "Não mude",
  keep: [
    "A miniatura: uma mudança por vez, para saber o que ganhou.",
    "O vídeo, a descrição e o começo. Um título só promete o que o vídeo cumpre.",
  ],
  noGoal: "O que decide: anote antes de começar, com a diferença que faria você agir.",
  goal: (goal) => `O que decide: seu objetivo, ${goal}. Anote antes de começar que número mostra isso.`,
  howLong: "Quanto tempo, e quem ganha",
  testing:
    "Em vídeos longos o YouTube testa até 3 títulos ou miniaturas por até 2 semanas e escolhe pelo tempo de exibição, não pelos cliques.",
  since: "Segundo a imprensa, os títulos entraram nesses testes em 2025-12-09.",
  elsewhere:
    "Em outras plataformas não há esse teste: use um título em cinco publicações, o outro nas cinco seguintes, e compare os valores do meio.",
  noWinner:
    "Nenhum vencedor claro também é resultado: fique com o mais claro e teste depois uma diferença maior.",
  pictures: "Uma miniatura para cada um",
};

export const AB_WORDS: Readonly<Record<Language, AbWords>> = { en, es, fr, de, pt };
