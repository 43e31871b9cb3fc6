import { PLATFORM_ADVICE } from "#shared/rules/hashtags.ts";
import { Card } from "#client/components/ui/card.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { formatDay } from "#client/lib/format.ts";

/** How many hashtags each platform takes, with that many of the list to copy. */
export function PlatformAdvice({ tags }: { readonly tags: readonly string[] }) {
  return (
    <Card as="section" aria-label="How many to post" className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">How many to post</h2>
      <ul className="mt-2 divide-y divide-line">
        {PLATFORM_ADVICE.map(({ platform, first, advice, source, checked }) => {
          const part = tags.slice(0, first);
          const label = part.length === 1 ? "Copy the first" : `Copy the first ${part.length}`;
          return (
            <li key={platform} className="py-3.5 last:pb-0">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <h3 className="font-medium">{platform}</h3>
                <span className="-me-3">
                  <CopyButton
                    text={part.join(" ")}
                    done={part.length === 1 ? "Hashtag copied!" : `First ${part.length} hashtags copied`}
                    label={label}
                    describe={`${label} for ${platform}`}
                  />
                </span>
              </div>
              <p className="text-sm">{advice}</p>
              <p className="mt-1 text-xs text-ink-soft">
                {source.kind}: {source.label}, checked {formatDay(checked)}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
