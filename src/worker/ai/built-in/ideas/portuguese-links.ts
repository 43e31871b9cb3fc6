/** The line with what somebody is asked to stop; undefined for what isn't done, or is itself a stopping. */
export const stopping = (does: string, line: (does: string) => string) =>
  /^(?:não|parar|deixar de|nunca|continuar|seguir)(?!\p{L})/iu.test(does) ? undefined : line(does);
