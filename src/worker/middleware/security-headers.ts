import { secureHeaders } from "hono/secure-headers";

/**
 * For answers of the Worker, which are data and never a page; assets carry theirs from public/_headers.
 * What only means something for a page is left out: each header costs a few microseconds.
 */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  // As in public/_headers. What else stands on its owner's domain is theirs to decide on.
  strictTransportSecurity: "max-age=31536000",
  referrerPolicy: "no-referrer",
  xFrameOptions: "DENY",
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});
