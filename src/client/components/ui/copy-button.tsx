import { Check, Copy } from "lucide-react";
import { useCopy } from "#client/lib/use-copy.ts";
import { Button } from "./button.tsx";

interface CopyButtonProps {
  readonly text: string;
  /** What the toast says. */
  readonly done: string;
  readonly label?: string;
  /** Names the button where several stand on a screen: "Copy: How to …". */
  readonly describe?: string;
}

export function CopyButton({ text, done, label = "Copy", describe }: CopyButtonProps) {
  const { copied, copy } = useCopy(text, done);
  return (
    <Button look="quiet" size="small" onClick={() => void copy()} aria-label={describe}>
      {copied ? <Check aria-hidden className="text-good" /> : <Copy aria-hidden />}
      {label}
    </Button>
  );
}
