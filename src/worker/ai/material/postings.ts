/**
 * For each stem the subjects it speaks for and how much, in one text: forty thousand lists would take longer to read
 * than all else that an answer needs. A line a stem, in the order of their code units: "knit F3B5", F the weight 6 of
 * subject 3 and B the weight 2 of subject 3 + 5, in base 36.
 */
export type Postings = string;

const WEIGHTS = "ABCDEF";
const EACH = /([A-F])([0-9a-z]+)/gu;

/** @param postings for each stem the weights, 1 to 6, by the place of their subject. */
export function packed(postings: ReadonlyMap<string, ReadonlyMap<number, number>>): Postings {
  return [...postings]
    .map(([stem, weights]) => {
      let last = 0;
      const pairs = [...weights]
        .toSorted(([one], [other]) => one - other)
        .map(([place, weight]) => {
          const pair = `${WEIGHTS.charAt(weight - 1)}${(place - last).toString(36)}`;
          last = place;
          return pair;
        });
      return `${stem} ${pairs.join("")}`;
    })
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join("\n");
}

/** Place of a subject, weight, place, weight …; empty for a stem that no card has. */
export function placesIn(postings: Postings, stem: string): readonly number[] {
  const line = lineOf(postings, `${stem} `);
  let last = 0;
  return [...line.matchAll(EACH)].flatMap(([, letter = "", further = ""]) => {
    last += Number.parseInt(further, 36);
    return [last, WEIGHTS.indexOf(letter) + 1];
  });
}

/** What comes after a beginning in the line that has it, found by halving. */
function lineOf(text: string, beginning: string): string {
  let from = 0;
  let till = text.length;
  while (from < till) {
    const middle = Math.floor((from + till) / 2);
    const start = text.lastIndexOf("\n", middle - 1) + 1;
    const stop = text.indexOf("\n", middle);
    const end = stop < 0 ? text.length : stop;
    if (text.startsWith(beginning, start)) return text.slice(start + beginning.length, end);
    if (text.slice(start, start + beginning.length) < beginning) from = end + 1;
    else till = start - 1;
  }
  return "";
}
