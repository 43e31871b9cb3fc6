import { app } from "./app.ts";

export { Scheduler } from "./scheduler/scheduler.ts";
export default app;
