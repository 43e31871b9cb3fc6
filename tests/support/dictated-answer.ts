import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";

/** An answer that a test writes piece by piece. */
export interface DictatedAnswer {
  /** Resolves when the page has asked. */
  readonly asked: Promise<void>;
  /** Resolves when the page has hung up. */
  readonly hungUp: Promise<void>;
  send(event: string, data: unknown): void;
  /** Ends the answer in order. */
  end(): void;
  /** Breaks the connection in the middle. */
  cut(): void;
  close(): void;
}

/** Serves the page's next question of the AI from a server of the test's own, over a real connection. */
export async function dictateAnswer(page: Page): Promise<DictatedAnswer> {
  const asked = Promise.withResolvers<ServerResponse>();
  const hungUp = Promise.withResolvers<void>();
  let answer: ServerResponse | undefined;
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    response.on("close", () => hungUp.resolve());
    answer = response;
    asked.resolve(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await page.route("**/api/ai/assist", (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return {
    asked: asked.promise.then(() => undefined),
    hungUp: hungUp.promise,
    send: (event, data) => answer?.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => answer?.end(),
    cut: () => answer?.destroy(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
