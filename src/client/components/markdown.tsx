import { lazy, Suspense, useDeferredValue } from "react";

const MarkdownText = lazy(() => import("./markdown-text.tsx"));

/** A text of an engine, which may be anybody's, as Markdown; as plain text until its renderer is there. */
export function Markdown({ text }: { readonly text: string }) {
  const shown = useDeferredValue(text);
  return (
    <div dir="auto" className="leading-relaxed wrap-anywhere">
      <Suspense fallback={<p className="whitespace-pre-wrap">{shown}</p>}>
        <MarkdownText>{shown}</MarkdownText>
      </Suspense>
    </div>
  );
}
