/** Small readers of other people's pages; none of them ever runs or keeps any markup. */

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">" };

/** The text of an attribute, its entities decoded; one that isn't known stays as it is. */
export function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/giu, (entity, decimal, hex, name) => {
    if (typeof name === "string") return ENTITIES[name.toLowerCase()] ?? entity;
    const point = typeof decimal === "string" ? Number(decimal) : Number.parseInt(String(hex), 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });
}

/** What a page says of itself in `<meta>` and its canonical `<link>`, by name, property or rel; the first counts. */
export function metaOf(html: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [tag] of html.matchAll(/<(?:meta|link)\s[^<>]{1,8000}>/giu)) {
    const name = attribute(tag, "property") ?? attribute(tag, "name") ?? attribute(tag, "itemprop");
    const key = name ?? attribute(tag, "rel");
    const value = attribute(tag, name === undefined ? "href" : "content");
    if (key !== undefined && value !== undefined && !found.has(key)) found.set(key, value);
  }
  return found;
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, "iu").exec(tag);
  const text = match?.[1] ?? match?.[2];
  return text === undefined ? undefined : decoded(text);
}

/** What stands in the script element with an id; undefined where the page has none. */
export function scriptById(html: string, id: string): string | undefined {
  const opening = html.indexOf(`id="${id}"`);
  if (opening === -1) return undefined;
  const start = html.indexOf(">", opening);
  const end = html.indexOf("</script>", start);
  return start === -1 || end === -1 ? undefined : html.slice(start + 1, end);
}

/** The JSON object that begins at the first brace after a place, to the brace that closes it. */
export function objectAfter(text: string, from: number): string | undefined {
  const start = text.indexOf("{", from);
  if (start === -1) return undefined;
  let depth = 0;
  let quoted = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === "\\") index += 1;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && character === "{") depth += 1;
    else if (!quoted && character === "}") {
      depth -= 1;
      if (depth === 0) return text.slice(start, index + 1);
    }
  }
  return undefined;
}
