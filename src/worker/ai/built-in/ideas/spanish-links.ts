/** An infinitive said to tú: "lavarse" is "lavarte". */
export const toYou = (does: string) =>
  does.replace(/^((?:no )?\p{L}+[aeií]r)se(?!\p{L})/iu, (_, verb: string) => `${verb}te`);

/** The line with what somebody is asked to stop; undefined for what isn't done, or is itself a stopping. */
export const stopping = (does: string, line: (does: string) => string) =>
  /^(?:no|dejar|parar|nunca|seguir|continuar)(?!\p{L})/iu.test(does) ? undefined : line(toYou(does));
