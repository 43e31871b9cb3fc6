import { FileText } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { AUDIENCE_LIMITS } from "#shared/contracts/audience.ts";
import { type Length, lengthFault } from "#shared/rules/lengths.ts";
import { Button } from "#client/components/ui/button.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { TextArea } from "#client/components/ui/field.tsx";
import { LengthMeter } from "#client/components/ui/length-meter.tsx";
import { FileProblem, FILE_TYPES, readTextFile } from "./read-file.ts";
import { Understood } from "./understood.tsx";

interface DataFieldProps {
  readonly data: string;
  readonly onChange: (data: string) => void;
}

/** Content data as pasted, chosen or dropped, and what of it was understood. */
export function DataField({ data, onChange }: DataFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [dragging, setDragging] = useState(false);
  const length: Length = { used: data.trim().length, max: AUDIENCE_LIMITS.data, unit: "characters" };
  const fitting = firstLines(data, AUDIENCE_LIMITS.data);

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(undefined);
    try {
      onChange(await readTextFile(file));
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.message : "This file can't be read.");
    }
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setDragging(event.type === "dragover");
    if (event.type === "drop") void take(event.dataTransfer.files[0]);
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <div
        className={`rounded-xl ${dragging ? "outline-2 outline-offset-4 outline-accent outline-dashed" : ""}`}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
      >
        <TextArea
          label="Recent content data"
          rows={8}
          value={data}
          spellCheck={false}
          placeholder={"Title, Views, Date\nRye bread without a machine, 12345, 2026-10-03"}
          hint="Optional. A table with headings, lines such as “Title — 12,345 views”, or comments, one per line."
          error={lengthFault(length)}
          aside={<LengthMeter length={length} />}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <Button size="small" onClick={() => picker.current?.click()}>
          <FileText aria-hidden />
          Choose a file
        </Button>
        {length.used > length.max && fitting !== "" && (
          <Button size="small" onClick={() => onChange(fitting)}>
            Keep the lines that fit
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-64 text-sm text-ink-soft">
          Or drop a .csv, .tsv or .txt file on the box. E-mail addresses, phone numbers and handles in
          comments are taken out before an AI reads them.
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        accept={FILE_TYPES}
        aria-label="A file with content data"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {problem !== undefined && <ErrorBox title="That file can't be used">{problem}</ErrorBox>}
      {length.used <= length.max && <Understood data={data} />}
    </div>
  );
}

/** The whole lines from the start of a text that fit into `max` UTF-16 units; "" where not even one does. */
function firstLines(text: string, max: number): string {
  const kept = text.trimStart().slice(0, max + 1);
  return kept.slice(0, Math.max(0, kept.lastIndexOf("\n"))).trimEnd();
}
