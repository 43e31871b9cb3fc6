import type * as z from "zod/mini";
import type { Store } from "./storage.ts";
import { useStore } from "./use-store.ts";

type Fields = Readonly<Record<string, string>>;

/**
 * A form's fields as typed, kept in a store beyond the tab and the same in every tab. Forms may share a store
 * where their fields have names of their own. What can't be read is as if it was never typed.
 */
export function useKeptForm<Form extends Fields>(
  store: Store<Fields>,
  schema: z.ZodMiniType<Form>,
  blank: Form,
): [Form, (part: Partial<Form>) => void] {
  const read = (fields: Fields) => schema.safeParse({ ...blank, ...fields }).data ?? blank;
  const form = read(useStore(store));
  return [form, (part) => store.update((fields) => ({ ...fields, ...read(fields), ...part }))];
}
