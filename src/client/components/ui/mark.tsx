/** The mark: a crescendo, the hairpin that opens as the music grows. */
export function Mark({ className = "size-7" }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <rect width="32" height="32" rx="8.5" className="fill-accent" />
      <path
        d="M25 8 7 16l18 8"
        className="fill-none stroke-on-accent"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The mark with the name. @param nameClass where the name gives way to the room it needs. */
export function Wordmark({ nameClass }: { readonly nameClass?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight">
      <Mark />
      <span className={nameClass}>Crescendo</span>
    </span>
  );
}
