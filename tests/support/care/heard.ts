import { readFileSync } from "node:fs";

/** What people write out of danger ("# kind" heads each) and grief, one text a line, in five languages. */
export function distressTexts(): string[] {
  return [...linesOf("danger"), ...linesOf("tender")];
}

/** What people write of an ordinary day, in the same words. */
export function plainTexts(): string[] {
  return linesOf("none");
}

function linesOf(name: string): string[] {
  return readFileSync(new URL(`./heard/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "));
}
