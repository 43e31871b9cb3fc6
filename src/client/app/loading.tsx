/**
 * What stands there while a page's code arrives. Shows itself only when that takes a while. The footer waits for the
 * page (`data-loading`), so that nobody sees it move.
 */
export function Loading() {
  return (
    <div role="status" data-loading className="grid min-h-64 place-items-center">
      <span className="sr-only">Loading</span>
      <span
        aria-hidden
        className="size-6 animate-[spin_0.8s_linear_infinite,appear_0.2s_0.4s_both] rounded-full border-2 border-line border-t-accent"
      />
    </div>
  );
}
