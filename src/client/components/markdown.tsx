import { lazy, Suspense, useDeferredValue } from "react";
import { ErrorBoundary } from "react-error-boundary";

const load = () => import("./markdown-text.tsx");
const MarkdownText = lazy(load);

/** Fetches the renderer while an answer is awaited, so that its first words need no plain text. */
export function preloadMarkdown(): void {
  // Where it can't be had now, showing the text tries again.
  load().catch(() => undefined);
}

/**
 * A text of an engine, which may be anybody's, as Markdown; as plain text until its renderer is there, where it
 * can't be had, and where the text is nested deeper than it can draw.
 */
export function Markdown({ text }: { readonly text: string }) {
  const shown = useDeferredValue(text);
  const plain = <p className="whitespace-pre-wrap">{shown}</p>;
  return (
    <div dir="auto" className="leading-relaxed wrap-anywhere">
      <ErrorBoundary fallback={plain}>
        <Suspense fallback={plain}>
          <MarkdownText>{shown}</MarkdownText>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
