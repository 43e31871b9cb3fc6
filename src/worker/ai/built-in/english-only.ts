import languages from "virtual:knowledge/languages";
import type { Language } from "#shared/rules/language.ts";
import { topicLanguage } from "../material/topic-language.ts";

/** Says in the creator's own language that what follows is in English. */
const NOTES: Readonly<Record<Exclude<Language, "en">, string>> = {
  es: "Este texto está en inglés: en español todavía no lo escribo. Lo que es tuyo se queda como lo escribiste.",
  fr: "Ce texte est en anglais, car je ne l'écris pas encore en français. Ce qui est de vous reste tel quel.",
  de: "Dieser Text ist auf Englisch: Auf Deutsch schreibe ich ihn noch nicht. Was von dir ist, bleibt, wie du es geschrieben hast.",
  pt: "Este texto está em inglês: em português eu ainda não o escrevo. O que é seu fica como você escreveu.",
};
const OTHER = "This answer is in English: I don't write the language of your words yet.";

/** The language of a creator's words where it is one of the five; English for any other. */
export function ownLanguage(text: string): Language {
  const language = topicLanguage(text, languages) ?? "en";
  return language === "other" ? "en" : language;
}

/** A sentence for a creator whose words aren't English, before an answer that is; "" for the others. */
export function englishOnlyNote(text: string): string {
  const language = topicLanguage(text, languages) ?? "en";
  if (language === "en") return "";
  return language === "other" ? OTHER : NOTES[language];
}
