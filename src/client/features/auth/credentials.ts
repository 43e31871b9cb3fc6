import type { Mode } from "./sign-in.ts";

/** What is typed into the form. It lives in memory, as long as the page. */
export interface Typed {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** What is missing, a sentence a field (spec §5). There are no rules beyond that. */
export function missingIn(mode: Mode, typed: Typed): Partial<Record<keyof Typed, string>> {
  const registering = mode === "register";
  return {
    fullName: registering && typed.fullName.trim() === "" ? "Enter your full name." : undefined,
    username: registering && typed.username.trim() === "" ? "Enter a username." : undefined,
    email: typed.email.trim() === "" ? "Enter your e-mail address." : undefined,
    password: typed.password === "" ? "Enter a password." : undefined,
  };
}
