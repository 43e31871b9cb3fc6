import { useEffect, useState } from "react";
import { formatNumber } from "#client/lib/format.ts";
import { useOnline } from "#client/lib/use-online.ts";
import { Button } from "#client/components/ui/button.tsx";
import { Note } from "#client/components/ui/note.tsx";
import type { LostVideos } from "./use-lost.ts";
import type { QueueState } from "./use-queue.ts";

/** A connection that comes back within this time was never missed, in milliseconds. */
const GRACE = 1500;

/** Says where the list isn't what the server holds right now, and why. */
export function ConnectionBanner({ queue }: { readonly queue: QueueState }) {
  if (queue.connection === "polling")
    return <Note>Live updates can't get through right now, so this list is read every 15 seconds.</Note>;
  if (queue.connection === "forgotten")
    return (
      <Note
        tone="warn"
        action={
          <Button size="small" onClick={() => location.reload()}>
            Reload
          </Button>
        }
      >
        Everything was deleted in another tab, this queue with it. Reload the page to begin a new one.
      </Note>
    );
  return queue.connection === "reconnecting" ? <Lost onReconnect={queue.reconnect} /> : null;
}

function Lost({ onReconnect }: { readonly onReconnect: () => void }) {
  const online = useOnline();
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMissed(true), GRACE);
    return () => clearTimeout(timer);
  }, []);
  if (!missed) return null;
  return (
    <Note
      tone="warn"
      action={
        <Button size="small" onClick={onReconnect}>
          Reconnect now
        </Button>
      }
    >
      {online
        ? "The connection is lost. Reconnecting; what you see is how it was before."
        : "You're offline. What you see is how it was before; it catches up when you're connected."}
    </Note>
  );
}

/** Says what happened to videos that the server didn't hold. */
export function LossNote({ lost }: { readonly lost: LostVideos }) {
  const { loss } = lost;
  if (loss === undefined) return null;
  if (loss.kind === "restored")
    return (
      <Note
        action={
          <Button size="small" look="quiet" onClick={lost.dismiss}>
            OK
          </Button>
        }
      >
        {loss.sentence}
      </Note>
    );
  const one = loss.count === 1;
  const videos = one ? "1 video" : `${formatNumber(loss.count)} videos`;
  return (
    <Note
      tone="warn"
      action={
        <>
          <Button size="small" onClick={lost.retry}>
            {one ? "Put it back" : "Put them back"}
          </Button>
          <Button size="small" look="quiet" onClick={lost.discard}>
            Discard
          </Button>
        </>
      }
    >
      {videos} in this browser {one ? "isn't" : "aren't"} on the server and couldn't be put back
      {loss.kind === "failed" ? " yet" : ""}. {loss.reason} Until then {one ? "it stays" : "they stay"} in
      this browser, and in your exports.
    </Note>
  );
}
