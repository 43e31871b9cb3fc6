/** Values that are believed for a while. It forgets them all where they become too many. */
export class Remembered<Value> {
  readonly #values = new Map<string, { readonly value: Value; readonly until: number }>();
  readonly #most: number;

  constructor(most = 1000) {
    this.#most = most;
  }

  /** @param now in milliseconds, as `until`. */
  get(key: string, now: number): Value | undefined {
    const known = this.#values.get(key);
    return known !== undefined && now < known.until ? known.value : undefined;
  }

  set(key: string, value: Value, until: number): void {
    if (this.#values.size >= this.#most) this.#values.clear();
    this.#values.set(key, { value, until });
  }

  delete(key: string): void {
    this.#values.delete(key);
  }
}
