import { Square, Volume2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#client/components/ui/button.tsx";
import { notify } from "#client/lib/toast.ts";
import { spokenText } from "#client/lib/spoken-text.ts";

/** Reads a text aloud with the browser's own voice, where it has one; nothing where it hasn't. */
export function ListenButton({ text }: { readonly text: string }) {
  return "speechSynthesis" in window ? <Listen key={text} text={text} /> : null;
}

function Listen({ text }: { readonly text: string }) {
  const [speaking, setSpeaking] = useState(false);
  // Another text, or another screen, is never talked over.
  useEffect(() => () => speechSynthesis.cancel(), []);

  const stop = () => {
    speechSynthesis.cancel();
    setSpeaking(false);
  };
  const listen = () => {
    // Some voices break off in a long text, so each paragraph is said by itself.
    const parts = spokenText(text).map((part) => new SpeechSynthesisUtterance(part));
    speechSynthesis.cancel();
    for (const part of parts) {
      part.addEventListener("error", ({ error }) => {
        setSpeaking(false);
        if (error === "canceled" || error === "interrupted") return;
        notify.failure("Couldn't read it aloud", { description: "Your browser has no voice for this text." });
      });
      speechSynthesis.speak(part);
    }
    parts.at(-1)?.addEventListener("end", () => setSpeaking(false));
    setSpeaking(parts.length > 0);
  };
  return (
    <Button look="quiet" size="small" onClick={speaking ? stop : listen}>
      {speaking ? <Square aria-hidden /> : <Volume2 aria-hidden />}
      {speaking ? "Stop" : "Listen"}
    </Button>
  );
}
