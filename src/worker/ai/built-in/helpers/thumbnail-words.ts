import type { Language } from "#shared/rules/language.ts";

/** What the advice on a thumbnail says in one language. Sentences that name a fact end in a stop. */
export interface ThumbnailWords {
  basis(subject: string | undefined): string;
  readonly unseen: string;
  heading(title: string): string;
  readonly one: string;
  /** @param sign what goes wrong, and @param instead what to do: two sentences begin with them. */
  point(sign: string, instead: string): string;
  readonly words: string;
  readonly fewWords: string;
  readonly contrast: string;
  readonly contrasts: readonly string[];
  readonly three: string;
  readonly result: string;
  readonly problem: string;
  readonly person: string;
  readonly testing: string;
  readonly clicks: string;
  readonly compare: string;
}

const en: ThumbnailWords = {
  basis: (subject) =>
    subject === undefined ? "From your title." : `From your title and Crescendo's notes on ${subject}.`,
  unseen: "No AI model wrote this, so it has read your title and seen no picture.",
  heading: (title) => `Thumbnail: ${title}`,
  one: "One thing to look at",
  point: (sign, instead) => `What the picture has to make visible: ${sign}. What it may hint at: ${instead}.`,
  words: "Words in the picture",
  fewWords:
    "Four words at most, and none of the title's: the picture adds, it doesn't repeat. No words at all beat weak ones.",
  contrast: "Contrast, and what to leave out",
  contrasts: [
    "Turn the picture gray: if the subject disappears, change the light rather than the color.",
    "One strong color on what matters, everything else calm.",
    "Look at it at the size of a stamp, in light and dark mode, between the videos that stand beside yours in search.",
  ],
  three: "Three pictures to try against each other",
  result: "Second picture:",
  problem: "Third picture:",
  person: "With a person:",
  testing: "On long-form videos YouTube tests up to 3 thumbnails for up to 2 weeks and picks by watch time.",
  clicks: "For scale: half of all channels and videos have a click-through rate between 2% and 10%.",
  compare: "Compare yours with your own last ten, found in YouTube Studio.",
};

const es: ThumbnailWords = {
  basis: (subject) =>
    subject === undefined
      ? "A partir de tu título."
      : `A partir de tu título y de lo que Crescendo sabe de este tema: ${subject}.`,
  unseen: "Esto no lo ha escrito ningún modelo de IA: se ha leído el título y no se ha visto ninguna imagen.",
  heading: (title) => `Miniatura: ${title}`,
  one: "Una sola cosa que mirar",
  point: (sign, instead) => `Lo que la imagen debe dejar ver: ${sign}. Lo que puede insinuar: ${instead}.`,
  words: "Palabras en la imagen",
  fewWords:
    "Cuatro como mucho y ninguna del título: la imagen añade, no repite. Mejor ninguna que unas flojas.",
  contrast: "Contraste, y qué quitar",
  contrasts: [
    "Pasa la imagen a grises: si el objeto desaparece, cambia la luz antes que el color.",
    "Un color fuerte en lo que importa, todo lo demás tranquilo.",
    "Mírala del tamaño de un sello, en modo claro y oscuro, entre los vídeos que salen junto al tuyo.",
  ],
  three: "Tres imágenes para comparar",
  result: "Segunda imagen:",
  problem: "Tercera imagen:",
  person: "Con una persona:",
  testing:
    "En los vídeos largos YouTube prueba hasta 3 miniaturas durante 2 semanas como mucho y elige por tiempo de visualización.",
  clicks: "Como referencia: la mitad de los canales y vídeos tiene un porcentaje de clics de entre 2% y 10%.",
  compare: "Compara la tuya con tus diez últimas, en YouTube Studio.",
};

const fr: ThumbnailWords = {
  basis: (subject) =>
    subject === undefined
      ? "À partir de votre titre."
      : `À partir de votre titre et de ce que Crescendo sait de ce sujet : ${subject}.`,
  unseen: "Aucun modèle d'IA n'a écrit ceci : le titre a été lu, aucune image n'a été vue.",
  heading: (title) => `Miniature : ${title}`,
  one: "Une seule chose à regarder",
  point: (sign, instead) =>
    `Ce que l'image doit rendre visible : ${sign}. Ce qu'elle peut suggérer : ${instead}.`,
  words: "Les mots sur l'image",
  fewWords:
    "Quatre au plus, aucun du titre : l'image ajoute, elle ne répète pas. Mieux vaut aucun mot que des mots faibles.",
  contrast: "Le contraste, et ce qu'on enlève",
  contrasts: [
    "Passez l'image en gris : si le sujet disparaît, changez la lumière plutôt que la couleur.",
    "Une couleur forte sur l'essentiel, tout le reste calme.",
    "Regardez-la à la taille d'un timbre, en mode clair et sombre, entre les vidéos qui s'affichent à côté.",
  ],
  three: "Trois images à comparer",
  result: "Deuxième image :",
  problem: "Troisième image :",
  person: "Avec une personne :",
  testing:
    "Sur les vidéos longues, YouTube teste jusqu'à 3 miniatures pendant 2 semaines au plus et choisit selon la durée de visionnage.",
  clicks: "Pour situer : la moitié des chaînes et vidéos ont un taux de clics entre 2% et 10%.",
  compare: "Comparez avec vos dix dernières, dans YouTube Studio.",
};

const de: ThumbnailWords = {
  basis: (subject) =>
    subject === undefined
      ? "Aus deinem Titel."
      : `Aus deinem Titel und dem, was Crescendo zu diesem Thema weiß: ${subject}.`,
  unseen: "Das hat kein KI-Modell geschrieben: Der Titel wurde gelesen, ein Bild hat niemand gesehen.",
  heading: (title) => `Vorschaubild: ${title}`,
  one: "Eine Sache zum Hinsehen",
  point: (sign, instead) => `Was das Bild sichtbar machen muss: ${sign}. Was es andeuten darf: ${instead}.`,
  words: "Wörter im Bild",
  fewWords:
    "Höchstens vier und keins aus dem Titel: Das Bild ergänzt, es wiederholt nicht. Lieber gar keine als schwache.",
  contrast: "Kontrast, und was wegbleibt",
  contrasts: [
    "Stell das Bild auf Grau: Verschwindet der Gegenstand, ändere eher das Licht als die Farbe.",
    "Eine kräftige Farbe auf dem, worauf es ankommt, alles andere ruhig.",
    "Sieh es dir in Briefmarkengröße an, hell und dunkel, zwischen den Videos, die daneben stehen.",
  ],
  three: "Drei Bilder zum Vergleichen",
  result: "Zweites Bild:",
  problem: "Drittes Bild:",
  person: "Mit Mensch:",
  testing:
    "Bei langen Videos testet YouTube bis zu 3 Vorschaubilder bis zu 2 Wochen lang und wählt nach Wiedergabezeit.",
  clicks: "Zur Einordnung: Die Hälfte aller Kanäle und Videos hat eine Klickrate zwischen 2% und 10%.",
  compare: "Vergleich mit deinen letzten zehn in YouTube Studio.",
};

const pt: ThumbnailWords = {
  basis: (subject) =>
    subject === undefined
      ? "A partir do seu título."
      : `A partir do seu título e do que o Crescendo sabe deste tema: ${subject}.`,
  unseen: "Isto não foi escrito por um modelo de IA: o título foi lido e nenhuma imagem foi vista.",
  heading: (title) => `Miniatura: ${title}`,
  one: "Uma coisa só para olhar",
  point: (sign, instead) => `O que a imagem precisa mostrar: ${sign}. O que ela pode sugerir: ${instead}.`,
  words: "Palavras na imagem",
  fewWords:
    "Quatro no máximo, nenhuma do título: a imagem acrescenta, não repete. Melhor nenhuma do que palavras fracas.",
  contrast: "Contraste, e o que tirar",
  contrasts: [
    "Passe a imagem para cinza: se o objeto some, mude a luz antes da cor.",
    "Uma cor forte no que importa, todo o resto calmo.",
    "Veja no tamanho de um selo, no modo claro e no escuro, entre os vídeos que aparecem ao lado.",
  ],
  three: "Três imagens para comparar",
  result: "Segunda imagem:",
  problem: "Terceira imagem:",
  person: "Com uma pessoa:",
  testing:
    "Em vídeos longos o YouTube testa até 3 miniaturas por até 2 semanas e escolhe pelo tempo de exibição.",
  clicks: "Para comparar: metade dos canais e vídeos tem uma taxa de cliques entre 2% e 10%.",
  compare: "Compare com as suas dez últimas, no YouTube Studio.",
};

export const THUMBNAIL_WORDS: Readonly<Record<Language, ThumbnailWords>> = { en, es, fr, de, pt };
