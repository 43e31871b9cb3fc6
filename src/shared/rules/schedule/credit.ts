import { LIVE_LIMITS } from "../../contracts/schedule.ts";

const utf8 = new TextEncoder();

/** Counts what a tab took in of a live connection, which has to say so before the server's patience ends. */
export class Intake {
  #bytes = 0;

  /** Counts a message. @returns whether it is time to say "ping": half of what is sent between two was taken in. */
  take(message: string): boolean {
    this.#bytes += utf8.encode(message).byteLength;
    return this.#bytes >= LIVE_LIMITS.credit / 2;
  }

  /** Begins anew, as the server does when it hears a "ping". */
  reset(): void {
    this.#bytes = 0;
  }
}
