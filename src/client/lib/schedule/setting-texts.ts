import type { AUDIENCES, Privacy } from "#shared/rules/schedule/video.ts";

/** What the form calls each choice, and what it means. */
export const PRIVACY_TEXTS: Record<Privacy, { readonly label: string; readonly hint: string }> = {
  scheduled: { label: "Scheduled", hint: "Private until its moment, then public." },
  public: { label: "Public", hint: "Anybody can find and watch it." },
  unlisted: { label: "Unlisted", hint: "Anybody who has the link can watch it." },
  private: { label: "Private", hint: "Only you and people you invite can watch it." },
};

export const AUDIENCE_LABELS: Record<(typeof AUDIENCES)[number], string> = {
  not_made_for_kids: "Not made for kids",
  made_for_kids: "Made for kids",
};
