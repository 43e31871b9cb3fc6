/** A text for comparing: whatever its case, accents and width. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/u).filter(Boolean);
}

/** Whether a text holds every word of a query, also inside other words: not all scripts part them. */
export function holds(text: string, query: string): boolean {
  const folded = fold(text);
  return wordsOf(query).every((word) => folded.includes(word));
}

/** Whether every word of a query begins a word of a text. */
export function begins(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
