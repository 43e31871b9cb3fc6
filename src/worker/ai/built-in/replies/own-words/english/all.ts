import type { Finders } from "../finder.ts";
import { asked } from "./asked.ts";
import { judged } from "./judged.ts";
import { told } from "./told.ts";

export const english: Finders = { ...judged, ...asked, ...told };
