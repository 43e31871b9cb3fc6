import type { Question } from "./engine.ts";
import { material } from "./tasks/voice.ts";

export interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** Instructions first; what the creator typed or said before comes after, as data. */
export function messagesOf({ task, input, memory }: Question): Message[] {
  const { system, user } = task.prompt(input);
  const earlier: Message[] =
    memory === ""
      ? []
      : [{ role: "user", content: `For context, our earlier conversation:\n${material(memory)}` }];
  return [{ role: "system", content: system }, ...earlier, { role: "user", content: user }];
}

/** Shows the model its own reply and what is wrong with it. */
export function repairMessages(messages: readonly Message[], reply: string, reason: string): Message[] {
  return [
    ...messages,
    { role: "assistant", content: reply },
    {
      role: "user",
      content: `That reply can't be used. ${reason} Reply again with the corrected JSON only.`,
    },
  ];
}
