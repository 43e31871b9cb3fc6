import { Bookmark, BookmarkCheck, CalendarClock } from "lucide-react";
import { Link } from "react-router-dom";
import type { OpenPlan, PlannedPost } from "#shared/contracts/planner.ts";
import { dateOfDay, isoDate } from "#shared/rules/planner/dates.ts";
import { timeAdvice, TIME_WEIGHT } from "#shared/rules/planner/times.ts";
import { SourceNote } from "#client/components/signals.tsx";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { CopyButton } from "#client/components/ui/copy-button.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { TextField } from "#client/components/ui/field.tsx";
import { deleteIdea, savedCopy, saveIdea } from "#client/lib/saved-ideas.ts";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { sectionPath } from "#client/paths.ts";
import { MoveField } from "./move-field.tsx";
import { dayName, ideaOf, postAsText, surfaceOf } from "./plan-text.ts";
import { TitleField } from "./title-field.tsx";

interface DayDialogProps {
  readonly plan: OpenPlan;
  /** The day that is open, if any. */
  readonly day: number | undefined;
  readonly onClose: () => void;
  readonly onMove: (to: number) => void;
  readonly onChange: (plan: OpenPlan) => void;
}

/** A posting day, opened: what to film, when to post it and why, and what can be done with it. */
export function DayDialog({ plan, day, onClose, onMove, onChange }: DayDialogProps) {
  const post = plan.plan.days.find((one) => one.day === day);
  const change = (part: Partial<PlannedPost>) => {
    const days = plan.plan.days.map((one) => (one === post ? Object.assign({}, one, part) : one));
    onChange({ ...plan, plan: { ...plan.plan, days } });
  };
  return (
    <Dialog
      title={day === undefined ? "" : dayName(plan.start, day)}
      open={post !== undefined}
      onClose={onClose}
      actions={
        post && (
          <>
            <CopyButton text={postAsText(post, plan.start)} done="Copied" />
            <SaveIdea post={post} plan={plan} />
            <Link to={schedulePath(post, plan.start)} className={buttonClass("secondary", "small")}>
              <CalendarClock aria-hidden />
              Schedule
            </Link>
          </>
        )
      }
    >
      {post && (
        <div className="grid gap-5 wrap-anywhere">
          <TitleField key={post.day} title={post.title} onChange={(title) => change({ title })} />
          <blockquote dir="auto" className="border-s-2 border-accent ps-4 text-[1.0625rem]">
            {post.hook}
          </blockquote>
          <Facts
            facts={[
              ["Format", post.format],
              ["Why this video", post.why],
            ]}
          />
          <div className="grid gap-4 rounded-xl bg-sunken p-4">
            <div className="grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <TextField
                label="Best time"
                type="time"
                value={post.time}
                onChange={(event) => {
                  if (event.target.value !== "") change({ time: event.target.value });
                }}
              />
              <MoveField key={post.day} plan={plan} day={post.day} onMove={onMove} />
            </div>
            <TimeReason time={post.time} />
          </div>
          <Facts
            facts={[
              ["On screen", post.description],
              ["Call to action", post.cta],
              ["Audience", post.targetAudience],
            ]}
          />
          {post.engine === "built-in" && (
            <p className="text-sm text-ink-soft">From Crescendo's built-in engine, not from the model.</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** The scheduler's form with a post's title and time, and its date where the plan has real ones. */
function schedulePath({ title, day, time }: PlannedPost, start: string): string {
  const date = dateOfDay(start, day);
  return sectionPath("video-scheduler", { title, time, ...(date && { date: isoDate(date) }) });
}

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: string | undefined])[];
}

/** What is known of a post, by name; what isn't, isn't mentioned. */
function Facts({ facts }: FactsProps) {
  const known = facts.filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="grid gap-3.5">
      {known.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why this time, and how sure that is. */
function TimeReason({ time }: { readonly time: string }) {
  const advice = timeAdvice(time);
  return (
    <div className="grid gap-1.5 text-sm text-ink-soft">
      <p>
        {advice === undefined ? "No study that Crescendo has checked speaks for this time." : advice.why}{" "}
        {advice !== undefined && (
          <>
            (<SourceNote source={advice.source} />
            .)
          </>
        )}
      </p>
      <p>How sure: not very. {TIME_WEIGHT}</p>
    </div>
  );
}

function SaveIdea({ post, plan }: { readonly post: PlannedPost; readonly plan: OpenPlan }) {
  const idea = ideaOf(post, plan);
  const copy = savedCopy(useStore(stores.savedIdeas), idea);
  const toggle = () =>
    copy === undefined ? saveIdea(idea, plan.request.niche, { platform: surfaceOf(plan) }) : deleteIdea(copy);
  return (
    <Button size="small" aria-pressed={copy !== undefined} onClick={toggle}>
      {copy === undefined ? (
        <Bookmark aria-hidden />
      ) : (
        <BookmarkCheck aria-hidden className="text-accent-text" />
      )}
      {copy === undefined ? "Save to Saved Ideas" : "Saved"}
    </Button>
  );
}
