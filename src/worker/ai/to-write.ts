import type { Asked } from "./model-engine.ts";

/** Thrown where the model in a creator's browser has yet to write: what it is to be asked. */
export class ToWrite extends Error {
  override readonly name = "ToWrite";
  readonly asked: Asked;

  constructor(asked: Asked) {
    super("The browser's model is to write first.");
    this.asked = asked;
  }
}
