import { MessageCircleQuestion } from "lucide-react";
import { DETAILS_LONGEST } from "#shared/contracts/grounding.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { TextField } from "#client/components/ui/field.tsx";

interface AskBackProps {
  readonly questions: readonly string[];
  /** What is typed, in the order of the questions. */
  readonly answers: readonly string[];
  readonly onChange: (answers: readonly string[]) => void;
  /** @param details the answers as one text, a line each. */
  readonly onSubmit: (details: string) => void;
  readonly running: boolean;
  /** True where the subject is known, and only the creator's own part of it is asked for. */
  readonly known?: boolean;
  /** False where the answer below has no places to fill in. */
  readonly worksheet?: boolean;
  /** What the button writes: "Write ideas from this". */
  readonly action: string;
}

/** Short questions where nothing is known of a subject: what a creator answers, an answer is written from. */
export function AskBack({
  questions,
  answers,
  onChange,
  onSubmit,
  running,
  known = false,
  worksheet = !known,
  action,
}: AskBackProps) {
  const longest = Math.floor(DETAILS_LONGEST / questions.length) - 1;
  const details = questions
    .map((_, index) => (answers[index] ?? "").trim())
    .filter((answer) => answer !== "")
    .join("\n");
  return (
    <Card
      as="form"
      aria-label="Questions for you"
      className="grid gap-5 p-5 sm:p-6"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        if (details !== "" && !running) onSubmit(details);
      }}
    >
      <div className="flex gap-3">
        <MessageCircleQuestion aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
        <div>
          <h2 className="font-semibold">
            {known
              ? "Some of this only you can know"
              : "I don't know this subject well enough to write for you"}
          </h2>
          <p className="mt-1 text-ink-soft">
            Answer what you can, and it is written from your words.
            {worksheet && " Below are places to fill in yourself."}
          </p>
        </div>
      </div>
      {questions.map((question, index) => (
        <TextField
          key={question}
          label={question}
          dir="auto"
          value={answers[index] ?? ""}
          maxLength={longest}
          onChange={(event) =>
            onChange(
              questions.map((_, place) => (place === index ? event.target.value : (answers[place] ?? ""))),
            )
          }
        />
      ))}
      <Button
        type="submit"
        look="primary"
        disabled={details === "" || running}
        className="justify-self-start max-sm:w-full"
      >
        {action}
      </Button>
    </Card>
  );
}
