/** A Markdown answer: the direct reply, its steps as a list, then a last remark where there is one. */
export function advice(reply: string, steps: readonly string[], remark?: string): string {
  const parts = [reply, steps.map((step) => `- ${step}`).join("\n")];
  if (remark !== undefined) parts.push(remark);
  return parts.join("\n\n");
}
