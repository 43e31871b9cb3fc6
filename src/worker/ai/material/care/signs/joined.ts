import { CARE_KINDS, type CareKind } from "../kinds.ts";
import type { KindSigns, LanguageSigns } from "../signs.ts";

/** Two lists of one language's signs as one, so that each can be kept where it is read most easily. */
export function joined(first: LanguageSigns, second: LanguageSigns): LanguageSigns {
  const kinds: Partial<Record<CareKind, KindSigns>> = {};
  for (const kind of CARE_KINDS)
    kinds[kind] = {
      says: [...(first.kinds[kind]?.says ?? []), ...(second.kinds[kind]?.says ?? [])],
      names: [...(first.kinds[kind]?.names ?? []), ...(second.kinds[kind]?.names ?? [])],
    };
  return {
    harmless: [...first.harmless, ...second.harmless],
    fiction: [...first.fiction, ...second.fiction],
    informs: [...first.informs, ...second.informs],
    viewers: [...(first.viewers ?? []), ...(second.viewers ?? [])],
    kinds,
  };
}
