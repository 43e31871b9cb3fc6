interface HairpinProps {
  /** `falling` closes to the right: a diminuendo. */
  readonly falling?: boolean;
  readonly className?: string;
}

/** The musical sign of the mark, drawn to fill its box: two lines that open as the music grows. */
export function Hairpin({ falling = false, className = "" }: HairpinProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`overflow-visible fill-none ${className}`}
    >
      <path
        d={falling ? "M0 0 100 50 0 100" : "M100 0 0 50 100 100"}
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
