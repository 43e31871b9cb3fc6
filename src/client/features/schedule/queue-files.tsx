import { CalendarPlus, FileSpreadsheet, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { ErrorBox } from "#client/components/ui/error-box.tsx";
import { dateStamp, download } from "#client/lib/download.ts";
import { ownTimeZone } from "#client/lib/local-time.ts";
import { decodeText } from "#client/lib/text-file.ts";
import type { CheckedRow } from "#client/lib/schedule/csv-rows.ts";
import { ImportDialog } from "./import-dialog.tsx";
import type { QueueState } from "./use-queue.ts";

/** Bytes; a full queue with long descriptions is smaller. */
const FILE_MAX = 10 * 1024 * 1024;

/** Takes the queue along as a file, and brings videos in from one. */
export function QueueFiles({ queue }: { readonly queue: QueueState }) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [rows, setRows] = useState<readonly CheckedRow[]>();
  const videos = queue.videos ?? [];

  // What writes and reads the files loads when one is first asked for.
  const exportAs = async (kind: "ics" | "csv") => {
    const { queueAsCalendar, queueAsCsv } = await import("#client/lib/schedule/queue-files.ts");
    const name = `crescendo-schedule-${dateStamp()}.${kind}`;
    if (kind === "ics") download(name, "text/calendar", queueAsCalendar(videos, new Date(queue.now())));
    else download(name, "text/csv", queueAsCsv(videos));
  };
  const downloadSample = async () => {
    const { sampleCsv } = await import("#client/lib/schedule/queue-files.ts");
    download("crescendo-schedule-sample.csv", "text/csv", sampleCsv(queue.now(), ownTimeZone()));
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(undefined);
    if (file.size > FILE_MAX) {
      setProblem("This file is over 10 MB, more than a queue ever holds.");
      return;
    }
    const [{ readRows }, bytes] = await Promise.all([
      import("#client/lib/schedule/csv-rows.ts"),
      file.arrayBuffer(),
    ]);
    const read = readRows(decodeText(new Uint8Array(bytes)), {
      timeZone: ownTimeZone(),
      now: queue.now(),
      videos,
    });
    if (typeof read === "string") setProblem(read);
    else setRows(read);
  };

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" disabled={videos.length === 0} onClick={() => void exportAs("ics")}>
          <CalendarPlus aria-hidden />
          Calendar file
        </Button>
        <Button size="small" disabled={videos.length === 0} onClick={() => void exportAs("csv")}>
          <FileSpreadsheet aria-hidden />
          CSV
        </Button>
        <Button size="small" disabled={queue.videos === undefined} onClick={() => picker.current?.click()}>
          <Upload aria-hidden />
          Import CSV
        </Button>
        <Button look="quiet" size="small" onClick={() => void downloadSample()}>
          Sample CSV
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="A CSV file with videos"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {problem !== undefined && <ErrorBox title="That file can't be imported">{problem}</ErrorBox>}
      {rows !== undefined && <ImportDialog rows={rows} queue={queue} onClose={() => setRows(undefined)} />}
    </div>
  );
}
