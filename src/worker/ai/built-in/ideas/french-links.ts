/** "de" and "que" before a vowel or a silent h. */
const elided = (word: "de" | "que", text: string) =>
  /^[aeiouyàâéèêîôûœ]/iu.test(text) || /^h(?:a[bl]|é|e[ru]r|i[vs]t|om|on[no]|ui|y)/iu.test(text)
    ? `${word.slice(0, -1)}'${text}`
    : `${word} ${text}`;
export const of = (text: string) => elided("de", text);
/** "à" before people, who may come with their article. */
export const to = (people: string) => (/^les /iu.test(people) ? `aux ${people.slice(4)}` : `à ${people}`);
export const that = (text: string) => elided("que", text);

/** An infinitive said to vous: "se laver" is "vous laver". */
export const toYou = (does: string) => does.replace(/^(ne pas )?(?:se |s['’])/iu, "$1vous ");

/** The line with what somebody is asked to stop; undefined for what isn't done, or is itself a stopping. */
export const stopping = (does: string, line: (does: string) => string) =>
  /^(?:ne|arrêter|cesser|continuer)(?!\p{L})/iu.test(does) ? undefined : line(toYou(does));

/** The line with a subject that is a noun with its article, and can follow a preposition. */
export const noun = (subject: string, line: () => string) =>
  /^(?:le |la |les |l['’])/iu.test(subject) ? line() : undefined;

/** The line with something done, not left out: after "without" a forgetting would say the opposite. */
export const doing = (does: string, line: (does: string) => string) =>
  /^(?:oublier|ignorer|sauter|négliger|éviter|omettre)(?!\p{L})|(?<!\p{L})sans /iu.test(does)
    ? undefined
    : stopping(does, line);
