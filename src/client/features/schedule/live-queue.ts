import { LIVE_CLOSE, LIVE_PATH, QueueEvent } from "#shared/contracts/schedule.ts";
import { Intake } from "#shared/rules/schedule/credit.ts";
import { waitBefore } from "#shared/rules/schedule/reconnect.ts";
import { readJson } from "#shared/json.ts";

/** How often a quiet connection is asked whether it lives, and how long it may take to answer. */
const PING_EVERY = 25_000;
const PATIENCE = 10_000;
/** How often the queue is read where there is no connection, and after how many failures in a row that begins. */
const POLL_EVERY = 15_000;
const POLL_AFTER = 2;
/** A tab hidden for longer reads the queue when it is looked at again. */
const LONG_HIDDEN = 60_000;

interface LiveHandlers {
  /** What to wait for before connecting: it never rejects. */
  readonly first: Promise<void>;
  readonly onEvent: (event: QueueEvent) => void;
  /**
   * `live` from the first event of a connection, `lost` when it broke or never came, `forgotten` when the queue was
   * deleted with all that the server knew.
   */
  readonly onConnection: (state: "live" | "lost" | "forgotten") => void;
  /** Reads the whole queue over an ordinary call. */
  readonly poll: () => void;
}

export interface LiveQueue {
  /** Connects anew, where the connection is one to another queue than the browser's calls are. */
  readonly renew: () => void;
  /** Tries again at once where there is no connection. */
  readonly reconnect: () => void;
  readonly close: () => void;
}

/**
 * Hears of every change of the queue, for as long as it isn't closed: over a WebSocket that is opened again
 * whenever it breaks or falls silent; while none can be had, by reading the queue every 15 seconds.
 */
export function openLiveQueue({ first, onEvent, onConnection, poll }: LiveHandlers): LiveQueue {
  let socket: WebSocket | undefined;
  let failures = 0;
  /** How often the server ended a connection that it had taken before. */
  let refusals = 0;
  const intake = new Intake();
  let nextStep: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let hiddenSince: number | undefined;
  const listeners = new AbortController();

  const after = (wait: number, step: () => void) => {
    clearTimeout(nextStep);
    nextStep = setTimeout(step, wait);
  };
  const stopPolling = () => {
    clearInterval(polling);
    polling = undefined;
  };
  const startPolling = () => {
    if (polling !== undefined) return;
    polling = setInterval(poll, POLL_EVERY);
    poll();
  };
  const leave = () => {
    const left = socket;
    socket = undefined;
    // Browsers complain of one that is closed before it stands.
    if (left?.readyState === WebSocket.CONNECTING) left.addEventListener("open", () => left.close());
    else left?.close();
  };
  const drop = () => {
    leave();
    onConnection("lost");
    after(waitBefore(failures, Math.random()), open);
    failures += 1;
    if (failures >= POLL_AFTER) startPolling();
  };
  const ask = () => {
    intake.reset();
    if (socket?.readyState === WebSocket.OPEN) socket.send("ping");
    after(PATIENCE, drop);
  };
  const hear = (text: unknown) => {
    after(PING_EVERY, ask);
    if (text === "pong") {
      refusals = 0;
      return;
    }
    const event = QueueEvent.safeParse(typeof text === "string" ? readJson(text) : undefined);
    if (!event.success) {
      drop();
      return;
    }
    failures = 0;
    stopPolling();
    onConnection("live");
    // Until it hears so, the server tells no more than this tab takes in.
    if (event.data.type === "look" || (typeof text === "string" && intake.take(text))) ask();
    onEvent(event.data);
  };
  function open() {
    const opened = new WebSocket(location.origin.replace(/^http/u, "ws") + LIVE_PATH);
    socket = opened;
    intake.reset();
    after(PATIENCE, drop);
    opened.addEventListener("message", ({ data }) => {
      if (socket === opened) hear(data);
    });
    opened.addEventListener("close", ({ code }) => {
      if (socket !== opened) return;
      if (code === LIVE_CLOSE.forgotten) {
        close();
        onConnection("forgotten");
      } else if (code === LIVE_CLOSE.tooMany) {
        leave();
        clearTimeout(nextStep);
        onConnection("lost");
        startPolling();
      } else {
        // It would end the next one as soon.
        if (code === LIVE_CLOSE.unexpected) {
          failures = Math.max(failures, refusals);
          refusals += 1;
        }
        drop();
      }
    });
  }
  const renew = () => {
    if (listeners.signal.aborted) return;
    leave();
    open();
  };
  function close() {
    listeners.abort();
    clearTimeout(nextStep);
    stopPolling();
    leave();
  }
  const reconnect = () => {
    if (listeners.signal.aborted) return;
    if (socket?.readyState === WebSocket.OPEN) ask();
    else if (socket === undefined) open();
  };
  const look = () => {
    if (document.hidden) {
      hiddenSince = Date.now();
      return;
    }
    reconnect();
    if (hiddenSince !== undefined && Date.now() - hiddenSince > LONG_HIDDEN) poll();
    hiddenSince = undefined;
  };

  addEventListener("online", reconnect, { signal: listeners.signal });
  document.addEventListener("visibilitychange", look, { signal: listeners.signal });
  const begin = async () => {
    await first;
    if (!listeners.signal.aborted && socket === undefined) open();
  };
  void begin();
  return { renew, reconnect, close };
}
