import { Cpu, Sparkles } from "lucide-react";
import type { AssistReply } from "#shared/contracts/assistant.ts";

/** Who wrote an answer, and whether it was kept from earlier. Every answer carries one. */
export function EngineNote({ engine, model, cached }: Pick<AssistReply, "engine" | "model" | "cached">) {
  const Icon = engine === "built-in" ? Cpu : Sparkles;
  const who = engine === "built-in" ? "Crescendo's built-in engine" : (model ?? "the connected model");
  return (
    <p className="flex items-center gap-2 text-sm text-ink-soft">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>
        Written by {who}
        {cached && ", kept from an earlier time you asked"}
      </span>
    </p>
  );
}
