import { CornerLeftUp } from "lucide-react";
import { asTag } from "#shared/rules/topic-tags.ts";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { Button } from "#client/components/ui/button.tsx";

interface SignalChipProps {
  /** A search or a title: somebody else's words. */
  readonly text: string;
  /** What the source says of it. */
  readonly detail?: string | undefined;
  /** Takes the text over as the topic. */
  readonly onUse?: (text: string) => void;
}

/** One signal: its tag copies, its arrow makes it the topic. What is too long for a tag stays text. */
export function SignalChip({ text, detail, onUse }: SignalChipProps) {
  const tag = asTag(text);
  return (
    <li className="flex max-w-full min-w-0 items-center rounded-xl border border-line wrap-anywhere [&_button]:max-w-full [&_button]:shrink [&_button]:text-start">
      {tag === undefined ? (
        <bdi className="line-clamp-2 min-w-0 py-1.5 ps-3 text-sm">{text}</bdi>
      ) : (
        <CopyButton text={tag} done="Hashtag copied!" label={tag} describe={`Copy ${tag}`} />
      )}
      {detail !== undefined && (
        <bdi className="max-w-28 shrink-0 truncate pe-2 text-xs text-ink-soft tabular">{detail}</bdi>
      )}
      {onUse !== undefined && (
        <Button
          look="quiet"
          size="small"
          aria-label={`Use as topic: ${text}`}
          title="Use as topic"
          onClick={() => onUse(text)}
        >
          <CornerLeftUp aria-hidden />
        </Button>
      )}
    </li>
  );
}
