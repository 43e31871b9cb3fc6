import type { ReactNode } from "react";

type Tone = "plain" | "accent" | "info" | "good" | "warn" | "bad";

const TONES: Record<Tone, string> = {
  plain: "bg-sunken text-ink-soft",
  accent: "bg-accent-soft text-accent-text",
  info: "bg-info-soft text-info",
  good: "bg-good-soft text-good",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
};

interface BadgeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

export function Badge({ tone = "plain", children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium [&_svg]:size-3.5 ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
