import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Tip } from "./tip.tsx";

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  readonly label: string;
  readonly icon: ReactNode;
}

/** A button with an icon alone: its label is its name and its tip. */
export function IconButton({ label, icon, className = "", ...rest }: IconButtonProps) {
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={label}
      className={`group/tip relative ${className}`}
      {...rest}
    >
      {icon}
      <Tip>{label}</Tip>
    </Button>
  );
}
