import type { ElementType, HTMLAttributes } from "react";

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType;
}

/** A calm surface that holds one thing. Words longer than it is wide break anywhere. */
export function Card({ as: Tag = "div", className = "", children, ...rest }: CardProps) {
  return (
    <Tag
      className={`min-w-0 rounded-2xl border border-line bg-surface wrap-anywhere shadow-card ${className}`}
      {...rest}
    >
      {children}
    </Tag>
  );
}
