interface BasisProps {
  /** What opens it. */
  readonly title?: string;
  readonly parts: readonly (readonly [name: string, text: string])[];
}

/** What an answer is made of, in parts; closed until somebody wants to know. */
export function Basis({ title = "What this rests on", parts }: BasisProps) {
  return (
    <details className="text-sm">
      <summary className="font-medium">{title}</summary>
      <dl className="mt-3 grid gap-x-5 gap-y-2 rounded-xl bg-sunken p-4 sm:grid-cols-[auto_1fr]">
        {parts.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-soft max-sm:mb-1">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
