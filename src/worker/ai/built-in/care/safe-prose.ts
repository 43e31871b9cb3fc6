import { type Block, heading, list, markdown, paragraph, strong } from "../markdown.ts";
import { isHarm } from "../../material/care/kinds.ts";
import type { SafetyKind, SafeSteps } from "./safe-steps.ts";

/** What a refusal offers instead, at most. */
const OFFERED = 3;

/** Help, a refusal or a word to a child as Markdown; what matters most comes first. */
export function safeProse(kind: SafetyKind, answer: SafeSteps): string {
  return markdown(blocksOf(kind, answer));
}

function blocksOf(kind: SafetyKind, { heading: title, lead, steps, close }: SafeSteps): Block[] {
  const items = (some: SafeSteps["steps"]) =>
    list(
      some.map(([what, how]) => [strong(what), `: ${how}`]),
      !isHarm(kind),
    );
  // The first of the steps is the refusal itself.
  if (isHarm(kind)) return [paragraph(lead), heading(2, title), items(steps.slice(1, 1 + OFFERED))];
  return [heading(2, title), paragraph(lead), items(steps), ...(close === "" ? [] : [paragraph(close)])];
}
