import { Check, Copy } from "lucide-react";
import { useCopy } from "#client/lib/use-copy.ts";

/** Texts of more UTF-16 units are laid out only once they come into view: fifty of them would take seconds. */
const LONG = 2000;

/** One reply: a click copies it. A text too long for a reply scrolls in its box. */
export function ReplyOption({ text }: { readonly text: string }) {
  const { copied, copy } = useCopy(text, "Copied");
  const Icon = copied ? Check : Copy;
  const late = text.length > LONG ? "[contain-intrinsic-height:15rem] [content-visibility:auto]" : "";
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className={`group flex max-h-60 w-full min-w-0 items-start gap-3 overflow-y-auto rounded-xl border border-line bg-surface px-4 py-3 text-start transition-colors hover:border-line-strong hover:bg-sunken ${late}`}
    >
      <span className="sr-only">Copy: </span>
      <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
        {text}
      </span>
      <Icon
        aria-hidden
        className={`mt-1 size-4 shrink-0 ${copied ? "text-good" : "text-ink-soft group-hover:text-ink"}`}
      />
    </button>
  );
}
