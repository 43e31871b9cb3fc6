import type { AssistReply } from "#shared/contracts/assistant.ts";
import type { ScriptForm } from "#shared/contracts/scripts.ts";
import { isNoScript } from "#shared/rules/scripts.ts";
import { CallError } from "#client/lib/api.ts";
import { type AskOptions, askStreamed } from "./assistant.ts";

/**
 * Asks for a script, piece by piece.
 * @param onText is told the whole script so far with every piece.
 * @throws CallError also where the reply holds no script (spec §5).
 */
export async function askForScript(
  form: ScriptForm,
  options: AskOptions,
  onText: (soFar: string) => void,
): Promise<AssistReply> {
  const answer = await askStreamed({ task: "script", input: { ...form } }, options, onText);
  if (isNoScript(answer.reply)) throw new CallError("The AI's answer holds no script. Try again.");
  return answer;
}
