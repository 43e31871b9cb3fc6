/**
 * Markdown as a voice reads it, paragraph by paragraph: without marks, addresses of links, and what stands in
 * square brackets for the speaker.
 */
export function spokenText(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.split("\n").map(spokenLine).filter(Boolean).join("\n"))
    .filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph));
}

function spokenLine(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}\s+|>\s*|[-*+]\s+)+/u, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/\[[^\]]*\]/gu, " ")
    .replace(/^\s*(?:```.*|[-*_](?:\s*[-*_]){2,}|\|?[\s|:-]+\|)\s*$/u, "")
    .replace(/\*+(?=\S)|(?<=\S)\*+|~~|`/gu, "")
    .replace(/(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu, "")
    .replace(/\s*\|\s*/gu, ", ")
    .replace(/[ \t]+/gu, " ")
    .replace(/^[ ,]+|[ ,]+$/gu, "");
}
