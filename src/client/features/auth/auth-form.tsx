import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { TextField } from "#client/components/ui/field.tsx";
import { stores } from "#client/lib/stores.ts";
import { missingIn, type Typed } from "./credentials.ts";
import { ModeSwitch } from "./mode-switch.tsx";
import { RememberAndForgot } from "./remember-and-forgot.tsx";
import { type Mode, useSignIn } from "./sign-in.ts";

interface AuthFormProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}

/** The sign-in stub (spec §1): it asks for what a real one would, checks nothing and sends nothing. */
export function AuthForm({ mode, onMode }: AuthFormProps) {
  const [typed, setTyped] = useState<Typed>(() => ({
    fullName: "",
    username: "",
    email: stores.rememberedEmail.read(),
    password: "",
  }));
  const [remember, setRemember] = useState(() => stores.rememberedEmail.read() !== "");
  const { waiting, signIn } = useSignIn();
  const { form, missing, check } = useCheck(mode, typed);
  const registering = mode === "register";
  const label = registering ? "Create Account" : "Login";

  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    error: missing[name],
    required: true,
    onChange: (event: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check() || waiting) return;
    signIn({
      mode,
      remember,
      email: typed.email.trim(),
      fullName: typed.fullName.trim(),
      username: typed.username.trim(),
    });
  };
  return (
    <form ref={form} noValidate aria-label={label} onSubmit={submit} className="grid gap-5">
      <ModeSwitch mode={mode} onMode={onMode} />
      {registering && (
        <>
          <TextField label="Full name" autoComplete="name" {...field("fullName")} />
          <TextField
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...field("username")}
          />
        </>
      )}
      <TextField
        key="email"
        label="Email"
        // Only required, not checked (spec §5), so that the field takes any text.
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete={registering ? "email" : "username"}
        {...field("email")}
      />
      <TextField
        key="password"
        label="Password"
        type="password"
        autoComplete={registering ? "new-password" : "current-password"}
        {...field("password")}
      />
      <RememberAndForgot remember={remember} onRemember={setRemember} />
      <Button type="submit" look="primary" disabled={waiting}>
        {waiting ? "Please wait..." : label}
      </Button>
      <p className="text-sm text-ink-soft">
        This is a demo sign-in: nothing is checked and nothing leaves this browser. Your password isn't
        stored.
      </p>
    </form>
  );
}

/** Says what is missing once the form was sent, until it is there, and goes to the first such field. */
function useCheck(mode: Mode, typed: Typed) {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState<{ readonly mode: Mode }>();
  useEffect(() => {
    if (attempt !== undefined) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempt]);
  const missing = missingIn(mode, typed);
  return {
    form,
    missing: attempt?.mode === mode ? missing : {},
    check: () => {
      setAttempt({ mode });
      return Object.values(missing).every((sentence) => sentence === undefined);
    },
  };
}
