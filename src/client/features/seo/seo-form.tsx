import { SearchCheck } from "lucide-react";
import { useId } from "react";
import { SEO_LIMITS } from "#shared/contracts/seo.ts";
import {
  descriptionLength,
  hashtagsLength,
  type Length,
  lengthFault,
  tagsIn,
  tagsLength,
  titleLength,
} from "#shared/rules/lengths.ts";
import { NICHE_NAMES } from "#shared/rules/niches.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { TextArea, TextField } from "#client/components/ui/field.tsx";
import { LengthMeter } from "#client/components/ui/length-meter.tsx";
import { isReady, type SeoDraft } from "./draft.ts";

interface SeoFormProps {
  readonly draft: SeoDraft;
  readonly onChange: (draft: SeoDraft) => void;
  readonly onSubmit: () => void;
  readonly running: boolean;
}

/** A video's text, each field measured as YouTube measures it. */
export function SeoForm({ draft, onChange, onSubmit, running }: SeoFormProps) {
  const niches = useId();
  const ready = isReady(draft);
  const set = (part: Partial<SeoDraft>) => onChange({ ...draft, ...part });
  const title = titleLength(draft.title);
  const description = descriptionLength(draft.description);
  const hashtags = hashtagsLength(`${draft.title}\n${draft.description}`);
  const tags = tagsLength(tagsIn(draft.tags));
  return (
    <Card
      as="form"
      aria-label="The video's text"
      className="grid gap-5 p-5 sm:p-6"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (ready && !running) onSubmit();
      }}
    >
      <TextField
        label="Title"
        value={draft.title}
        maxLength={SEO_LIMITS.title}
        onChange={(event) => set({ title: event.target.value })}
        placeholder="Sourdough bread in a tiny kitchen: how I do it"
        aside={<LengthMeter length={title} />}
        error={lengthFault(title)}
      />
      <TextField
        label="Niche"
        value={draft.niche}
        maxLength={SEO_LIMITS.niche}
        onChange={(event) => set({ niche: event.target.value })}
        placeholder="Cooking & Recipes"
        list={niches}
      />
      <datalist id={niches}>
        {NICHE_NAMES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <TextArea
        label="Description"
        rows={9}
        value={draft.description}
        maxLength={SEO_LIMITS.description}
        onChange={(event) => set({ description: event.target.value })}
        placeholder="What the video shows, for whom, and what comes out of it. Links and chapters go here, too."
        aside={
          <span className="flex shrink-99 flex-wrap justify-end gap-x-3 text-end">
            <LengthMeter length={hashtags} />
            <LengthMeter length={description} />
          </span>
        }
        error={descriptionFault(description, hashtags)}
      />
      <TextArea
        label="Tags"
        rows={2}
        value={draft.tags}
        maxLength={SEO_LIMITS.tags}
        onChange={(event) => set({ tags: event.target.value })}
        placeholder="sourdough bread, baking at home"
        hint="Separated by commas. YouTube counts the commas, and two more for a tag with a space."
        aside={<LengthMeter length={tags} />}
        error={lengthFault(tags)}
      />
      <div>
        <Button type="submit" look="primary" disabled={!ready || running} className="max-sm:w-full">
          <SearchCheck aria-hidden />
          {running ? "Thinking..." : "Generate SEO Report"}
        </Button>
      </div>
    </Card>
  );
}

function descriptionFault(description: Length, hashtags: Length): string | undefined {
  const ignored = hashtags.used > hashtags.max;
  const faults = [
    lengthFault(description),
    ignored ? `With more than ${hashtags.max} hashtags, YouTube ignores them all.` : undefined,
  ];
  return faults.filter((fault) => fault !== undefined).join(" ") || undefined;
}
