import * as z from "zod/mini";
import { LIVE_CLOSE, LIVE_LIMITS, type QueueEvent } from "#shared/contracts/schedule.ts";

/** What is known of a socket; the runtime keeps it while the object is out of memory. */
const SocketState = z.object({
  /** Sockets are numbered as they come: the runtime lists them in no order. */
  number: z.int(),
  /** Bytes sent since the last ping. */
  sent: z.int(),
  /** When the last ping came that those bytes are counted from, in epoch milliseconds; 0 before the first. */
  pingedAt: z.number(),
  /** Whether it was told to look, and hears nothing until it says "ping". */
  behind: z.boolean(),
});
type SocketState = z.infer<typeof SocketState>;

const FIRST: SocketState = { number: 0, sent: 0, pingedAt: 0, behind: false };

/** An event as it is sent, and what is sent in its place to who can't take it in. */
interface Message {
  readonly text: string;
  readonly look: string;
}

/**
 * The open tabs of a workspace. They outlive the object's memory: the runtime holds them, and answers their pings
 * without waking the object. What a tab doesn't read piles up, so it hears no more between two pings than
 * LIVE_LIMITS.credit.
 */
export class Sockets {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Whether a tab is open. */
  get any(): boolean {
    return this.#open().length > 0;
  }

  /** Takes a tab in and tells it something first; where there are too many, the one that came first goes. */
  accept(first: QueueEvent): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.#ctx.acceptWebSocket(server);
    server.serializeAttachment({ ...FIRST, number: Math.max(0, ...this.#open().map(numberOf)) + 1 });
    this.#send(server, messageOf(first));
    const open = this.#open().toSorted((a, b) => numberOf(a) - numberOf(b));
    for (const socket of open.slice(0, Math.max(0, open.length - LIVE_LIMITS.sockets)))
      socket.close(LIVE_CLOSE.tooMany, "Too many tabs are open.");
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Tells every tab. One that is going away hears nothing. */
  tell(event: QueueEvent): void {
    const open = this.#open();
    if (open.length === 0) return;
    const message = messageOf(event);
    for (const socket of open) this.#send(socket, message);
  }

  /** Sends every tab away. */
  closeAll(code: number, reason: string): void {
    for (const socket of this.#open()) socket.close(code, reason);
  }

  #send(socket: WebSocket, { text, look }: Message): void {
    const before = this.#stateOf(socket);
    if (before.behind) return;
    const behind = before.sent + text.length > LIVE_LIMITS.credit;
    const sent = behind ? look : text;
    socket.serializeAttachment({ ...before, sent: before.sent + sent.length, behind });
    socket.send(sent);
  }

  /** A ping since the last look at a socket says that it took in what was sent before. */
  #stateOf(socket: WebSocket): SocketState {
    const state = stateOf(socket);
    const pingedAt = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
    return pingedAt > state.pingedAt ? { ...FIRST, number: state.number, pingedAt } : state;
  }

  #open(): WebSocket[] {
    return this.#ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN);
  }
}

/** Lengths are counted in UTF-16 units here, which is near enough to bytes for a bound. */
function messageOf(event: QueueEvent): Message {
  const { queueId, revision } = event.type === "queue" ? event.queue : event;
  const look = JSON.stringify({ type: "look", queueId, revision } satisfies QueueEvent);
  const text = JSON.stringify(event);
  return { text: text.length > LIVE_LIMITS.event ? look : text, look };
}

function stateOf(socket: WebSocket): SocketState {
  return SocketState.safeParse(socket.deserializeAttachment()).data ?? FIRST;
}

const numberOf = (socket: WebSocket) => stateOf(socket).number;
