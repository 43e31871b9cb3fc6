import { MessageSquareText } from "lucide-react";
import { Answer } from "#client/components/answer.tsx";
import { OwnMaterialLine } from "#client/components/own-material-line.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import type { KeptAnswer } from "#client/lib/use-answer.ts";
import { AssistantForm } from "./assistant-form.tsx";
import { ListenButton } from "./listen-button.tsx";
import { MemoryPanel } from "./memory-panel.tsx";
import { SavedAnswers } from "./saved-answers.tsx";
import { useAssistant } from "./use-assistant.ts";

/** A script made to be spoken can be heard. */
const actionsOf = ({ request, text }: KeptAnswer) =>
  request.task === "tts_script" && <ListenButton text={text} />;

/** AI Assistant: a task, a question, an answer that is written as one watches. */
export function AssistantSection() {
  const { task, typed, own, state, choose, type, append, ask } = useAssistant();
  const { answer, asking } = state;
  const nothing = answer === null && asking.error === null && !asking.running;
  return (
    <>
      <PageHeading title="AI Assistant">
        Ask about anything you make. Pick a task and it asks for just what it needs.
      </PageHeading>
      <AssistantForm
        task={task}
        typed={typed}
        running={asking.running}
        onTask={choose}
        onType={type}
        onSpoken={append}
        onAsk={ask}
        own={<OwnMaterialLine {...own} />}
      />
      <div className="mt-8 grid gap-12">
        {nothing ? (
          <EmptyState icon={<MessageSquareText />} title="Your answer appears here">
            You can stop it while it is being written, and copy or save it when it is done.
          </EmptyState>
        ) : (
          <Answer {...state} label="Response" waiting="Thinking..." titled actions={actionsOf} />
        )}
        <SavedAnswers />
        <MemoryPanel />
      </div>
    </>
  );
}
