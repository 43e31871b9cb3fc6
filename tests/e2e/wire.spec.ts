import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { assist } from "#shared/contracts/assistant.ts";
import { ErrorBody } from "#shared/errors.ts";
import { expect, test } from "../support/app.ts";
import { SERVERS } from "../support/servers.ts";

/** Sends these bytes as they are. @returns the answer, with its head. */
async function send(bytes: string): Promise<string> {
  const { hostname, port } = new URL(SERVERS.builtIn.url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

const HEAD = [
  `POST ${assist.path} HTTP/1.1`,
  `Host: ${new URL(SERVERS.builtIn.url).host}`,
  "Content-Type: application/json",
  "Transfer-Encoding: chunked",
  "Connection: close",
].join("\r\n");

for (const chunks of ["zz\r\nabc\r\n0\r\n\r\n", "-1\r\nabc\r\n0\r\n\r\n", "fffffffffffffffffff\r\nabc\r\n"]) {
  test(`a body with a bad chunk size (${chunks.split("\r\n")[0]}) is the caller's fault`, async () => {
    const answer = await send(`${HEAD}\r\n\r\n${chunks}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
    const body: unknown = JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1));
    expect(ErrorBody.parse(body).code).toBe("bad_request");
  });
}

test("a page and an answer of the API keep a browser to https for the same time", async ({ request }) => {
  const headers = await Promise.all(
    ["/", "/dashboard", "/api/health"].map(async (path) => (await request.get(path)).headers()),
  );
  for (const header of headers) expect(header["strict-transport-security"]).toBe("max-age=31536000");
});
