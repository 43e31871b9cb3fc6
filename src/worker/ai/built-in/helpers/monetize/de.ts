import type { MonetizeWords } from "./words.ts";

export const WORDS: MonetizeWords = {
  basis: {
    subject: (name) => `Aus dem Handbuch von Crescendo und dem, was es über dieses Thema weiß: ${name}.`,
    niche: (count) =>
      `Aus dem Handbuch von Crescendo und dem, was es über ${count} Themen dieser Nische weiß.`,
    own: "Aus dem Handbuch von Crescendo und deinen eigenen Worten.",
    none: "Allein aus dem Handbuch von Crescendo: Über dieses Thema weiß es nichts.",
    meaning:
      "Das hat kein KI-Modell geschrieben, dein Kanal ist also nur durch das bekannt, was du geschrieben hast.",
  },
  title: (niche) => `Einnahmen mit diesem Thema: ${niche}`,
  headings: {
    standing: "Wo du stehst",
    routes: "Wege zum Ausprobieren, in dieser Reihenfolge",
    week: "Diese Woche",
    limits: "Was du nicht erwarten solltest",
    questions: "Drei Fragen an dich",
  },
  columns: ["Wo", "Was heute verlangt wird"],
  example: (name) => `Mit einem Beispiel, einem der Themen dieser Nische: ${name}.`,
  standing: {
    none: (niche) =>
      `Du hast keine Größe genannt, deshalb geht die Reihenfolge unten von einem jungen Kanal aus, Thema: ${niche}`,
    unread: (quoted) => `In ${quoted} lese ich keine Zahl; schreib sie wie 1200 oder 12k.`,
    read: (quoted, size) => `Ich lese ${quoted} als ${size} Follower.`,
    first: (missing) =>
      `Bis zur ersten Stufe auf YouTube fehlen ${missing} Abonnenten, falls deine auf YouTube sind.`,
    fans: (missing) =>
      `Auf YouTube sind das genug Abonnenten für die Unterstützung durch Fans, und ${missing} zu wenig für Werbung.`,
    ads: "Auf YouTube sind das genug Abonnenten für die Unterstützung durch Fans und für Werbung; Stunden oder Aufrufe entscheiden.",
  },
  terms: {
    fans: [
      "Unterstützung durch Fans auf YouTube",
      "500 Abonnenten, 3 gültige öffentliche Videos in 90 Tagen und 3000 Stunden Wiedergabezeit in 12 Monaten oder 3 Millionen Aufrufe von Shorts in 90 Tagen.",
    ],
    ads: [
      "Werbung auf YouTube bis 2027-01-31",
      "1000 Abonnenten und 4000 Stunden Wiedergabezeit in 12 Monaten oder 10 Millionen Aufrufe von Shorts in 90 Tagen. Stunden im Shorts-Feed zählen nicht.",
    ],
    later: [
      "Werbung auf YouTube für Anträge ab 2027-02-01",
      "1000 Abonnenten und 8000 qualifizierte Stunden in 365 Tagen oder 20 Millionen qualifizierte Aufrufe von Shorts in 90 Tagen.",
    ],
    shares: [
      "Dein Anteil an den Einnahmen von YouTube",
      "55 % der Werbung auf der Wiedergabeseite, 45 % dessen, was dir für Shorts zugeteilt wird, und 70 % der Unterstützung durch Fans.",
    ],
    rewards: [
      "TikTok Creator Rewards",
      "Laut mehreren Ratgebern: mindestens 18 Jahre, 10.000 Follower, 100.000 Aufrufe in 30 Tagen, eigene Videos ab 1 Minute, ausgewählte Länder.",
    ],
    short: (missing) => `Dir fehlen ${missing} Follower.`,
    instagram: [
      "Instagram",
      "Eine geprüfte Regel habe ich nicht, sieh in den Einstellungen deines Kontos nach.",
    ],
  },
  limits: {
    rates: (country) =>
      `Einen Satz für deine Nische${country === "" ? "" : ` oder für dein Land (${country})`}: Niemand hat geprüfte Zahlen veröffentlicht. Der Rechner unter Monetization Tips gibt Crescendos eigene Schätzung.`,
    care: () =>
      "Vorsicht bei dem, was du verkaufst: Ein Teil dieses Themas betrifft Gesundheit, Geld oder Sicherheit, und der gehört Fachleuten.",
    rpm: "Dein eigener RPM, deine Einnahmen aus allen Quellen je 1000 Aufrufe, steht in YouTube Studio, sobald du etwas verdienst.",
    shorts:
      "Viel allein mit Shorts: Eine Studie fand im Mittel 0,06 $ je 1000 Aufrufe, bei 5400 Shorts von 33 Kanälen.",
  },
  questions: [
    "Was sollst du verlinken oder verleihen?",
    "Bei welchem Schritt bleiben die Leute hängen und schreiben dir?",
    "Wer verkauft den Leuten, die dir zusehen, sonst noch etwas?",
  ],
  routes: {
    help: (sign, instead) =>
      `Bezahlte Hilfe: eine Stunde zu einer Sache, die schiefgeht: ${sign}. Was du zeigst: ${instead}.`,
    product: (step) =>
      `Ein kleines Produkt zu einem Schritt, eine Checkliste oder ein kurzer Kurs mit Nahaufnahmen: ${step}.`,
    links: (gear, a, b) =>
      `Affiliate-Links, als solche gekennzeichnet, zu dem, was ohnehin im Bild ist: ${gear}. Gesucht werden sie unter einem Video mit diesem Vergleich: ${a} oder ${b}.`,
    partners: (people, picture) =>
      `Eine Firma mit diesen Kunden: ${people}. Schick eine Idee für ein Video mit ihrem ersten Bild (${picture}) statt einer Preisliste.`,
    fans: (ask) =>
      `Unterstützung durch Fans, verbunden mit etwas, worum du gebeten wurdest: ein Gespräch im Monat über Fragen wie „${ask}“`,
    ads: "Werbung zuletzt: Sie bezahlt Aufrufe, und die hast du am wenigsten in der Hand.",
  },
  open: {
    help: "Bezahlte Hilfe: sechzig Minuten mit jemandem, der feststeckt. Auszufüllen: das Problem, in dessen Worten. Drei solche Gespräche zeigen dir, was in ein Produkt gehört.",
    product:
      "Ein kleines Produkt zu einem Schritt: eine Checkliste auf einer Seite oder ein kurzer Kurs. Auszufüllen: der Schritt, nach dem du am häufigsten gefragt wirst, und wie er gelungen aussieht.",
    links:
      "Affiliate-Links, als solche gekennzeichnet, zu dem, was ohnehin im Bild ist. Auszufüllen: die drei Dinge, die du in jedem Video benutzt.",
    partners:
      "Eine Firma, deren Kunden dir zusehen. Auszufüllen: drei Firmen, die deinem Publikum etwas verkaufen, und für jede eine Idee statt einer Preisliste.",
    fans: "Unterstützung durch Fans, verbunden mit etwas, worum du gebeten wurdest. Auszufüllen: die Bitte, die mehr als einmal kam.",
  },
  week: {
    count: "Schreib die letzten 50 Fragen aus Kommentaren und Nachrichten auf und zähl, welche wiederkehren.",
    sentence:
      "Beantworte die häufigste mit einem Angebot in einem Satz: wem es hilft, was man bekommt, was es kostet.",
    example: (people, sign) => `Ein Beispiel, für diese Leute (${people}): dass Schluss ist damit: ${sign}.`,
  },
};
