import { PencilLine, Trash2 } from "lucide-react";
import { useState } from "react";
import type { OpenPlan, SavedPlan } from "#shared/contracts/planner.ts";
import { UnreadableItems } from "#client/components/unreadable-items.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { TextField } from "#client/components/ui/field.tsx";
import { formatDay } from "#client/lib/format.ts";
import { collections } from "#client/lib/collections.ts";
import { useStore } from "#client/lib/use-store.ts";
import { summaryOf } from "./plan-text.ts";
import { deletePlan, renamePlan } from "./plans.ts";

/** The longest name a plan can be given, in UTF-16 units. */
const NAME_MAX = 120;

/** The plans a creator keeps, newest first. */
export function SavedPlans({ onOpen }: { readonly onOpen: (plan: OpenPlan) => void }) {
  const plans = useStore(collections.plans);
  const [renamed, setRenamed] = useState<SavedPlan>();
  return (
    <section aria-labelledby="saved-plans" className="mt-10">
      <h2 id="saved-plans" className="mb-4 text-lg font-semibold">
        Saved plans
      </h2>
      <UnreadableItems store={collections.plans} what="plans" />
      {plans.length === 0 && (
        <p className="max-w-2xl text-ink-soft">
          No saved plans yet. Generate a plan and save it, and it waits for you here, in this browser only.
        </p>
      )}
      <ul className="grid gap-3">
        {plans.map((plan) => (
          <li key={plan.id} className="min-w-0">
            <SavedPlanRow plan={plan} onOpen={() => onOpen(plan)} onRename={() => setRenamed(plan)} />
          </li>
        ))}
      </ul>
      <RenameDialog key={renamed?.id} plan={renamed} onClose={() => setRenamed(undefined)} />
    </section>
  );
}

interface SavedPlanRowProps {
  readonly plan: SavedPlan;
  readonly onOpen: () => void;
  readonly onRename: () => void;
}

function SavedPlanRow({ plan, onOpen, onRename }: SavedPlanRowProps) {
  const { name, savedAt, plan: planned } = plan;
  return (
    <Card
      as="article"
      aria-label={name}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 dir="auto" className="font-medium">
          {name}
        </h3>
        <p className="mt-0.5 text-sm text-ink-soft">
          {summaryOf(plan)}. {planned.days.length} posts, {planned.growthPercentage}. Saved{" "}
          {formatDay(savedAt)}.
        </p>
      </div>
      <div className="-mx-2 flex flex-wrap gap-1">
        <Button size="small" onClick={onOpen} aria-label={`Open: ${name}`}>
          Open
        </Button>
        <Button look="quiet" size="small" onClick={onRename} aria-label={`Rename: ${name}`}>
          <PencilLine aria-hidden />
          Rename
        </Button>
        <Button look="quiet" size="small" onClick={() => deletePlan(plan)} aria-label={`Delete: ${name}`}>
          <Trash2 aria-hidden />
          Delete
        </Button>
      </div>
    </Card>
  );
}

interface RenameDialogProps {
  /** The plan that gets another name; the dialog is closed without one. */
  readonly plan: SavedPlan | undefined;
  readonly onClose: () => void;
}

function RenameDialog({ plan, onClose }: RenameDialogProps) {
  const [name, setName] = useState(plan?.name ?? "");
  const wanted = name.trim();
  return (
    <Dialog title="Rename this plan" open={plan !== undefined} onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (plan !== undefined && wanted !== "") renamePlan(plan.id, wanted);
          onClose();
        }}
      >
        <TextField
          label="Name"
          value={name}
          maxLength={NAME_MAX}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
        />
        <div className="flex justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={wanted === ""}>
            Save name
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
