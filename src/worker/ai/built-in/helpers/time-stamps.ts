/** A line of a transcript with the moment it begins; undefined where it carries none. Seconds. */
export interface StampedLine {
  readonly at: number | undefined;
  readonly stamp: string;
  readonly text: string;
}

/** A time stamp at the start of a line: "0:12", "[00:01:02]", "(1:02)", "00:00:12,000 --> 00:00:15,000". */
const STAMP =
  /^\s*[[(]?((?:\d{1,2}:)?\d{1,3}:[0-5]\d)(?:[.,]\d{1,3})?(?:\s*-->\s*[\d:.,]+)?[\])]?(?:\s*[-–—:|])?(?=\s|$)\s*/u;

/** The lines of a transcript; a stamp on a line of its own belongs to the next, subtitle numbers are dropped. */
export function stampedLines(transcript: string): StampedLine[] {
  const found: StampedLine[] = [];
  let waiting: { at: number; stamp: string } | undefined;
  const all = transcript.split(/\r?\n/u);
  for (const [index, line] of all.entries()) {
    const [whole = "", stamp = ""] = STAMP.exec(line) ?? [];
    if (stamp === "" && /^\s*\d+\s*$/u.test(line) && STAMP.test(all[index + 1] ?? "")) continue;
    const text = line.slice(whole.length).trim();
    const own = stamp === "" ? waiting : { at: secondsOf(stamp), stamp };
    if (text === "" && own !== undefined) {
      waiting = own;
      continue;
    }
    found.push({ at: own?.at, stamp: own?.stamp ?? "", text });
    waiting = undefined;
  }
  return found;
}

/** "1:02:03" is 3723. */
export function secondsOf(stamp: string): number {
  return stamp.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** 3723 is "1:02:03", 62 is "1:02". */
export function stampOf(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
