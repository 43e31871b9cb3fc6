/** The line with what somebody is asked to stop; undefined for what isn't done, or is itself a stopping. */
export const stopping = (does: string, line: (does: string) => string) =>
  /^(?:não|parar|deixar de|nunca|continuar|seguir)(?!\p{L})/iu.test(does) ? undefined : line(does);

/** The line with a subject that is a noun with its article, and can follow a preposition. */
export const noun = (subject: string, line: () => string) =>
  /^(?:o|a|os|as) /iu.test(subject) ? line() : undefined;

/** The line with something done, not left out: after "without" a forgetting would say the opposite. */
export const doing = (does: string, line: (does: string) => string) =>
  /^(?:esquecer|ignorar|pular|evitar|deixar)(?!\p{L})|(?<!\p{L})sem /iu.test(does)
    ? undefined
    : stopping(does, line);
