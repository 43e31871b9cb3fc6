import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";

const CONTROL =
  "w-full rounded-xl border border-line-strong bg-surface px-3.5 text-ink transition-colors " +
  "placeholder:text-ink-soft hover:border-ink-soft disabled:opacity-60 " +
  "aria-invalid:border-bad focus-visible:outline-offset-0";

interface Shared {
  readonly label: string;
  /** Says what to type, under the control. */
  readonly hint?: ReactNode;
  /** Says what is wrong; the control is then marked invalid. */
  readonly error?: string;
  /** Sits at the end of the label's line: a meter, a link. */
  readonly aside?: ReactNode;
  readonly className?: string;
}

interface FrameProps extends Shared {
  readonly id: string;
  readonly children: ReactNode;
}

function Frame({ id, label, hint, error, aside, className = "", children }: FrameProps) {
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm text-bad">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its label's id, its hint and its error. */
function useControl({ hint, error }: Shared) {
  const id = useId();
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(
    Boolean,
  );
  return {
    id,
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
  };
}

type Own<Attributes> = Shared & Omit<Attributes, "className">;

export function TextField({
  label,
  hint,
  error,
  aside,
  className,
  ...rest
}: Own<InputHTMLAttributes<HTMLInputElement>>) {
  const shared = { label, hint, error, aside, className };
  const control = useControl(shared);
  return (
    <Frame {...shared} id={control.id}>
      <input dir="auto" className={`${CONTROL} h-11`} {...control} {...rest} />
    </Frame>
  );
}

export function TextArea({
  label,
  hint,
  error,
  aside,
  className,
  ...rest
}: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const shared = { label, hint, error, aside, className };
  const control = useControl(shared);
  return (
    <Frame {...shared} id={control.id}>
      <textarea dir="auto" className={`${CONTROL} min-h-24 resize-y py-2.5`} {...control} {...rest} />
    </Frame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  aside,
  className,
  children,
  ...rest
}: Own<SelectHTMLAttributes<HTMLSelectElement>>) {
  const shared = { label, hint, error, aside, className };
  const control = useControl(shared);
  return (
    <Frame {...shared} id={control.id}>
      <select className={`${CONTROL} h-11 pr-9`} {...control} {...rest}>
        {children}
      </select>
    </Frame>
  );
}
