import { type Agent, request } from "node:http";

/** A browser that has been here before. */
const HEADERS = { "Content-Type": "application/json", Cookie: `workspace=${"0".repeat(32)}` };

/** One call of the API. */
export interface Call {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  /** JSON. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks once. @returns milliseconds until the whole answer is read, and the answer. */
export function ask(
  url: URL,
  agent: Agent,
  { method, path, body, headers }: Call,
): Promise<{ time: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ time: number; text: string }>();
  const begin = performance.now();
  const call = request(
    new URL(path, url),
    { method, agent, headers: { ...HEADERS, ...headers } },
    (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("end", () => {
        if (response.statusCode === 200) resolve({ time: performance.now() - begin, text });
        else reject(new Error(`${path} answered ${response.statusCode}: ${text}`));
      });
    },
  );
  call.on("error", reject);
  call.end(body);
  return promise;
}
