/** Makes something on first use and keeps it: what costs milliseconds to make isn't paid for by every start. */
export function lazily<Value>(make: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined;
  return () => (kept ??= { value: make() }).value;
}
