import { Badge } from "#client/components/ui/badge.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { WaysIn } from "./ways-in.tsx";

/** That nothing on the dashboard is of anybody's channel, and how to see one's own. */
export function SampleNote() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5">
      <div className="min-w-0 flex-1 basis-64">
        <Badge tone="warn">Sample data</Badge>
        <p className="mt-2 text-ink-soft">
          None of this is about your channel: every number and title below is made up, to show what an
          analysis looks like.
        </p>
      </div>
      <WaysIn />
    </Card>
  );
}
