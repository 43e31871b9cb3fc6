/** An infinitive said to tú: "lavarse" is "lavarte". */
export const toYou = (does: string) =>
  does.replace(/^((?:no )?\p{L}+[aeií]r)se(?!\p{L})/iu, (_, verb: string) => `${verb}te`);

/** The line with what somebody is asked to stop; undefined for what isn't done, or is itself a stopping. */
export const stopping = (does: string, line: (does: string) => string) =>
  /^(?:no|dejar|parar|nunca|seguir|continuar)(?!\p{L})/iu.test(does) ? undefined : line(toYou(does));

/** The line with a subject that is a noun with its article, and can follow a preposition. */
export const noun = (subject: string, line: () => string) =>
  /^(?:el|la|los|las) /iu.test(subject) ? line() : undefined;

/** The line with something done, not left out: after "without" a forgetting would say the opposite. */
export const doing = (does: string, line: (does: string) => string) =>
  /^(?:olvidar|olvidarse|ignorar|saltar|saltarse|omitir|evitar)(?!\p{L})|(?<!\p{L})sin /iu.test(does)
    ? undefined
    : stopping(does, line);
