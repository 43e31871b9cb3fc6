import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { PATHS } from "#client/paths.ts";
import { healthQuery } from "#client/queries/health.ts";

const LINK =
  "rounded underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current";

/** The end of every page: how to reach the owner, the legal pages, the copyright line. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line text-sm text-ink-soft">
      <div className="mx-auto flex max-w-6xl flex-wrap items-start justify-between gap-x-10 gap-y-4 px-5 py-8 sm:px-8">
        <Contact />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <nav aria-label="Legal" className="flex gap-6">
            <Link to={PATHS.privacy} className={LINK}>
              Privacy
            </Link>
            <Link to={PATHS.terms} className={LINK}>
              Terms
            </Link>
          </nav>
          <p>© 2025 Crescendo</p>
        </div>
      </div>
    </footer>
  );
}

/** Keeps the room of its longest sentence, so that nothing moves when the answer arrives. */
function Contact() {
  const { data, isError } = useQuery(healthQuery);
  return (
    <p className="min-h-10 min-w-0 basis-80 break-words sm:min-h-5">
      {data?.contact !== undefined && (
        <>
          Contact:{" "}
          <a href={`mailto:${data.contact}`} className={LINK}>
            {data.contact}
          </a>
        </>
      )}
      {data !== undefined &&
        data.contact === undefined &&
        "The owner of this site hasn't published an address."}
      {isError && "The contact address can't be loaded right now."}
    </p>
  );
}
