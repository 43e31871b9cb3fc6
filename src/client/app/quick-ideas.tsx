import { Sparkles } from "lucide-react";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { IDEA_LIMITS } from "#shared/contracts/ideas.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { TextField } from "#client/components/ui/field.tsx";
import { useDraft } from "#client/lib/use-draft.ts";
import { sectionPath } from "#client/paths.ts";

/** Topics to start from when none comes to mind. */
const STARTERS = [
  "Cooking for one",
  "Learning guitar after 40",
  "Budget travel in winter",
  "My first year of freelancing",
];

/** One line that leads straight to fresh ideas. */
export function QuickIdeas() {
  const [topic, setTopic] = useDraft("quick-ideas", z.string(), "");
  const navigate = useNavigate();
  const go = (about: string) =>
    void navigate(sectionPath("ai-ideas", { topic: about }), { state: { start: true } });
  return (
    <Card as="section" aria-label="Quick ideas" className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Ideas in one line</h2>
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (topic.trim() !== "") go(topic.trim());
        }}
      >
        <TextField
          label="Topic"
          className="flex-1 basis-56"
          value={topic}
          maxLength={IDEA_LIMITS.topic}
          onChange={(event) => setTopic(event.target.value)}
          placeholder="What could you talk about today?"
        />
        <Button type="submit" look="primary" disabled={topic.trim() === ""} className="max-sm:w-full">
          <Sparkles aria-hidden />
          Get ideas
        </Button>
      </form>
      <p className="mt-5 text-sm text-ink-soft">Or start from one of these:</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {STARTERS.map((starter) => (
          <Button key={starter} size="small" onClick={() => go(starter)}>
            {starter}
          </Button>
        ))}
      </div>
    </Card>
  );
}
