/** Which videos share something, such as a title: who is alone, and whose company changes as others come and go. */
export class Company<Key> {
  readonly #ids = new Map<Key, Set<string>>();

  /** @returns the one who was alone until now, if there is one. */
  join(key: Key, id: string): string | undefined {
    const ids = this.#ids.get(key) ?? new Set();
    this.#ids.set(key, ids);
    const [alone] = ids.size === 1 ? ids : [];
    ids.add(id);
    return alone;
  }

  /** @returns the one who is alone from now on, if there is one. */
  leave(key: Key, id: string): string | undefined {
    const ids = this.#ids.get(key);
    if (ids === undefined || !ids.delete(id)) return undefined;
    if (ids.size === 0) this.#ids.delete(key);
    const [alone] = ids.size === 1 ? ids : [];
    return alone;
  }

  /** Whether anyone but `id` has this. */
  hasOthers(key: Key, id: string): boolean {
    const ids = this.#ids.get(key);
    return ids !== undefined && ids.size > (ids.has(id) ? 1 : 0);
  }
}
