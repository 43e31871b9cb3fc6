import { app } from "./app.ts";

export { Budget } from "./budget/budget.ts";
export { GoogleAccount } from "./google/google-account.ts";
export { Scheduler } from "./scheduler/scheduler.ts";
export default app;
