import { useEffect, useEffectEvent, useRef, useState } from "react";

/** The part of the Web Speech API used here; only some browsers have it, some under a name of their own. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  addEventListener(type: "result", listener: (event: SpeechRecognitionEvent) => void): void;
  addEventListener(type: "error", listener: (event: SpeechRecognitionErrorEvent) => void): void;
  addEventListener(type: "end", listener: () => void): void;
  start(): void;
  stop(): void;
  abort(): void;
}

declare global {
  interface Window {
    readonly SpeechRecognition?: new () => Recognition;
    readonly webkitSpeechRecognition?: new () => Recognition;
  }
}

const NOT_ALLOWED = "Your browser didn't allow the microphone. Allow it for this site, then try again.";
const STOPPED = "Dictation stopped unexpectedly. Try again.";

/** Why nothing more is heard, for a person; undefined where the creator ended it. */
const PROBLEMS: Partial<Record<SpeechRecognitionErrorCode, string | undefined>> = {
  "not-allowed": NOT_ALLOWED,
  "service-not-allowed": NOT_ALLOWED,
  "audio-capture": "No microphone was found. Connect one, then try again.",
  "no-speech": "Nothing was heard. Try again, closer to the microphone.",
  network: "Your browser's speech recognition can't be reached. Try again when you're connected.",
  "language-not-supported": "Your browser can't recognize speech in its own language.",
  aborted: undefined,
};

const recognizer = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** Whether this browser can turn speech into text. */
export function canDictate(): boolean {
  return recognizer() !== undefined;
}

export interface DictationState {
  readonly listening: boolean;
  /** What is being said, not settled yet. */
  readonly hearing: string;
  readonly problem: string | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Listens in the browser's language until stopped or left. @param onText is told each settled piece. */
export function useDictation(onText: (text: string) => void): DictationState {
  const running = useRef<Recognition>(undefined);
  const [listening, setListening] = useState(false);
  const [hearing, setHearing] = useState("");
  const [problem, setProblem] = useState<string>();
  const settle = useEffectEvent(onText);

  const start = () => {
    const Recognizer = recognizer();
    if (Recognizer === undefined) return;
    const recognition = new Recognizer();
    recognition.lang = navigator.language;
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.addEventListener("result", ({ results, resultIndex }) => {
      const news = Array.from(results).slice(resultIndex);
      const said = (final: boolean) =>
        news
          .filter(({ isFinal }) => isFinal === final)
          .map((result) => result[0]?.transcript.trim() ?? "")
          .join(" ");
      setHearing(said(false));
      if (said(true) !== "") settle(said(true));
    });
    recognition.addEventListener("error", ({ error }) =>
      setProblem(error in PROBLEMS ? PROBLEMS[error] : STOPPED),
    );
    recognition.addEventListener("end", () => {
      running.current = undefined;
      setListening(false);
      setHearing("");
    });
    setProblem(undefined);
    try {
      recognition.start();
      running.current = recognition;
      setListening(true);
    } catch {
      setProblem(STOPPED);
    }
  };

  useEffect(() => () => running.current?.abort(), []);
  return { listening, hearing, problem, start, stop: () => running.current?.stop() };
}
