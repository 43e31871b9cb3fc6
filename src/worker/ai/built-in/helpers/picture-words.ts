import type { Language } from "#shared/rules/language.ts";
import { tellingWords, videoSubject } from "#shared/rules/seo/keywords.ts";
import { clip, oneLine } from "../topic.ts";

/** How a picture is described in one language. */
export interface PictureWords {
  /** Before a noun phrase that says what to show. */
  show(scene: string): string;
  /** Where nothing is known of the subject. */
  readonly unknown: string;
  /** Where nothing known fits a title: what it names, quoted, as it ends, just before, and in somebody's hands. */
  readonly own: readonly ((thing: string) => string)[];
  readonly layouts: readonly string[];
  /** @param texts one to three, in quotation marks. */
  words(texts: readonly string[]): string;
  readonly noWords: string;
  readonly leaveOut: string;
  readonly corner: string;
  readonly unseen: string;
  cite(text: string): string;
}

const en: PictureWords = {
  show: (scene) => `Show ${scene}.`,
  unknown:
    "Show the thing your title speaks of at the moment it changes, so close that nothing else is in the frame.",
  own: [
    (thing) => `Show ${thing} as it ends, at the moment the result can be seen.`,
    (thing) => `Show ${thing} just before it is decided, when it could still go wrong.`,
    (thing) => `Show your hands at the turning point of ${thing}, close enough to see what they do.`,
  ],
  layouts: [
    "Put it into the left third, as large as your hand, with the right side empty.",
    "Let it fill two thirds of the frame, cropped on purpose, in front of a plain background.",
    "Put it in the middle of an empty surface, lit from one side.",
    "Let a hand hold it toward the camera: that gives scale.",
  ],
  words: (texts) => `Words for the picture, none of them the title's: ${texts.join(" or ")}.`,
  noWords: "Four words in the picture at most, none of them the title's; no words at all beat weak ones.",
  leaveOut: "Leave out the logo, the arrow and the second object.",
  corner: "Keep the lower right corner free for the duration.",
  unseen: "Nobody has looked at your video or your picture for this.",
  cite: (text) => `“${text}”`,
};

const es: PictureWords = {
  show: (scene) => `En la imagen: ${scene}.`,
  unknown:
    "Muestra aquello de lo que habla tu título en el momento en que cambia, tan de cerca que no quepa nada más.",
  own: [
    (thing) => `Muestra cómo acaba ${thing}, en el momento en que se ve el resultado.`,
    (thing) => `Muestra ${thing} justo antes, cuando aún puede salir mal.`,
    (thing) => `Muestra tus manos en el punto clave de ${thing}, lo bastante cerca para ver qué hacen.`,
  ],
  layouts: [
    "Ponlo en el tercio izquierdo, grande como tu mano, y deja vacío el lado derecho.",
    "Que ocupe dos tercios del encuadre, cortado a propósito, sobre un fondo liso.",
    "Ponlo en el centro de una superficie vacía, con luz de un lado.",
    "Que una mano lo acerque a la cámara: así se ve el tamaño.",
  ],
  words: (texts) => `Palabras para la imagen, ninguna del título: ${texts.join(" o ")}.`,
  noWords: "Cuatro palabras como mucho, ninguna del título; mejor ninguna que unas flojas.",
  leaveOut: "Quita el logo, la flecha y el segundo objeto.",
  corner: "Deja libre la esquina inferior derecha para la duración.",
  unseen: "Nadie ha visto tu vídeo ni tu imagen para escribir esto.",
  cite: (text) => `«${text}»`,
};

const fr: PictureWords = {
  show: (scene) => `À l'image : ${scene}.`,
  unknown:
    "Montrez ce dont parle votre titre au moment où cela change, de si près que rien d'autre n'entre dans le cadre.",
  own: [
    (thing) => `Montrez comment finit ${thing}, au moment où le résultat se voit.`,
    (thing) => `Montrez ${thing} juste avant, quand cela peut encore rater.`,
    (thing) => `Montrez vos mains au moment décisif de ${thing}, assez près pour voir ce qu'elles font.`,
  ],
  layouts: [
    "Placez-le dans le tiers gauche, grand comme la main, et laissez la droite vide.",
    "Qu'il remplisse deux tiers du cadre, coupé exprès, devant un fond uni.",
    "Placez-le au milieu d'une surface vide, éclairé d'un seul côté.",
    "Qu'une main le tende vers l'objectif : on voit tout de suite la taille.",
  ],
  words: (texts) => `Des mots pour l'image, aucun du titre : ${texts.join(" ou ")}.`,
  noWords: "Quatre mots au plus, aucun du titre ; mieux vaut aucun mot que des mots faibles.",
  leaveOut: "Enlevez le logo, la flèche et le deuxième objet.",
  corner: "Laissez libre le coin en bas à droite pour la durée.",
  unseen: "Personne n'a vu votre vidéo ni votre image pour écrire ceci.",
  cite: (text) => `« ${text} »`,
};

const de: PictureWords = {
  show: (scene) => `Im Bild: ${scene}.`,
  unknown:
    "Zeig das, wovon dein Titel spricht, in dem Moment, in dem es sich verändert, und so nah, dass sonst nichts ins Bild passt.",
  own: [
    (thing) => `Zeig, wie ${thing} ausgeht, in dem Moment, in dem man das Ergebnis sieht.`,
    (thing) => `Zeig ${thing} kurz davor, wenn es noch schiefgehen kann.`,
    (thing) => `Zeig deine Hände am Wendepunkt von ${thing}, so nah, dass man sieht, was sie tun.`,
  ],
  layouts: [
    "Setz es ins linke Drittel, groß wie deine Hand, und lass die rechte Seite leer.",
    "Lass es zwei Drittel des Bildes füllen, bewusst angeschnitten, vor ruhigem Hintergrund.",
    "Stell es mitten auf eine leere Fläche, mit Licht von einer Seite.",
    "Lass es eine Hand in die Kamera halten: So sieht man die Größe.",
  ],
  words: (texts) => `Wörter fürs Bild, keins davon aus dem Titel: ${texts.join(" oder ")}.`,
  noWords: "Höchstens vier Wörter im Bild, keins aus dem Titel; lieber gar keine als schwache.",
  leaveOut: "Lass Logo, Pfeil und den zweiten Gegenstand weg.",
  corner: "Halte die Ecke rechts unten für die Dauer frei.",
  unseen: "Niemand hat dafür dein Video oder dein Bild gesehen.",
  cite: (text) => `„${text}“`,
};

const pt: PictureWords = {
  show: (scene) => `Na imagem: ${scene}.`,
  unknown:
    "Mostre aquilo de que o título fala no momento em que muda, tão de perto que nada mais caiba no quadro.",
  own: [
    (thing) => `Mostre como termina ${thing}, no momento em que se vê o resultado.`,
    (thing) => `Mostre ${thing} logo antes, quando ainda pode dar errado.`,
    (thing) => `Mostre suas mãos no ponto decisivo de ${thing}, perto o bastante para ver o que fazem.`,
  ],
  layouts: [
    "Coloque no terço esquerdo, do tamanho da sua mão, e deixe o lado direito vazio.",
    "Que ocupe dois terços do quadro, cortado de propósito, em um fundo liso.",
    "Coloque no meio de uma superfície vazia, com luz de um lado só.",
    "Uma mão aproxima da câmera: assim se vê o tamanho.",
  ],
  words: (texts) => `Palavras para a imagem, nenhuma do título: ${texts.join(" ou ")}.`,
  noWords: "Quatro palavras no máximo, nenhuma do título; melhor nenhuma do que palavras fracas.",
  leaveOut: "Tire o logo, a seta e o segundo objeto.",
  corner: "Deixe livre o canto inferior direito para a duração.",
  unseen: "Ninguém viu o seu vídeo nem a sua imagem para escrever isto.",
  cite: (text) => `“${text}”`,
};

export const PICTURE_WORDS: Readonly<Record<Language, PictureWords>> = { en, es, fr, de, pt };

/**
 * What to show and where, in two sentences.
 * @param scene undefined where nothing known fits, @param title whose own words are spent then.
 */
export function describePicture(
  scene: string | undefined,
  words: PictureWords,
  layout: string,
  title?: string,
): string {
  const open = title === undefined ? words.unknown : ownPicture(0, title, words);
  return `${scene === undefined ? open : words.show(scene)} ${layout}`;
}

/** The most of a title that is named as what its picture shows, in UTF-16 units. */
const THING = 60;

/** Who does what at a title's beginning: a picture shows the thing. */
const FIRST_PERSON =
  /^(?:(?:how|why) )?(?:i|we) \p{L}+ (?=\p{L}|\d)|^how to \p{L}+ |^(?:cómo|comment|como) \p{L}+(?:ar|er|ir|re) |^(?:j'ai|on a|nous avons) \p{L}+ |^(?:wie |warum )?(?:ich|wir) /iu;

/** A picture in the words of a title, another for each place. */
export function ownPicture(place: number, title: string, words: PictureWords): string {
  const bare = title.replace(FIRST_PERSON, "");
  const short = videoSubject({ title: bare, niche: "", tags: [], description: "" });
  const thing = tellingWords(short).length > 1 ? short : bare;
  const said = words.own[place % words.own.length];
  return said === undefined ? words.unknown : said(words.cite(clip(oneLine(thing), THING)));
}

/** Which words belong into the picture. */
export function describeWords(overlays: readonly string[], words: PictureWords): string {
  return overlays.length === 0 ? words.noWords : words.words(overlays.slice(0, 2).map(words.cite));
}
