/** Hands the browser a file to save. @param type its media type. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Today as it goes into a file's name: 2026-11-21. */
export function dateStamp(): string {
  return new Date().toISOString().slice(0, 10);
}
