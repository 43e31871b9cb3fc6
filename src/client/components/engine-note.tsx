import { Cpu, Sparkles } from "lucide-react";
import type { AssistReply } from "#shared/contracts/assistant.ts";

type Author = Pick<AssistReply, "engine" | "model">;

/** Who wrote an answer: "Crescendo's built-in engine", or the model's name. */
export function writtenBy({ engine, model = "the connected model" }: Author): string {
  if (engine === "built-in") return "Crescendo's built-in engine";
  // Of "@cf/qwen/qwen3-30b-a3b-fp8" the last part is the name.
  if (engine === "workers-ai") return `${model.split("/").at(-1)} on Cloudflare`;
  if (engine === "on-device") return "the model in your browser";
  return engine === "own-key" ? `${model}, by your own key` : model;
}

/** Who wrote an answer, and whether it was kept from earlier. Every answer carries one. */
export function EngineNote({ engine, model, cached }: Author & Pick<AssistReply, "cached">) {
  const Icon = engine === "built-in" ? Cpu : Sparkles;
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>
        Written by {writtenBy({ engine, model })}
        {cached && ", kept from an earlier time you asked"}
      </span>
    </p>
  );
}
