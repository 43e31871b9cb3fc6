import { afterEach, expect, test, vi } from "vitest";
import { assist, type AssistRequest } from "#shared/contracts/assistant.ts";
import { CallError } from "#client/lib/api.ts";
import { callEvents, type ServerEvent } from "#client/lib/events.ts";

const body: AssistRequest = { task: "general", input: "How?" };
const bytes = new TextEncoder();

/** Answers the next call with these pieces, cut where the test says. */
function answerWith(...pieces: (Uint8Array | Error)[]) {
  const cancelled = vi.fn();
  const left = [...pieces];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(piece);
    },
    cancel: cancelled,
  });
  const fetched = vi.fn(() => Promise.resolve(new Response(stream)));
  vi.stubGlobal("fetch", fetched);
  return { cancelled, fetched };
}

async function all(signal?: AbortSignal): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of callEvents(assist, { body, signal })) events.push(event);
  return events;
}

afterEach(() => vi.unstubAllGlobals());

test("events are read wherever the network cuts them, also inside a character", async () => {
  const text = bytes.encode('event: delta\ndata: {"text":"日本🎸"}\n\nevent: done\ndata: {}\n\n');
  for (const size of [1, 3, 7, 1000]) {
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      text.slice(index * size, (index + 1) * size),
    );
    answerWith(...pieces);
    expect(await all()).toEqual([
      { event: "delta", data: { text: "日本🎸" } },
      { event: "done", data: {} },
    ]);
  }
});

test("a call asks for events and sends its body as JSON", async () => {
  const { fetched } = answerWith();
  await all();
  expect(fetched).toHaveBeenCalledWith(
    "/api/ai/assist",
    expect.objectContaining({
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    }),
  );
});

test("what comes before a broken connection is handed on, then a sentence", async () => {
  answerWith(bytes.encode('event: delta\ndata: {"text":"First"}\n\n'), new TypeError("network error"));
  const events = callEvents(assist, { body });
  expect((await events.next()).value).toEqual({ event: "delta", data: { text: "First" } });
  await expect(events.next()).rejects.toThrow(
    new CallError("The connection broke before the answer was complete. Try again.", "offline"),
  );
});

test("an event that isn't JSON has no data, and an unfinished one is no event", async () => {
  answerWith(bytes.encode("event: delta\ndata: {half\n\nevent: done\ndata: {}"));
  expect(await all()).toEqual([{ event: "delta", data: undefined }]);
});

test("whoever stops reading half-way lets the connection go", async () => {
  const { cancelled } = answerWith(
    bytes.encode("data: 1\n\n"),
    bytes.encode("data: 2\n\n"),
    bytes.encode("data: 3\n\n"),
  );
  for await (const event of callEvents(assist, { body })) {
    expect(event).toEqual({ event: "message", data: 1 });
    break;
  }
  expect(cancelled).toHaveBeenCalledOnce();
});

test("an answer that failed is told with the server's sentence, else with its status", async () => {
  const failed = (text: string) =>
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(text, { status: 502, statusText: "Bad Gateway" })),
    );
  const ours = { success: false, error: "Busy.", message: "Busy.", code: "ai_busy", requestId: "1" };
  failed(JSON.stringify(ours));
  await expect(all()).rejects.toMatchObject({ message: "Busy.", code: "ai_busy" });
  failed("<h1>proxy</h1>");
  await expect(all()).rejects.toMatchObject({ message: "AI request failed: Bad Gateway", code: undefined });
});
