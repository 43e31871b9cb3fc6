import { Download, Trash2 } from "lucide-react";
import type { SavedIdea } from "#shared/contracts/ideas.ts";
import { Button } from "#client/components/ui/button.tsx";
import { dateStamp, download } from "#client/lib/download.ts";
import { clearIdeas } from "#client/lib/saved-ideas.ts";

/** What can be done with the whole collection. */
export function SavedIdeasActions({ ideas }: { readonly ideas: readonly SavedIdea[] }) {
  const exportAs = async (kind: "md" | "csv") => {
    // The writers of both formats load when one is first asked for.
    const { ideasAsCsv, ideasAsMarkdown } = await import("./export.ts");
    const [type, text] =
      kind === "md" ? ["text/markdown", ideasAsMarkdown(ideas)] : ["text/csv", ideasAsCsv(ideas)];
    download(`crescendo-ideas-${dateStamp()}.${kind}`, type, text);
  };
  return (
    <>
      <Button size="small" onClick={() => void exportAs("md")}>
        <Download aria-hidden />
        Markdown
      </Button>
      <Button size="small" onClick={() => void exportAs("csv")}>
        <Download aria-hidden />
        CSV
      </Button>
      <Button
        size="small"
        onClick={() => {
          // A plain browser question, as the product's specification has it (§4).
          if (confirm("Are you sure you want to clear all saved ideas?")) clearIdeas();
        }}
      >
        <Trash2 aria-hidden />
        Clear All
      </Button>
    </>
  );
}
