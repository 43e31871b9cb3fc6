import { ArrowRight, Bookmark } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { PLATFORMS } from "#shared/contracts/platforms.ts";
import { IdeaSteps } from "#client/components/idea-steps.tsx";
import { buttonClass } from "#client/components/ui/button.tsx";
import { Card } from "#client/components/ui/card.tsx";
import { EmptyState } from "#client/components/ui/empty-state.tsx";
import { needsCare } from "#shared/contracts/grounding.ts";
import { PageHeading } from "#client/components/ui/page-heading.tsx";
import { formatDay } from "#client/lib/format.ts";
import { NEXT_VIDEO_ROOM } from "#client/features/schedule/next-video-room.ts";
import { stores } from "#client/lib/stores.ts";
import { useStore } from "#client/lib/use-store.ts";
import { sectionPath } from "#client/paths.ts";
import { QuickIdeas } from "./quick-ideas.tsx";

const PlatformTiles = lazy(async () => ({
  default: (await import("#client/features/platforms/platform-tiles.tsx")).PlatformTiles,
}));

// Only who has videos in the queue needs it.
const NextVideo = lazy(async () => ({
  default: (await import("#client/features/schedule/next-video.tsx")).NextVideo,
}));

/** Stands in the copy of a queue that holds a video which isn't posted; in a title its quotes would be escaped. */
const WAITING = /"status":"(?:scheduled|due)"/u;

/** How many saved ideas the overview shows. */
const SHOWN = 3;

/** The dashboard's first screen: what is useful today, made of what is there. */
export function Overview() {
  const user = useStore(stores.user);
  const ideas = useStore(stores.savedIdeas);
  const isWaiting = WAITING.test(useStore(stores.scheduleQueue));
  const mayWait = useStore(stores.hasQueue) === "yes";
  const [hour] = useState(() => new Date().getHours());
  const [latest] = ideas;
  const strongest = ideas
    .filter(({ care }) => !needsCare(care))
    .toSorted((a, b) => b.viralScore - a.viralScore)[0];
  return (
    <>
      <PageHeading title="Dashboard">
        {greeting(hour)}, <bdi>{user?.full_name}</bdi>. What are you making next?
      </PageHeading>
      <div className="grid gap-5 lg:grid-cols-[1.6fr_1fr]">
        <QuickIdeas />
        <Card as="section" aria-label="Saved so far" className="flex flex-col p-5 sm:p-6">
          <h2 className="text-lg font-semibold">Saved so far</h2>
          <p className="mt-4 text-5xl font-semibold tracking-tight tabular">{ideas.length}</p>
          <p className="text-ink-soft">{ideas.length === 1 ? "video idea" : "video ideas"}</p>
          {strongest !== undefined && (
            <p className="mt-auto pt-5 text-sm text-ink-soft">
              Strongest: {Math.round(strongest.viralScore)}% viral,{" "}
              <Link
                to={sectionPath("saved-ideas", { idea: strongest.id })}
                className="text-accent-text underline"
              >
                <bdi>{strongest.title}</bdi>
              </Link>
            </p>
          )}
        </Card>
      </div>
      {(isWaiting || mayWait) && (
        <Suspense fallback={isWaiting && <Card aria-hidden className={NEXT_VIDEO_ROOM} />}>
          <NextVideo />
        </Suspense>
      )}
      <Card as="section" aria-labelledby="platforms" className="mt-5 p-5 sm:p-6">
        <h2 id="platforms" className="mb-4 text-lg font-semibold">
          Connected Platforms
        </h2>
        <Suspense fallback={<TileSpace />}>
          <PlatformTiles />
        </Suspense>
      </Card>
      {latest !== undefined && (
        <Card
          as="section"
          aria-labelledby="next"
          className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 sm:p-6"
        >
          <div className="min-w-0 flex-1 basis-72">
            <h2 id="next" className="text-sm text-ink-soft">
              Next for your latest idea
            </h2>
            <p dir="auto" className="mt-0.5 text-lg font-semibold wrap-anywhere">
              {latest.title}
            </p>
          </div>
          <IdeaSteps idea={latest} look="secondary" />
        </Card>
      )}
      <section aria-labelledby="latest" className="mt-10">
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id="latest" className="text-lg font-semibold">
            Latest saved ideas
          </h2>
          {ideas.length > 0 && (
            <Link to={sectionPath("saved-ideas")} className={buttonClass("quiet", "small")}>
              All saved ideas
              <ArrowRight aria-hidden />
            </Link>
          )}
        </div>
        {ideas.length === 0 ? (
          <EmptyState icon={<Bookmark />} title="No saved ideas yet">
            Save ideas from the AI Video Idea Generator and the latest stand here.
          </EmptyState>
        ) : (
          <ul className="grid gap-4 md:grid-cols-3">
            {ideas.slice(0, SHOWN).map((idea) => (
              <li key={idea.id}>
                <Link
                  to={sectionPath("saved-ideas", { idea: idea.id })}
                  className="flex h-full flex-col rounded-2xl border border-line bg-surface p-5 shadow-card transition-colors hover:border-line-strong"
                >
                  <span dir="auto" className="line-clamp-3 font-medium wrap-anywhere">
                    {idea.title}
                  </span>
                  <span className="mt-auto pt-4 text-sm text-ink-soft tabular">
                    {!needsCare(idea.care) && `${Math.round(idea.viralScore)}% viral · `}
                    {formatDay(idea.savedAt)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** The room of the three tiles while they load, so that nothing below moves. */
function TileSpace() {
  return (
    <div aria-hidden className="grid gap-3 xl:grid-cols-3">
      {PLATFORMS.map((platform) => (
        <div key={platform} className="min-h-44 rounded-xl border border-line sm:max-xl:min-h-20" />
      ))}
    </div>
  );
}

/** @param hour of the creator's day, 0 to 23. */
function greeting(hour: number): string {
  if (hour < 5) return "Still up";
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
