import { outcomeSentence } from "#client/lib/outcome.ts";
import { stores, type Theme, THEMES } from "#client/lib/stores.ts";
import { chooseTheme, currentTheme, THEME_NAMES } from "#client/lib/theme.ts";
import { notify } from "#client/lib/toast.ts";
import { useStore } from "#client/lib/use-store.ts";

/** Chooses a theme, and says so where it can't be kept. */
function choose(theme: Theme): void {
  const problem = outcomeSentence(chooseTheme(theme));
  if (problem !== undefined) notify.failure("Theme not kept", { description: problem });
}

/** The six themes of spec §4, each shown in its own colours. */
export function ThemePicker() {
  useStore(stores.theme);
  const current = currentTheme();
  return (
    <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <legend className="sr-only">Theme</legend>
      {THEMES.map((theme) => (
        <label
          key={theme}
          className="group rounded-xl border border-line p-1.5 transition-colors hover:border-line-strong has-checked:border-accent-text has-checked:ring-1 has-checked:ring-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text"
        >
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === current}
            onChange={() => choose(theme)}
            className="sr-only"
          />
          <span aria-hidden className={`${theme} block rounded-lg bg-(--paper) p-3`}>
            <span className="block rounded-md border border-(--line) bg-(--surface) p-2.5">
              <span className="block h-1.5 w-3/5 rounded-full bg-(--ink)" />
              <span className="mt-1.5 block h-1.5 w-4/5 rounded-full bg-(--ink-soft)" />
              <span className="mt-2.5 block h-3.5 w-10 rounded-full bg-(--accent)" />
            </span>
          </span>
          <span className="block px-1.5 pt-2 pb-1 text-sm font-medium">{THEME_NAMES[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
