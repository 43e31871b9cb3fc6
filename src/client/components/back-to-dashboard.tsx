import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { PATHS } from "#client/paths.ts";
import { buttonClass } from "./ui/button.tsx";

/** The way back from a page outside the dashboard's sections. */
export function BackToDashboard() {
  return (
    <Link to={PATHS.dashboard} className={`${buttonClass("quiet", "small")} mb-5 -ml-3`}>
      <ArrowLeft aria-hidden />
      Back to Dashboard
    </Link>
  );
}
