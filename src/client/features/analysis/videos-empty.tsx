import { useQuery } from "@tanstack/react-query";
import { ChartColumn, LogIn, Upload } from "lucide-react";
import { Link } from "react-router-dom";
import { GOOGLE_CONNECT_PATH } from "#shared/contracts/google.ts";
import { Button, buttonClass } from "#client/components/ui/button.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { PATHS } from "#client/paths.ts";
import { googleQuery } from "#client/queries/google.ts";

const STEPS = [
  "In YouTube Studio open Analytics and choose Advanced mode.",
  "Choose the Content tab and the days you want to look at.",
  "Choose the download arrow at the top, then Comma-separated values (.csv).",
  "Unpack the zip file. “Table data.csv” holds your videos, “Totals.csv” your channel day by day.",
];

/** The screen before there are numbers: the ways to them (spec §8). */
export function VideosEmpty({ onImport }: { readonly onImport: () => void }) {
  const google = useQuery(googleQuery).data;
  return (
    <div className="grid gap-6">
      <EmptyState
        icon={<ChartColumn />}
        title="No video analytics available yet. Connect your YouTube account to see detailed video performance."
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            {google?.available === true ? (
              <a href={GOOGLE_CONNECT_PATH} className={buttonClass("primary")}>
                <LogIn aria-hidden />
                Sign in with Google
              </a>
            ) : (
              <Link to={PATHS.dashboard} className={buttonClass()}>
                Connect YouTube
              </Link>
            )}
            <Button look={google?.available === true ? "secondary" : "primary"} onClick={onImport}>
              <Upload aria-hidden />
              Import CSV
            </Button>
          </div>
        }
      >
        {google?.available === false &&
          "This site has no sign-in with Google, and a link shows only what is public: import a file for each video's numbers."}
      </EmptyState>
      <section
        aria-labelledby="studio-export"
        className="rounded-2xl border border-line bg-surface p-5 sm:p-6"
      >
        <h2 id="studio-export" className="font-semibold">
          Import from YouTube Studio
        </h2>
        <ol className="mt-3 grid list-decimal gap-2 ps-5 text-[0.9375rem] marker:text-ink-soft">
          {STEPS.map((step) => (
            <li key={step} className="ps-1">
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-4 text-sm text-ink-soft">
          Import both files, or drop them anywhere here. They are read in this browser and sent nowhere.
        </p>
      </section>
    </div>
  );
}
