import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** The router's key for the page the browser opened, where focus belongs to the browser. */
const FIRST_VISIT = "default";

interface PageHeadingProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** True where it stands for another view of the same page, which takes focus like a screen of its own. */
  readonly takesFocus?: boolean;
}

/** The heading of a screen. It names the tab, and takes focus on arrival so that a screen reader says where it is. */
export function PageHeading({ title, children, actions, takesFocus = false }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const arrived = useLocation().key !== FIRST_VISIT || takesFocus;
  useEffect(() => {
    if (arrived) ref.current?.focus({ preventScroll: true });
  }, [arrived]);
  return (
    <header className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <title>{`${title} · Crescendo`}</title>
      <div className="min-w-0 wrap-anywhere">
        <h1 ref={ref} tabIndex={-1} className="text-[1.75rem] leading-tight font-semibold sm:text-3xl">
          {title}
        </h1>
        {children && <p className="mt-1.5 max-w-2xl text-ink-soft">{children}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </header>
  );
}
