/** The first stop of the keyboard on every page: past the bars, to #content. Seen only while it has focus. */
export function SkipLink() {
  return (
    <a
      href="#content"
      data-frame
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-lg bg-ink px-4 py-2 text-sm font-medium text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
