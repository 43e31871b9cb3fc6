import type { LanguageLines } from "../lines.ts";
import { aside } from "./aside.ts";
import { asked } from "./asked.ts";
import { exact } from "./exact.ts";
import { faulted } from "./faulted.ts";
import { liked } from "./liked.ts";
import { aspects, troubles } from "./named.ts";
import { closings, openings } from "./openings.ts";
import { shared } from "./shared.ts";

export const spanish: LanguageLines = {
  openings,
  closings,
  answers: { ...liked, ...shared, ...asked, ...faulted, ...exact, ...aside },
  aspects,
  troubles,
};
