import type { ReplyTone } from "#shared/rules/replies.ts";
import type { CarefulLines } from "../careful.ts";
import type { Lines, TonedLines } from "../lines.ts";

/** What the engine says in a language besides English. Nothing in it depends on who writes or is spoken to. */
export interface LanguageLines {
  readonly praise: TonedLines;
  readonly question: TonedLines;
  readonly criticism: TonedLines;
  /** The same in every tone, as are the next. */
  readonly suggestion: Lines;
  readonly other: Lines;
  readonly careful: CarefulLines;
}

/** Three beginnings for each tone, which all share four endings. */
export function toned(
  endings: readonly string[],
  beginnings: Record<ReplyTone, readonly string[]>,
): TonedLines {
  return {
    casual: { beginnings: beginnings.casual, endings },
    motivational: { beginnings: beginnings.motivational, endings },
    funny: { beginnings: beginnings.funny, endings },
    techy: { beginnings: beginnings.techy, endings },
    professional: { beginnings: beginnings.professional, endings },
  };
}
