import { REPETITION_POLICY } from "#shared/rules/planner/titles.ts";
import { Note } from "#client/components/ui/note.tsx";

const days = new Intl.ListFormat("en");

/** Tells of days whose titles are nearly the same. @param props.groups days from 1 to 30. */
export function SimilarTitles({ groups }: { readonly groups: readonly (readonly number[])[] }) {
  if (groups.length === 0) return null;
  return (
    <Note tone="warn">
      {groups.map((group) => (
        <p key={group.join(" ")}>Days {days.format(group.map(String))} have nearly the same title.</p>
      ))}
      <p className="mt-1">{REPETITION_POLICY} Open a day and change its title.</p>
    </Note>
  );
}
