import { secureHeaders } from "hono/secure-headers";

/** For answers of the Worker, which are data and never a page. Assets carry theirs from public/_headers. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  referrerPolicy: "no-referrer",
  xFrameOptions: "DENY",
});
