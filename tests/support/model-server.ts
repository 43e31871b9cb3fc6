import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A program that serves models on this machine, at a port of its own. */
export interface ServerDouble {
  /** Where its OpenAI-compatible endpoint begins. */
  readonly url: string;
  /** What it was asked: "GET /v1/models". */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** @param answer writes the answer to one request. */
export async function serveModels(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<ServerDouble> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(response, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A list as both programs send it. */
export const listOf = (...ids: readonly string[]) =>
  JSON.stringify({ object: "list", data: ids.map((id) => ({ id, object: "model", owned_by: "library" })) });
