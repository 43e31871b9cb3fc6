/** The AI answered, but not with what was asked for. `reply` is what it wrote. */
export class UnreadableReply extends Error {
  override readonly name = "UnreadableReply";
  readonly reply: string;

  /** @param message why, for a person. */
  constructor(message: string, reply: string) {
    super(message);
    this.reply = reply;
  }
}
