import { ListChecks, TriangleAlert } from "lucide-react";
import { type ReactNode, useDeferredValue } from "react";
import { describeContent } from "#shared/rules/audience/describe.ts";
import { readContent } from "#shared/rules/audience/read.ts";

/** Lines that couldn't be read and are shown. */
const SHOWN = 3;

/** What of a paste the report will count, and what it can't read, before anything is asked. */
export function Understood({ data }: { readonly data: string }) {
  const content = readContent(useDeferredValue(data));
  const { understood, problems } = describeContent(content);
  return (
    <div role="status" className="grid gap-1.5 text-sm empty:hidden">
      {understood.length > 0 && (
        <Row icon={<ListChecks aria-hidden className="text-good" />}>
          <p className="font-medium">{understood.join(" ")}</p>
        </Row>
      )}
      {problems.length > 0 && (
        <Row icon={<TriangleAlert aria-hidden className="text-warn" />}>
          <p className="text-warn">{problems.join(" ")}</p>
          <pre dir="auto" className="overflow-hidden font-sans text-ellipsis text-ink-soft empty:hidden">
            {content.notUnderstood.slice(0, SHOWN).join("\n")}
          </pre>
        </Row>
      )}
    </div>
  );
}

function Row({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex gap-2 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0">
      {icon}
      <div className="min-w-0 tabular">{children}</div>
    </div>
  );
}
