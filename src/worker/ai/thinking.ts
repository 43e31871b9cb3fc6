const OPEN = "<think>";
const CLOSE = "</think>";

/** A reply without what some models write down before it of their own thinking. */
export function withoutThinking(reply: string): string {
  const start = reply.trimStart();
  if (!start.startsWith(OPEN)) return reply;
  const end = start.indexOf(CLOSE);
  return end < 0 ? "" : start.slice(end + CLOSE.length).trimStart();
}

/** The same, piece by piece: nothing comes until it is clear that it isn't thinking. */
export async function* spokenPieces<Besides>(
  pieces: AsyncGenerator<string, Besides>,
): AsyncGenerator<string, Besides> {
  let held = "";
  let speaking = false;
  for (;;) {
    const next = await pieces.next();
    if (next.done) {
      const rest = speaking ? "" : withoutThinking(held);
      if (rest !== "") yield rest;
      return next.value;
    }
    if (speaking) {
      yield next.value;
      continue;
    }
    held += next.value;
    const start = held.trimStart();
    if (OPEN.startsWith(start) || (start.startsWith(OPEN) && !start.includes(CLOSE))) continue;
    // What follows the thinking may begin with blank lines of its own.
    const spoken = withoutThinking(held);
    if (spoken === "") continue;
    speaking = true;
    yield spoken;
  }
}
