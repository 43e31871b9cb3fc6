import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { notify } from "#client/lib/toast.ts";
import { Button } from "./button.tsx";

/** How long the tick stays, in milliseconds (spec §9). */
const TICK = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** What the toast says. */
  readonly done: string;
  readonly label?: string;
  /** Names the button where several stand on a screen: "Copy: How to …". */
  readonly describe?: string;
}

export function CopyButton({ text, done, label = "Copy", describe }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TICK);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      notify.success(done);
    } catch {
      notify.failure("Couldn't copy", {
        description: "Your browser didn't allow it. Select the text and copy it by hand.",
      });
    }
  };
  return (
    <Button look="quiet" size="small" onClick={() => void copy()} aria-label={describe}>
      {copied ? <Check aria-hidden className="text-good" /> : <Copy aria-hidden />}
      {label}
    </Button>
  );
}
