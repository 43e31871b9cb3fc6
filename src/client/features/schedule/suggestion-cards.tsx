import type { ReactNode } from "react";
import type { VideoSuggestions } from "#shared/contracts/video-suggestions.ts";
import { ProposalActions } from "#client/components/proposal.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import type { FormDraft } from "#client/lib/schedule/form-values.ts";
import type { Replaceable } from "./suggestions.tsx";

interface SuggestionCardsProps {
  readonly suggestions: VideoSuggestions;
  readonly form: FormDraft;
  readonly onUse: (field: Replaceable, text: string) => void;
}

/** Each suggestion with what can be done with it. */
export function SuggestionCards({ suggestions, form, onUse }: SuggestionCardsProps) {
  const { title, description, thumbnailAdvice } = suggestions;
  const tags = suggestions.tags.join(", ");
  const actions = (field: Replaceable, text: string) => (
    <ProposalActions
      text={text}
      describe={field}
      used={form[field] === text}
      onUse={() => onUse(field, text)}
    />
  );
  return (
    <div className="divide-y divide-line rounded-xl border border-line px-4">
      {title !== "" && (
        <Row name="Suggested title" actions={actions("title", title)}>
          <p dir="auto" className="text-lg leading-snug font-medium">
            {title}
          </p>
        </Row>
      )}
      {description !== "" && (
        <Row name="Suggested description" actions={actions("description", description)}>
          <p dir="auto" className="whitespace-pre-wrap">
            {description}
          </p>
        </Row>
      )}
      {tags !== "" && (
        <Row name="Suggested tags" actions={actions("tags", tags)}>
          <ul className="flex flex-wrap gap-2">
            {suggestions.tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Badge>
                  <bdi className="min-w-0 wrap-anywhere">{tag}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {thumbnailAdvice !== "" && (
        <Row
          name="Thumbnail advice"
          actions={
            <div className="-mx-2">
              <CopyButton text={thumbnailAdvice} done="Copied" describe="Copy thumbnail advice" />
            </div>
          }
        >
          <p dir="auto">{thumbnailAdvice}</p>
        </Row>
      )}
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

function Row({ name, actions, children }: RowProps) {
  return (
    <section aria-label={name} className="min-w-0 py-4">
      <h3 className="mb-1.5 text-sm font-medium text-ink-soft">{name}</h3>
      <div className="wrap-anywhere">{children}</div>
      <div className="mt-2">{actions}</div>
    </section>
  );
}
