import { memo } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";

const PLUGINS = [remarkGfm];

const COMPONENTS: Components = {
  h1: ({ children }) => <h3 className="mt-6 mb-2 text-lg font-semibold first:mt-0">{children}</h3>,
  h2: ({ children }) => <h3 className="mt-6 mb-2 text-lg font-semibold first:mt-0">{children}</h3>,
  h3: ({ children }) => <h4 className="mt-5 mb-1.5 font-semibold first:mt-0">{children}</h4>,
  h4: ({ children }) => <h5 className="mt-4 mb-1 font-semibold first:mt-0">{children}</h5>,
  h5: ({ children }) => <h6 className="mt-4 mb-1 font-semibold first:mt-0">{children}</h6>,
  h6: ({ children }) => <h6 className="mt-4 mb-1 font-semibold first:mt-0">{children}</h6>,
  p: ({ children }) => <p className="my-3 first:mt-0 last:mb-0">{children}</p>,
  ul: ({ children }) => <ul className="my-3 list-disc space-y-1.5 ps-5.5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="my-3 list-decimal space-y-1.5 ps-5.5 marker:tabular">
      {children}
    </ol>
  ),
  // A link that leads nowhere allowed is its words alone.
  a: ({ href, children }) =>
    href ? (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-accent-text underline"
      >
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  // An image would call out to whoever wrote the text; its description stays.
  img: ({ alt }) => <span>{alt}</span>,
  // The box of a task in a list.
  input: ({ checked }) => <span>{checked ? "☑" : "☐"}</span>,
  blockquote: ({ children }) => (
    <blockquote className="my-3 border-s-3 border-accent ps-4">{children}</blockquote>
  ),
  code: ({ children }) => <code className="rounded bg-sunken px-1.5 py-0.5 text-[0.92em]">{children}</code>,
  pre: ({ children }) => (
    <pre className="my-3 rounded-xl bg-sunken p-4 whitespace-pre-wrap [&_code]:p-0">{children}</pre>
  ),
  hr: () => <hr className="my-6 border-line" />,
  table: ({ children }) => (
    // Wide tables scroll inside their own frame, never the page, and by the keyboard too. No landmark: a
    // calendar is five tables with one name.
    <div
      role="group"
      aria-label="Table"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="my-4 overflow-x-auto rounded-xl border border-line"
    >
      <table className="w-full text-sm">{children}</table>
    </div>
  ),
  th: ({ children }) => (
    <th className="border-b border-line bg-sunken px-3 py-2 text-start font-medium">{children}</th>
  ),
  td: ({ children }) => <td className="min-w-24 border-b border-line px-3 py-2 align-top">{children}</td>,
};

/** Markdown as elements: no HTML of the text's own, no images, no links but http, https and mail. */
export default memo(function MarkdownText({ children }: { readonly children: string }) {
  return (
    <Markdown
      remarkPlugins={PLUGINS}
      components={COMPONENTS}
      urlTransform={(url) => (/^(?:https?:|mailto:)/iu.test(url) ? url : "")}
    >
      {children}
    </Markdown>
  );
});
