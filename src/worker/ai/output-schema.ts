import * as z from "zod/mini";
import type { Task } from "./task.ts";

const schemas = new WeakMap<z.ZodMiniType, Record<string, unknown>>();

/** The form of a task's JSON, as far as JSON Schema can say it; undefined for a task in prose. */
export function outputSchema({ output }: Task): Record<string, unknown> | undefined {
  if (output === undefined) return undefined;
  const known = schemas.get(output);
  if (known !== undefined) return known;
  const { $schema: _, ...schema } = z.toJSONSchema(output, { io: "input", unrepresentable: "any" });
  schemas.set(output, schema);
  return schema;
}
