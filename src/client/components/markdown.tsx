import { lazy, Suspense, useDeferredValue } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { drawable } from "#client/lib/drawable-markdown.ts";

const load = () => import("./markdown-text.tsx");
const MarkdownText = lazy(load);

/** Fetches the renderer while an answer is awaited, so that its first words need no plain text. */
export function preloadMarkdown(): void {
  // Where it can't be had now, showing the text tries again.
  load().catch(() => undefined);
}

/** A word no language has. With kerning, the time to lay it out grows with the square of its length. */
const ENDLESS = /\S{500}/u;

/**
 * A text of an engine, which may be anybody's, as Markdown; as plain text until its renderer is there, where it
 * can't be had, and from where there is more of it than can be drawn.
 */
export function Markdown({ text }: { readonly text: string }) {
  const [drawn, plain] = drawable(useDeferredValue(text));
  const undrawn = <Plain text={drawn} />;
  return (
    <div
      dir="auto"
      className={`leading-relaxed wrap-anywhere ${ENDLESS.test(text) ? "[font-kerning:none]" : ""}`}
    >
      <ErrorBoundary fallback={undrawn}>
        <Suspense fallback={undrawn}>
          <MarkdownText>{drawn}</MarkdownText>
        </Suspense>
      </ErrorBoundary>
      {plain !== "" && <Plain text={plain} />}
    </div>
  );
}

function Plain({ text }: { readonly text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}
