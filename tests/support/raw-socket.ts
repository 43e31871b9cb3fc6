import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { LIVE_PATH } from "#shared/contracts/schedule.ts";

/**
 * A live connection without a browser's manners: what it reads, and what it does when it is closed, is its own affair.
 * @param site where the site is served. @param cookie as it is sent.
 */
export async function openRaw(site: URL, cookie: string): Promise<Socket> {
  const socket = connect(Number(site.port), site.hostname);
  socket.write(
    [
      `GET ${LIVE_PATH} HTTP/1.1`,
      `Host: ${site.host}`,
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      `Cookie: ${cookie}`,
      "\r\n",
    ].join("\r\n"),
  );
  await once(socket, "data");
  return socket;
}
