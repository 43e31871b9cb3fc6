import { Sparkles } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonClass } from "#client/components/ui/button.tsx";
import { sectionPath } from "#client/paths.ts";

/** The assistant's own growth prediction, where numbers are typed and the niche counts. */
export const ASSISTANT = sectionPath("ai-assistant", { task: "growth_prediction" });

export function AssistantLink() {
  return (
    <Link to={ASSISTANT} className={buttonClass("secondary", "small")}>
      <Sparkles aria-hidden />
      Ask the AI Assistant about it
    </Link>
  );
}
