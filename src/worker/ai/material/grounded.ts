import type { Grounding } from "#shared/contracts/grounding.ts";

/** An answer with what it rests on. */
export class Grounded<Answer> {
  readonly answer: Answer;
  readonly grounding: Grounding;

  constructor(answer: Answer, grounding: Grounding) {
    this.answer = answer;
    this.grounding = grounding;
  }
}
