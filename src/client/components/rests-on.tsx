import type { Specific } from "#shared/contracts/grounding.ts";

/** The specifics an answer was made of, each with its source; closed until somebody wants to know. */
export function RestsOn({ specifics }: { readonly specifics: readonly Specific[] | undefined }) {
  if (specifics === undefined || specifics.length === 0) return null;
  const texts = new Map(specifics.map((specific) => [specific.text, specific]));
  return (
    <details className="text-sm">
      <summary className="font-medium">Rests on</summary>
      <ul className="mt-3 grid gap-1.5 rounded-xl bg-sunken p-4">
        {[...texts.values()].map(({ text, label, url }) => (
          <li key={text} dir="auto">
            {text}{" "}
            <span className="text-ink-soft">
              ({url === undefined ? label : <Source label={label} url={url} />})
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Source({ label, url }: { readonly label: string; readonly url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-2">
      {label}
    </a>
  );
}
