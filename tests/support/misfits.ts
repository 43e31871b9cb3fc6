import * as z from "zod/mini";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schemas a schema leads through: what a plain string is turned into first, then the form itself. */
function stagesOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (!(schema instanceof z.ZodMiniPipe)) return [schema];
  return [...stagesOf(schema.def.in), ...stagesOf(schema.def.out)];
}

function jsonSchemasOf(schema: z.ZodMiniType): JsonSchema[] {
  return stagesOf(schema).map((stage) =>
    z.toJSONSchema(stage, { io: "output", unrepresentable: "any", reused: "inline" }),
  );
}

const shapes = (schema: JsonSchema): JsonSchema[] => (schema.anyOf ?? [schema]) as JsonSchema[];

/** A value that fits, without regard to what fields mean to each other. */
function fitting(schema: JsonSchema): unknown {
  const [shape = {}] = shapes(schema);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  switch (shape.type) {
    case "object":
      return Object.fromEntries(fieldsOf(shape).map(([name, field]) => [name, fitting(field)]));
    case "array":
      return [fitting(itemOf(shape))];
    case "integer":
    case "number":
      return Math.max(shape.minimum ?? 1, 1);
    case "boolean":
      return true;
    default:
      return FORMATTED[shape.format ?? ""] ?? "a";
  }
}

const FORMATTED: Readonly<Record<string, string>> = {
  uuid: "0b0e7b6a-3f0e-4c39-9d8e-6f4f3c0a1b2c",
  "date-time": "2050-01-01T12:00:00.000Z",
  date: "2050-01-01",
};

const fieldsOf = ({ properties = {} }: JsonSchema) =>
  Object.entries(properties).map(([name, field]): [string, JsonSchema] => [
    name,
    typeof field === "boolean" ? {} : field,
  ]);

function itemOf({ items }: JsonSchema): JsonSchema {
  return typeof items === "object" && !Array.isArray(items) ? items : {};
}

/** Values just beside what fits: of another kind, missing, over and under each limit. */
function misfitting(schema: JsonSchema): unknown[] {
  const others = [undefined, null, 7.5, "x", true, [], {}, [7], { a: 1 }];
  return [...others, ...shapes(schema).flatMap(beside)];
}

function beside(shape: JsonSchema): unknown[] {
  switch (shape.type) {
    case "object": {
      const whole = fitting(shape);
      return fieldsOf(shape).flatMap(([name, field]) =>
        misfitting(field).map((value) => Object.assign({}, whole, { [name]: value })),
      );
    }
    case "array": {
      const item = fitting(itemOf(shape));
      const long =
        shape.maxItems === undefined ? [] : [Array.from({ length: shape.maxItems + 1 }, () => item)];
      return [...long, ...misfitting(itemOf(shape)).map((value) => [item, value])];
    }
    case "integer":
    case "number":
      return [(shape.minimum ?? 0) - 1, (shape.maximum ?? 0) + 1, (shape.minimum ?? 0) + 0.5];
    default:
      return ["", " ", ...(shape.maxLength === undefined ? [] : ["a".repeat(shape.maxLength + 1)])];
  }
}

/** A body that fits a schema. */
export function fit(schema: z.ZodMiniType): unknown {
  const [first = {}] = jsonSchemasOf(schema);
  return fitting(first);
}

/** Bodies that nearly fit a schema, of which it refuses most. */
export function misfits(schema: z.ZodMiniType): unknown[] {
  return jsonSchemasOf(schema).flatMap(misfitting);
}
