import type { Mode } from "./sign-in.ts";

const MODES: readonly { readonly mode: Mode; readonly label: string }[] = [
  { mode: "login", label: "Login" },
  { mode: "register", label: "Create Account" },
];

interface ModeSwitchProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}

/** Chooses between the two forms. */
export function ModeSwitch({ mode: current, onMode }: ModeSwitchProps) {
  return (
    <fieldset className="grid grid-cols-2 rounded-xl bg-sunken p-1">
      <legend className="sr-only">Which form</legend>
      {MODES.map(({ mode, label }) => (
        <label
          key={mode}
          className="relative grid min-h-10 place-items-center rounded-lg text-[0.9375rem] font-medium text-ink-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-checked:ring-1 has-checked:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
        >
          <input
            type="radio"
            name="mode"
            value={mode}
            checked={mode === current}
            onChange={() => onMode(mode)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
