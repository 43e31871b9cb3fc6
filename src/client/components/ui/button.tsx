import type { ButtonHTMLAttributes } from "react";

type Look = "primary" | "secondary" | "quiet" | "danger" | "caution";
type Size = "medium" | "small" | "icon";

const LOOKS: Record<Look, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong shadow-card",
  secondary: "border border-line bg-surface text-ink hover:border-line-strong shadow-card",
  quiet: "text-ink-soft hover:bg-sunken hover:text-ink",
  caution: "border border-line bg-surface text-bad hover:border-bad shadow-card",
  danger: "bg-bad text-surface hover:opacity-90 shadow-card",
};

const SIZES: Record<Size, string> = {
  medium: "min-h-11 gap-2 rounded-xl px-4.5 text-[0.9375rem]",
  small: "min-h-9 gap-1.5 rounded-lg px-3 text-sm",
  icon: "size-10 rounded-xl",
};

const SHARED =
  "inline-flex shrink-0 items-center justify-center font-medium transition-colors duration-150 " +
  "disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4.5 [&_svg]:shrink-0";

/** The classes of a button, for links that look like one. */
export function buttonClass(look: Look = "secondary", size: Size = "medium"): string {
  return `${SHARED} ${LOOKS[look]} ${SIZES[size]}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: Look;
  readonly size?: Size;
}

export function Button({ look, size, className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look, size)} ${className}`} {...rest} />;
}
