import * as z from "zod/mini";

// For what a third party may hide or move: what can't be read is null, and the rest still reads.

/** The value, or null where it isn't of the schema. */
export function orNull<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.pipe(
    z.transform((value: unknown) => (schema.safeParse(value).success ? value : null)),
    z.nullable(schema),
  );
}

/** A part of an answer; one that is missing reads as if it held nothing. */
export function part<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === "object" && value !== null && !Array.isArray(value) ? value : {},
    ),
    z.object(shape),
  );
}
