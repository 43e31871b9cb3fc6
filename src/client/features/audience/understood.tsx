import { ListChecks, TriangleAlert } from "lucide-react";
import { useDeferredValue } from "react";
import { describeContent } from "#shared/rules/audience/describe.ts";
import { readContent } from "#shared/rules/audience/read.ts";

/** What of a paste the report will count, and what it can't read, before anything is asked. */
export function Understood({ data }: { readonly data: string }) {
  const { understood, problems } = describeContent(readContent(useDeferredValue(data)));
  return (
    <div role="status" className="grid gap-1.5 text-sm empty:hidden">
      {understood.length > 0 && (
        <p className="flex gap-2">
          <ListChecks aria-hidden className="mt-0.5 size-4.5 shrink-0 text-good" />
          <span className="min-w-0 font-medium tabular">{understood.join(" ")}</span>
        </p>
      )}
      {problems.length > 0 && (
        <p className="flex gap-2 text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span className="min-w-0 tabular">{problems.join(" ")}</span>
        </p>
      )}
    </div>
  );
}
