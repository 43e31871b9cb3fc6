import type { ElementType, HTMLAttributes } from "react";

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType;
}

/** A calm surface that holds one thing. */
export function Card({ as: Tag = "div", className = "", children, ...rest }: CardProps) {
  return (
    <Tag className={`rounded-2xl border border-line bg-surface shadow-card ${className}`} {...rest}>
      {children}
    </Tag>
  );
}
