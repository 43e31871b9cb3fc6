import type { Mode } from "./sign-in.ts";

/** What is typed into the form. It lives in memory, as long as the page. */
export interface Typed {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** What is missing, a sentence a field (spec §5). There are no password rules. */
export function missingIn(mode: Mode, typed: Typed): Partial<Record<keyof Typed, string>> {
  const registering = mode === "register";
  return {
    fullName: registering && typed.fullName.trim() === "" ? "Enter your full name." : undefined,
    username: registering && typed.username.trim() === "" ? "Enter a username." : undefined,
    email: emailProblem(typed.email.trim()),
    password: typed.password === "" ? "Enter a password." : undefined,
  };
}

function emailProblem(email: string): string | undefined {
  if (email === "") return "Enter your e-mail address.";
  return /^\S+@\S+$/u.test(email) ? undefined : "Enter a whole e-mail address, such as name@example.com.";
}
