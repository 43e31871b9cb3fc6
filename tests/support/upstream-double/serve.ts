import { UPSTREAM_DOUBLE } from "../servers.ts";
import { upstreamDouble } from "./server.ts";

/** The double on its own, for the browser tests. */
upstreamDouble().listen(UPSTREAM_DOUBLE.port, UPSTREAM_DOUBLE.host);
