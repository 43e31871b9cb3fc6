import type { Page } from "@playwright/test";

/** What a browser's speech recognition tells the page, as a test plays it. */
interface Hearing {
  readonly transcript: string;
  readonly isFinal: boolean;
}

declare global {
  interface Window {
    /** The recognizer the page started last. */
    recognizer?: {
      lang: string;
      aborted: boolean;
      hear(words: readonly Hearing[]): void;
      fail(error: string): void;
    };
    /** What the page had said aloud, and whether it was cut off. */
    said?: { texts: string[]; cancelled: number; finish(): void };
  }
}

/** A browser without speech recognition. */
export async function withoutRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) Reflect.deleteProperty(window, name);
  });
}

/** A browser whose recognizer hears what a test lets it hear. */
export async function withRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recognizer extends EventTarget {
      lang = "";
      continuous = false;
      interimResults = false;
      aborted = false;
      start() {
        Object.assign(window, { recognizer: this });
      }
      stop() {
        this.dispatchEvent(new Event("end"));
      }
      abort() {
        this.aborted = true;
        this.stop();
      }
      hear(words: readonly Hearing[]) {
        const results = words.map(({ transcript, isFinal }) => Object.assign([{ transcript }], { isFinal }));
        this.dispatchEvent(Object.assign(new Event("result"), { results, resultIndex: 0 }));
      }
      fail(error: string) {
        this.dispatchEvent(Object.assign(new Event("error"), { error }));
        this.stop();
      }
    }
    Object.defineProperty(window, "SpeechRecognition", { value: Recognizer, configurable: true });
  });
}

/** A browser with a voice that only notes what it is given. */
export async function withVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const queue: SpeechSynthesisUtterance[] = [];
    const said = {
      texts: [] as string[],
      cancelled: 0,
      finish: () => queue.splice(0).forEach((part) => part.dispatchEvent(new Event("end"))),
    };
    Object.assign(window, { said });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        speak: (part: SpeechSynthesisUtterance) => {
          queue.push(part);
          said.texts.push(part.text);
        },
        cancel: () => {
          if (queue.splice(0).length > 0) said.cancelled += 1;
        },
      },
    });
  });
}
