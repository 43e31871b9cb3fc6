import { Check, Copy } from "lucide-react";
import { useCopy } from "#client/lib/use-copy.ts";

/** One reply: a click copies it. A text too long for a reply scrolls in its box. */
export function ReplyOption({ text }: { readonly text: string }) {
  const { copied, copy } = useCopy(text, "Copied");
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="group flex max-h-60 w-full min-w-0 items-start gap-3 overflow-y-auto rounded-xl border border-line bg-surface px-4 py-3 text-start transition-colors [content-visibility:auto] hover:border-line-strong hover:bg-sunken"
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
