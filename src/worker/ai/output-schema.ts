import type { Task } from "./task.ts";

/** One of a few words, in a {@link Form}. */
export class OneOf {
  readonly words: readonly string[];

  constructor(words: readonly string[]) {
    this.words = words;
  }

  /** As a prompt shows it. */
  toJSON(): string {
    return this.words.join(" or ");
  }
}

/**
 * The JSON that a model is asked for, by example: a text says what belongs there, a number stands for a whole number, a
 * list for any number of what it holds. The prompt shows it, and its schema goes to endpoints that take one.
 */
export type Form = string | number | OneOf | readonly [Form] | { readonly [field: string]: Form };

const schemas = new WeakMap<Task, Record<string, unknown>>();

/**
 * The JSON Schema of what a model is to write; undefined for a task that answers in prose. It can be held strictly
 * everywhere: every object is closed and needs all its fields, and no keyword is in it that some endpoint refuses, such
 * as limits of lengths. Those are in the prompt, and held afterwards.
 */
export function outputSchema(task: Task): Record<string, unknown> | undefined {
  if (task.form === undefined) return undefined;
  const known = schemas.get(task);
  if (known !== undefined) return known;
  const schema = schemaOf(task.form);
  schemas.set(task, schema);
  return schema;
}

function schemaOf(form: Form): Record<string, unknown> {
  if (typeof form === "string") return { type: "string" };
  if (typeof form === "number") return { type: "integer" };
  if (form instanceof OneOf) return { type: "string", enum: form.words };
  if (isList(form)) return { type: "array", items: schemaOf(form[0]) };
  const fields = Object.entries(form);
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(([name, part]) => [name, schemaOf(part)])),
    required: fields.map(([name]) => name),
    additionalProperties: false,
  };
}

function isList(form: Form): form is readonly [Form] {
  return Array.isArray(form);
}
