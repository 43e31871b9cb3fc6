import { Hono } from "hono";
import { LIVE_PATH } from "#shared/contracts/schedule.ts";
import { ApiError } from "#shared/errors.ts";
import type { AppEnv } from "./context.ts";
import { readConfig } from "./env.ts";
import { answerError } from "./errors.ts";
import { pages } from "./middleware/pages.ts";
import { countCall, rateLimit } from "./middleware/rate-limit.ts";
import { requestId } from "./middleware/request-id.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { workspace } from "./middleware/workspace.ts";
import { analysis } from "./routes/analysis.ts";
import { assistant } from "./routes/assistant.ts";
import { geo } from "./routes/geo.ts";
import { google } from "./routes/google.ts";
import { health } from "./routes/health.ts";
import { liveSignals } from "./routes/live-signals.ts";
import { onDevice } from "./routes/on-device.ts";
import { overview } from "./routes/overview.ts";
import { planner } from "./routes/planner.ts";
import { platforms } from "./routes/platforms.ts";
import { schedule } from "./routes/schedule.ts";
import { seo } from "./routes/seo.ts";
import { trends } from "./routes/trends.ts";
import { usage } from "./routes/usage.ts";
import { videos } from "./routes/videos.ts";
import { workspaceRoutes } from "./routes/workspace.ts";
import { methodsOf } from "./serve.ts";

const WRITES = ["POST", "PUT", "PATCH", "DELETE"];

export const app = new Hono<AppEnv>();

app.use(pages);
app.use(requestId);
app.use(securityHeaders);
app.use(async (c, next) => {
  c.header("Cache-Control", "no-store");
  c.set("config", readConfig(c.env));
  await next();
});
app.on(WRITES, "*", sameOrigin);
app.use(workspace);
// Endpoints count by their contract (serve.ts).
app.get(LIVE_PATH, rateLimit("plain"));

app.route("/", analysis);
app.route("/", assistant);
app.route("/", geo);
app.route("/", google);
app.route("/", health);
app.route("/", liveSignals);
app.route("/", onDevice);
app.route("/", overview);
app.route("/", planner);
app.route("/", platforms);
app.route("/", schedule);
app.route("/", seo);
app.route("/", trends);
app.route("/", usage);
app.route("/", videos);
app.route("/", workspaceRoutes);

app.notFound(async (c) => {
  await countCall(c, "plain");
  const methods = methodsOf(c.req.path);
  if (methods.length === 0)
    return answerError(c, new ApiError("not_found", `There is nothing at ${c.req.path}.`));
  c.header("Allow", methods.join(", "));
  return answerError(c, new ApiError("method_not_allowed", `${c.req.path} takes ${methods.join(" or ")}.`));
});
app.onError((error, c) => answerError(c, error));
