import { useQuery } from "@tanstack/react-query";
import { QUIET_LINK } from "#client/components/ui/quiet-link.ts";
import { healthQuery } from "#client/queries/health.ts";
import { QueryProvider } from "./query-provider.tsx";

/** How to reach the owner of this site. It brings what it calls with, since the public pages load none of it. */
export function Contact() {
  return (
    <QueryProvider>
      <Address />
    </QueryProvider>
  );
}

function Address() {
  const { data, isError } = useQuery(healthQuery);
  if (isError) return "The contact address can't be loaded right now.";
  if (data === undefined) return null;
  if (data.contact === undefined) return "The owner of this site hasn't published an address.";
  return (
    <>
      Contact:{" "}
      <a href={`mailto:${data.contact}`} className={QUIET_LINK}>
        {data.contact}
      </a>
    </>
  );
}
