import type { Plugin } from "vite";

/** An import at the time of need, but for those of types. */
const DYNAMIC = /(?<!typeof )(?<!\w)import\(\s*("[^"]+"),?\s*\)(?!\.)/gu;

/**
 * Loads with each module what it would load on first use. A build has every chunk at hand, but in tests modules come
 * from outside, one after the other, and of two requests that wait for the same one the runtime ends the second.
 */
export function loadedAtOnce(): Plugin {
  return {
    name: "loaded-at-once",
    transform: (code, id) => {
      if (!/\/src\/worker\/|virtual:knowledge/u.test(id)) return undefined;
      const names = new Map<string, string>();
      const rest = code.replaceAll(DYNAMIC, (_, specifier: string) => {
        const name = names.get(specifier) ?? `loaded_${names.size}`;
        names.set(specifier, name);
        return `Promise.resolve(${name})`;
      });
      const imports = [...names].map(([specifier, name]) => `import * as ${name} from ${specifier};`);
      return names.size === 0 ? undefined : { code: `${imports.join("")}${rest}`, map: null };
    },
  };
}
