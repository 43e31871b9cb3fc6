import { plainComment } from "../phrase.ts";
import { words } from "../../words.ts";

/**
 * Words that people write under videos in languages the engine doesn't write, and that none of the five it does write has:
 * Italian, Dutch, Polish, Swedish, Norwegian and Danish, Turkish, Indonesian, Romanian, Tagalog, Czech, Hungarian, Finnish.
 */
const WORDS: ReadonlySet<string> = new Set(
  [
    "fantastico fantastica stupendo provo proverò ci mi sei un che ma il la per con di è gli dello della dei degli delle nella nello nel al alla allo dalla dal sul sulla sono siete siamo hai ho hanno abbiamo avete questo questa questi queste quello quella quelli perché perche più però anche ancora molto troppo troppi grazie mille bellissimo bellissima bravissimo bravissima complimenti ricetta nonna nonno fatto fare faccio facevo fai vorrei puoi posso potresti dove quale quali quando quanto tuoi tuo manca tanto uguale continua così inutile miei mio mia suo cosa qualcosa niente davvero meglio peggio ottimo ottima lavoro lavori canzone chiama provato provata funziona funzionano riposare venuta venuto uscita uscito salvato salvata malissimo benissimo sbagliato sbagliata mito farina uova zucchero io noi voi lei loro sempre adesso oggi domani ieri casa madre fratello sorella figlio figlia ciao buongiorno finalmente imparato capito spiegazione chiarissimo utile guardo seguo iscritto iscritta giorno anni brutto schifo vergogna scusa scusami ragione torto vero vera invece d'accordo c'è com'è cos'è dov'è l'ho t'ho",
    "het een niet ik jij jullie wij zijn heb heeft hebben hebt welke waarom hoe waar wanneer bedankt mooi mooie leuk leuke lekker goed gedaan filmpje geen maar ook naar voor wel nog kun kunt maken gemaakt gebruik gebruikt dank dankje zo'n altijd nooit heel erg zien gezien vind vinden moet weet uit bij mijn jouw deze dit",
    "jest nie się jak dzięki dzieki dziękuję dziekuje świetny swietny świetne bardzo dobry dobra dobre fajny fajne pozdrawiam pozdro kocham czy gdzie kiedy dlaczego jestem mam można mozna robić filmik filmy odcinek też tez tylko już juz",
    "och att det som är inte ikke jag jeg vilken hvilken bra mycket tack takk tusen hur hvordan på med för og hvor hvad hva kan du flott veldig meget fint snygg snyggt älskar elsker videon videoen kunne",
    "çok bir bu için nasıl nasil güzel guzel harika teşekkürler tesekkurler teşekkür olmuş olmus eline sağlık kanka abi abla hocam var yok değil degil daha gibi bana bunu ne kadar zaman süper",
    "yang dan ini itu untuk tidak bagus terima kasih makasih keren banget kak kakak bang mantap semangat lagi aku saya bisa gimana apa videonya nya sudah udah belum kalau sangat suka",
    "și este pentru foarte mulțumesc multumesc frumos sunt cum nu din mai îmi imi asta ești esti",
    "ang ng salamat po ganda kuya naman lang yung mga talaga ako ikaw",
    "köszönöm koszonom nagyon szép szep jó hogyan děkuji dekuji skvělé skvele jsem jak kiitos hyvä todella miten",
  ]
    .join(" ")
    .split(" "),
);
/** Endings that no word of the five languages has. */
const ENDINGS = /(?:issim[oaie]|zione|zioni|aggio|ezza|ście|łem|łam|ości)$/u;
/** Words of those lists that one of the five has as well: they count only beside one that it hasn't. */
const SHARED: ReadonlySet<string> = new Set(
  "fantastico fantastica ci fantastico fantastica stupendo provo proverò ci mi sei un che ma il la per con manca tanto uguale continua inutile nel al sul mille dove quando quanto mio mia suo cosa mito io casa madre sempre vero vera seguo utile figlio ciao fare e ho niente lei domani dank posso een ik bij mijn waar het dit is maar voor nog zien uit wel goed deze heel moet weet erg nie jak dobra tez som bra jag du kan med fint hur var bir bu abi ne kadar dan ini apa bang lagi cum nu din mai este sunt ako po lang jak super daha meget kunne".split(
    " ",
  ),
);
/** From this share of its words on, a comment is in one of those languages (heuristic; checked 2026-11-23). */
const SHARE = 0.3;

/** Whether a comment is in a language that the engine doesn't write, whatever it resembles. */
export function isElsewhere(comment: string): boolean {
  const all = words(plainComment(comment));
  const own = all.filter((word) => WORDS.has(word) || ENDINGS.test(word));
  return own.some((word) => !SHARED.has(word)) && own.length >= all.length * SHARE;
}
