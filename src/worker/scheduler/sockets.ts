import { LIVE_CLOSE, LIVE_LIMITS, type QueueEvent } from "#shared/contracts/schedule.ts";

/** The open tabs of a workspace. They outlive the object's memory: the runtime holds them. */
export class Sockets {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Takes a tab in and tells it something first; where there are too many, the one that came first goes. */
  accept(first: QueueEvent): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.#ctx.acceptWebSocket(server);
    server.serializeAttachment(Math.max(0, ...this.#open().map(numberOf)) + 1);
    server.send(JSON.stringify(first));
    const open = this.#open().toSorted((a, b) => numberOf(a) - numberOf(b));
    for (const socket of open.slice(0, Math.max(0, open.length - LIVE_LIMITS.sockets)))
      socket.close(LIVE_CLOSE.tooMany, "Too many tabs are open.");
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Tells every tab. One that is going away hears nothing. */
  tell(event: QueueEvent): void {
    const open = this.#open();
    const text = open.length === 0 ? "" : JSON.stringify(event);
    for (const socket of open) socket.send(text);
  }

  /** Sends every tab away. */
  closeAll(code: number, reason: string): void {
    for (const socket of this.#open()) socket.close(code, reason);
  }

  #open(): WebSocket[] {
    return this.#ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN);
  }
}

/** Sockets are numbered as they come: the runtime lists them in no order. */
function numberOf(socket: WebSocket): number {
  return Number(socket.deserializeAttachment() ?? 0);
}
