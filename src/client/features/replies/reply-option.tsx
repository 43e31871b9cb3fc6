import { Check, Copy } from "lucide-react";
import { formatNumber } from "#client/lib/format.ts";
import { useCopy } from "#client/lib/use-copy.ts";

/** UTF-16 units of a text that are drawn. Laying out an endless word takes time by the square of its length. */
const DRAWN = 600;

/** One reply: a click copies it, whole. A text too long for a reply scrolls in its box. */
export function ReplyOption({ text }: { readonly text: string }) {
  const { copied, copy } = useCopy(text, "Copied");
  const Icon = copied ? Check : Copy;
  const cut = text.length > DRAWN;
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="group flex max-h-60 w-full min-w-0 items-start gap-3 overflow-y-auto rounded-xl border border-line bg-surface px-4 py-3 text-start transition-colors hover:border-line-strong hover:bg-sunken"
    >
      <span className="sr-only">Copy: </span>
      <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
        {cut ? `${text.slice(0, DRAWN)}…` : text}
        {cut && (
          <span dir="ltr" className="mt-2 block text-sm text-ink-soft">
            Cut here. Copying takes all {formatNumber(text.length)} characters.
          </span>
        )}
      </span>
      <Icon
        aria-hidden
        className={`mt-1 size-4 shrink-0 ${copied ? "text-good" : "text-ink-soft group-hover:text-ink"}`}
      />
    </button>
  );
}
