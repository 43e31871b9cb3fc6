/** Words of a step that isn't done every time: "throw it out if it turns pink". Portuguese "se" is a pronoun, too. */
const SOMETIMES = /(?<!\p{L})(?:if|unless|whenever|si|sauf|sinon|wenn|falls|sofern)(?!\p{L})/iu;

/** Whether a step is done in some cases alone, so that it is neither where a task begins nor where it ends. */
export function isSometimes(step: string): boolean {
  return SOMETIMES.test(step);
}
