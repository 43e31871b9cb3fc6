import { Sparkles } from "lucide-react";
import type { FormEvent, KeyboardEvent, ReactNode } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { SelectField } from "#client/components/ui/field.tsx";
import { isReady, type Typed } from "./draft.ts";
import { MemoryLine } from "./memory-line.tsx";
import { TaskField } from "./task-field.tsx";
import { type AssistantTask, MAIN_TASKS, MORE_TASKS, taskOf } from "./tasks.ts";

interface AssistantFormProps {
  readonly task: AssistantTask;
  readonly typed: Typed;
  readonly running: boolean;
  readonly onTask: (task: AssistantTask) => void;
  readonly onType: (name: string, text: string) => void;
  readonly onSpoken: (name: string, text: string) => void;
  readonly onAsk: () => void;
  /** The switch of what goes along from the creator's channel. */
  readonly own: ReactNode;
}

/** A task, what it asks for, and the button. Ctrl or Command with Enter asks from any field. */
export function AssistantForm({
  task,
  typed,
  running,
  onTask,
  onType,
  onSpoken,
  onAsk,
  own,
}: AssistantFormProps) {
  const ready = isReady(task, typed) && !running;
  const { main, more } = task;
  const fieldFor = (field: AssistantTask["main"], required: boolean) => (
    <TaskField
      key={`${task.id} ${field.name}`}
      field={field}
      required={required}
      value={typed[field.name] ?? ""}
      onChange={(text) => onType(field.name, text)}
      onSpoken={(text) => onSpoken(field.name, text)}
    />
  );
  return (
    <Card
      as="form"
      aria-label="What to ask"
      className="grid gap-5 p-5 sm:p-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (ready) onAsk();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (ready) onAsk();
      }}
    >
      <SelectField
        label="Task"
        hint={task.about}
        className="max-w-xl"
        value={task.id}
        onChange={(event) => onTask(taskOf(event.target.value) ?? task)}
      >
        {MAIN_TASKS.map(optionOf)}
        <optgroup label="More helpers">{MORE_TASKS.map(optionOf)}</optgroup>
      </SelectField>
      {fieldFor(main, true)}
      {more.length > 0 && (
        <div className="flex flex-wrap gap-5">
          {more.map((field) => (
            <div
              key={`${task.id} ${field.name}`}
              className={`grid min-w-0 grow ${field.rows === undefined ? "basis-52" : "basis-full"}`}
            >
              {fieldFor(field, false)}
            </div>
          ))}
        </div>
      )}
      {task.usesChannel && own}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <MemoryLine />
        <Button type="submit" look="primary" disabled={!ready} className="max-sm:w-full">
          <Sparkles aria-hidden />
          {running ? "Thinking..." : "Ask AI"}
        </Button>
      </div>
    </Card>
  );
}

const optionOf = ({ id, label }: AssistantTask) => (
  <option key={id} value={id}>
    {label}
  </option>
);
