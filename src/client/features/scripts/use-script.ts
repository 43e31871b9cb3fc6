import { useState } from "react";
import * as z from "zod/mini";
import { AssistReply } from "#shared/contracts/assistant.ts";
import { isNoScript } from "#shared/rules/scripts.ts";
import { notify } from "#client/lib/toast.ts";
import { useCancellable } from "#client/lib/use-cancellable.ts";
import { useDraft } from "#client/lib/use-draft.ts";
import { useOwnMaterial } from "#client/queries/own-material.ts";
import { askForScript } from "#client/queries/scripts.ts";
import { EMPTY_DRAFT, ScriptDraft } from "./script-form.tsx";

/** What a failure is called (spec §8); the red box says why. */
const FAILED = "AI couldn't generate a script right now. Please check your AI API key and try again.";

/** A script with the form that asked for it. */
const Script = z.object({
  draft: ScriptDraft,
  /** As it came, and as the creator has it now. */
  written: z.string(),
  text: z.string(),
  /** Who wrote it; missing where it was stopped or broke off before its end. */
  by: z.optional(z.pick(AssistReply, { engine: true, model: true, cached: true, notice: true })),
});
export type Script = z.infer<typeof Script>;

/** Characters above which a text takes long to lay out. */
export const LONG_TEXT = 20_000;

export interface Asking {
  readonly draft: ScriptDraft;
  /** True to be answered anew. */
  readonly fresh: boolean;
}

/**
 * The screen's state: what is typed and the script with its edits, both kept until the tab closes. A script
 * gives way only to a whole new one: where that is stopped or fails, the one before is back.
 */
export function useScript() {
  const [draft, setDraft] = useDraft("scripts-form", ScriptDraft, EMPTY_DRAFT);
  const [script, setScript] = useDraft("scripts-answer", z.nullable(Script), null);
  /** The script being written; a draft is written to storage, which is too slow for every piece. */
  const [writing, setWriting] = useState<Script | null>(null);

  const own = useOwnMaterial();

  const asking = useCancellable(async ({ draft: asked, fresh }: Asking, signal) => {
    let soFar = "";
    let shown = 0;
    try {
      const { reply, engine, model, cached, notice } = await askForScript(
        { ...asked, channel: own.about(asked.topic) },
        { signal, fresh },
        (text) => {
          soFar = text;
          // A text that never ends is shown each time it has doubled.
          if (isNoScript(text) || (text.length > LONG_TEXT && text.length < shown * 2)) return;
          shown = text.length;
          setWriting({ draft: asked, written: text, text });
        },
      );
      setScript({ draft: asked, written: reply, text: reply, by: { engine, model, cached, notice } });
    } catch (error) {
      if (script === null && !isNoScript(soFar)) setScript({ draft: asked, written: soFar, text: soFar });
      if (!signal.aborted) notify.failure(FAILED);
      throw error;
    } finally {
      setWriting(null);
    }
  });

  return {
    draft,
    setDraft,
    own,
    asking,
    /** What the box shows. */
    shown: writing ?? script,
    /** True while a script comes in, which can't be edited yet. */
    arriving: writing !== null,
    isEdited: script !== null && script.text !== script.written,
    edit: (text: string) => setScript((current) => (current === null ? null : { ...current, text })),
  };
}
