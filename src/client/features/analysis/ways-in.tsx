import { FileUp, Link2 } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { PATHS, sectionPath } from "#client/paths.ts";

/** How a creator's own numbers come in. */
export function WaysIn() {
  return (
    <div className="flex flex-wrap justify-center gap-2.5">
      <Link to={PATHS.dashboard} className={buttonClass("secondary", "small")}>
        <Link2 aria-hidden />
        Connect YouTube
      </Link>
      <Link to={sectionPath("analytics")} className={buttonClass("secondary", "small")}>
        <FileUp aria-hidden />
        Import a YouTube Studio file
      </Link>
    </div>
  );
}
