import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { CANARY, KEY } from "./canaries.ts";
import { IDEAS } from "./fixtures.ts";

/**
 * What aimock can't do, being a good citizen of its protocol: bodies that aren't of it, refusals, errors
 * after a 200, redirects, and telling a test when a caller hung up.
 */
const scenarios: Record<string, (response: ServerResponse) => void> = {
  // Takes the cap under its newer name alone, or under none, and answers with the cap it was given.
  "newer-cap": (response) => capped(response, "max_tokens", "max_completion_tokens"),
  "no-cap": (response) => capped(response, "max_tokens", ""),
  "old-cap": (response) => capped(response, "max_completion_tokens", "max_tokens"),
  "small-context": (response) => {
    if (/"max_(completion_)?tokens"/u.test(bodies.get(response) ?? ""))
      send(
        response,
        400,
        "application/json",
        JSON.stringify({
          error: { message: "max_tokens is too large: the context is 2048.", param: "max_tokens" },
        }),
      );
    else send(response, 200, "application/json", JSON.stringify(completion("Without a cap.")));
  },
  // What endpoints say that take any JSON but no schema, in three ways, and one that takes neither.
  "no-schema": (response) =>
    formed(response, /"json_schema"/u, "This model does not support response format `json_schema`."),
  "no-schema-type": (response) =>
    formed(response, /"json_schema"/u, "This response_format type is unavailable now"),
  "no-schema-wordless": (response) => formed(response, /"json_schema"/u, "Bad request."),
  "no-form": (response) =>
    formed(response, /"response_format"/u, "'response_format' of type json_object is not supported"),
  // Takes the form, but its model can't keep to it.
  "form-not-kept": (response) =>
    formed(response, /"response_format"/u, "Failed to generate JSON.", "json_validate_failed"),
  // Shows the form it was asked for, as the hook of its idea.
  "shown-form": (response) => {
    const body: unknown = JSON.parse(bodies.get(response) ?? "{}");
    const form =
      typeof body === "object" && body !== null && "response_format" in body && body.response_format;
    const ideas = IDEAS.replace(
      '"Your oven isn\'t the problem."',
      JSON.stringify(JSON.stringify(form).slice(0, 600)),
    );
    send(response, 200, "application/json", JSON.stringify(completion(ideas)));
  },
  // Writes for ever, a word now and then.
  dripping: (response) => {
    const drip = setInterval(() => stream(response, [chunk("drip ")]), 50);
    response.on("close", () => clearInterval(drip));
  },
  "empty-dripping": (response) => {
    const drip = setInterval(() => stream(response, [chunk("")]), 50);
    response.on("close", () => clearInterval(drip));
  },
  "counted-usage": (response) =>
    send(
      response,
      200,
      "application/json",
      JSON.stringify({ ...completion("Counted."), usage: { total_tokens: 4000 } }),
    ),
  "streamed-usage": (response) => {
    stream(response, [
      chunk("Counted."),
      { choices: [{ delta: {}, finish_reason: "stop" }] },
      { choices: [], usage: { total_tokens: 4000 } },
    ]);
    response.end("data: [DONE]\n\n");
  },
  "status-401": (response) => refuse(response, 401),
  "status-402": (response) => refuse(response, 402),
  "status-404": (response) => refuse(response, 404),
  // Answers with the path it was asked for, and who asked.
  "where-and-who": (response) => {
    const { url = "", headers } = response.req;
    const says = `${url} by ${headers.authorization}`;
    send(response, 200, "application/json", JSON.stringify(completion(says)));
  },
  // Answers with the path it was asked for.
  echo: (response) => send(response, 200, "application/json", JSON.stringify(response.req.url)),
  html: (response) => send(response, 200, "text/html", `<!doctype html><title>${CANARY}</title>`),
  "html-as-json": (response) => send(response, 200, "application/json", `<html>${CANARY} ${KEY}</html>`),
  "error-in-200": (response) =>
    send(
      response,
      200,
      "application/json",
      JSON.stringify({ error: { code: 402, message: `${CANARY} ${KEY}` } }),
    ),
  "wordless-429": (response) => {
    response.writeHead(429, { "Retry-After": "3600", "Content-Length": "0" }).end();
  },
  "no-content": (response) => {
    response.writeHead(204, { "Retry-After": "1" }).end();
  },
  "busy-503": (response) => {
    response.setHeader("Retry-After", "20");
    send(response, 503, "text/plain", `${CANARY} ${KEY}`);
  },
  redirect: (response) => {
    response.writeHead(302, { Location: "/elsewhere" }).end(CANARY);
  },
  gzipped: (response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" });
    response.end(gzipSync(JSON.stringify(completion("Unpacked."))));
  },
  refusal: (response) =>
    send(response, 200, "application/json", JSON.stringify(completion(null, { refusal: `${CANARY} no.` }))),
  "parts-of-text": (response) =>
    send(
      response,
      200,
      "application/json",
      JSON.stringify(
        completion([
          { type: "text", text: "In " },
          { type: "text", text: "parts." },
        ]),
      ),
    ),
  "error-first": (response) => {
    stream(response, [{ error: { code: 429, message: `${CANARY} ${KEY}` } }]);
    response.end();
  },
  "error-later": (response) => {
    stream(response, [chunk("First words, "), { error: { code: 402, message: `${CANARY} ${KEY}` } }]);
    response.end();
  },
  "refusal-later": (response) => {
    stream(response, [chunk("First words, "), { choices: [{ delta: { refusal: `${CANARY} no.` } }] }]);
    response.end();
  },
  "not-json-later": (response) => {
    stream(response, [chunk("First words, ")]);
    response.end(`data: {${CANARY}\n\n`);
  },
  "ends-early": (response) => {
    stream(response, [chunk("First words, ")]);
    response.end("data: [DONE]\n\n");
  },
  "cut-body": (response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
    response.write('{"choices": [', () => response.destroy());
  },
  // These two wait for /release, or for ever.
  held: () => undefined,
  "held-stream": (response) => stream(response, [chunk("First words, ")]),
};

function refuse(response: ServerResponse, status: number): void {
  send(response, status, "application/json", JSON.stringify({ error: { message: `${CANARY} ${KEY}` } }));
}

/** What was asked of each. */
const bodies = new WeakMap<ServerResponse, string>();

/** Answers with ideas, unless the body asks for a form that it refuses. */
function formed(response: ServerResponse, refuses: RegExp, message: string, code?: string): void {
  if (refuses.test(bodies.get(response) ?? ""))
    send(
      response,
      400,
      "application/json",
      JSON.stringify({ error: { message: `${message} ${CANARY}`, code } }),
    );
  else send(response, 200, "application/json", JSON.stringify(completion(IDEAS)));
}

function capped(response: ServerResponse, refuses: string, other: string): void {
  const body = bodies.get(response) ?? "";
  if (!body.includes(`"${refuses}"`) && (other !== "" || !body.includes('"max_completion_tokens"')))
    return send(
      response,
      200,
      "application/json",
      JSON.stringify(completion(/"max_(?:completion_)?tokens":\d+/u.exec(body)?.[0] ?? "no cap")),
    );
  const param = body.includes(`"${refuses}"`) ? refuses : "max_completion_tokens";
  const message = `Unsupported parameter: '${param}' is not supported with this model. Use '${other}' instead.`;
  send(
    response,
    400,
    "application/json",
    JSON.stringify({ error: { message, param, code: "unsupported_parameter" } }),
  );
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { "Content-Type": type }).end(body);
}

function completion(content: unknown, rest: object = {}): object {
  return { choices: [{ message: { role: "assistant", content, ...rest }, finish_reason: "stop" }] };
}

function chunk(content: string): object {
  return { choices: [{ delta: { content } }] };
}

function stream(response: ServerResponse, events: readonly object[]): void {
  if (!response.headersSent) response.writeHead(200, { "Content-Type": "text/event-stream" });
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
}

interface Call {
  readonly body: string;
  readonly response: ServerResponse;
  /** True where the caller hung up before the answer. */
  hungUp: boolean;
}

/**
 * An endpoint whose model name is the scenario, and a desk where tests ask about the calls that hold a text:
 * `/calls` counts them, `/opened` answers once there is one, `/hung-up` once its caller left, `/release`
 * answers those that wait.
 * @param otherCalls the bodies of the calls another double got, counted in `/calls`.
 */
export function rawDouble(otherCalls: () => string[]) {
  const calls: Call[] = [];
  const news = new EventEmitter().setMaxListeners(0);
  const until = async (happened: () => boolean) => {
    while (!happened()) await once(news, "call");
  };

  const desk: Record<string, (text: string) => unknown> = {
    "/calls": (text) =>
      [...calls.map((call) => call.body), ...otherCalls()].filter((body) => body.includes(text)).length,
    "/opened": (text) => until(() => calls.some((call) => call.body.includes(text))),
    "/hung-up": (text) => until(() => calls.some((call) => call.body.includes(text) && call.hungUp)),
    "/release": (text) => {
      for (const { body, response } of calls.filter(
        (call) => call.body.includes(text) && !call.response.writableEnded,
      )) {
        if (!body.includes('"stream":true'))
          send(response, 200, "application/json", JSON.stringify(completion("Released.")));
        else {
          stream(response, [chunk("last words."), { choices: [{ delta: {}, finish_reason: "stop" }] }]);
          response.end("data: [DONE]\n\n");
        }
      }
    },
  };

  return createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://double");
    const ask = desk[url.pathname];
    if (ask !== undefined) {
      const answer = await ask(url.searchParams.get("text") ?? "");
      return send(response, 200, "application/json", JSON.stringify(answer ?? null));
    }
    const body = await textOf(request);
    const call: Call = { body, response, hungUp: false };
    calls.push(call);
    bodies.set(response, body);
    response.on("close", () => {
      call.hungUp = !response.writableEnded;
      news.emit("call");
    });
    news.emit("call");
    const scenario = scenarios[modelIn(body)];
    if (scenario === undefined) return send(response, 501, "text/plain", "no such scenario");
    scenario(response);
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request.setEncoding("utf8")) text += piece;
  return text;
}

function modelIn(body: string): string {
  return /"model":"([^"]*)"/u.exec(body)?.[1] ?? "";
}
