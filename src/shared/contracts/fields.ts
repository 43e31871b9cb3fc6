import * as z from "zod/mini";

const folded = (name: string) =>
  z.pipe(
    z.string(`${name} must be text.`),
    z.transform((text: string) => text.replace(/\s+/gu, " ").trim()),
  );

/**
 * A line that a person types: trimmed, inner white space folded to one space, so that it reads the same in
 * any sentence. @param max UTF-16 units.
 */
export function line(max: number, name: string) {
  return z.pipe(
    folded(name),
    z.string().check(z.maxLength(max, `${name} can be at most ${max} characters.`)),
  );
}

/** The same, which can't be left empty. @param missing what a person reads who did. */
export function neededLine(max: number, name: string, missing: string) {
  return z.prefault(z.pipe(line(max, name), z.string().check(z.minLength(1, missing))), "");
}

/** A text of several lines, trimmed. @param max UTF-16 units. */
export function prose(max: number, name: string) {
  return z
    .string(`${name} must be text.`)
    .check(z.trim(), z.maxLength(max, `${name} can be at most ${max} characters.`));
}

/** The same, which can't be left empty. @param missing what a person reads who did. */
export function neededProse(max: number, name: string, missing: string) {
  return z.prefault(prose(max, name).check(z.minLength(1, missing)), "");
}

/** What may be hidden, moved or of another shape: what can't be read is null, and the rest still reads. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.transform((value: unknown) => (schema.safeParse(value).success ? value : null)),
    z.nullable(schema),
  );
}
