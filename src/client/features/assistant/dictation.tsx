import { Mic, Square } from "lucide-react";
import { Button } from "#client/components/ui/button.tsx";
import { canDictate, useDictation } from "./use-dictation.ts";

/** Speaking in place of typing, where the browser can turn speech into text; nothing where it can't. */
export function Dictation({ onText }: { readonly onText: (text: string) => void }) {
  return canDictate() ? <Dictate onText={onText} /> : null;
}

function Dictate({ onText }: { readonly onText: (text: string) => void }) {
  const { listening, hearing, problem, start, stop } = useDictation(onText);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="small" onClick={listening ? stop : start}>
        {listening ? <Square aria-hidden className="text-bad" /> : <Mic aria-hidden />}
        {listening ? "Stop dictating" : "Dictate"}
      </Button>
      <p role="status" dir="auto" className="min-w-0 flex-1 basis-48 text-sm wrap-anywhere text-ink-soft">
        {listening ? hearing || "Listening..." : "Your browser may send what you say to its maker."}
      </p>
      {problem !== undefined && (
        <p role="alert" className="basis-full text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
