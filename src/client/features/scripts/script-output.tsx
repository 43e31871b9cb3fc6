import { Download, RefreshCw, Square } from "lucide-react";
import { scriptFileName, secondsOfLength } from "#shared/rules/scripts.ts";
import { AnswerNotice } from "#client/components/answer-notice.tsx";
import { EngineNote } from "#client/components/engine-note.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { TextArea } from "#client/components/ui/field.tsx";
import { download } from "#client/lib/download.ts";
import { notify } from "#client/lib/toast.ts";
import { SpeechMeter } from "./speech-meter.tsx";
import { LONG_TEXT, type Script } from "./use-script.ts";

interface ScriptOutputProps {
  readonly script: Script;
  readonly running: boolean;
  readonly arriving: boolean;
  readonly onEdit: (text: string) => void;
  readonly onStop: () => void;
  readonly onRegenerate: () => void;
}

/** The script in a box that can be edited, with how long it takes to speak and what can be done with it. */
export function ScriptOutput({
  script: { draft, text, by },
  running,
  arriving,
  onEdit,
  onStop,
  onRegenerate,
}: ScriptOutputProps) {
  const grows = text.length <= LONG_TEXT;
  const save = () => {
    download(scriptFileName(draft.platform, new Date()), "text/plain", text);
    notify.success("Script downloaded!");
  };
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <SpeechMeter text={text} wanted={secondsOfLength(draft.length)} />
      <TextArea
        label="Your script"
        rows={grows ? 12 : 24}
        value={text}
        readOnly={running}
        spellCheck={!running}
        onChange={(event) => onEdit(event.target.value)}
        // The box grows with its text. Each line keeps the direction of its own words.
        style={{
          fieldSizing: grows ? "content" : "fixed",
          maxHeight: "75dvh",
          unicodeBidi: "plaintext",
          lineHeight: 1.65,
        }}
      />
      {!arriving && by === undefined && (
        <p className="text-sm text-ink-soft">This script ends here: it was stopped or broke off.</p>
      )}
      {!arriving && <AnswerNotice notice={by?.notice} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {arriving || by === undefined ? <span /> : <EngineNote {...by} />}
        <div className="-mx-2 flex flex-wrap gap-1">
          {arriving ? (
            <Button size="small" onClick={onStop}>
              <Square aria-hidden />
              Stop
            </Button>
          ) : (
            <>
              <CopyButton text={text} done="Script copied!" />
              <Button look="quiet" size="small" onClick={save}>
                <Download aria-hidden />
                Download
              </Button>
              <Button look="quiet" size="small" disabled={running} onClick={onRegenerate}>
                <RefreshCw aria-hidden />
                Regenerate
              </Button>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
