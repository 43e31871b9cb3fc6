import type { Named } from "../lines.ts";

/** What a critique is about. */
export const aspects: Named = [
  ["clickbait|titel|thumbnail|irrefuhrend", "der Titel"],
  ["[a-z]*musik[a-z]*|lied", "die Musik"],
  ["intro", "das Intro"],
  ["werbung", "die Werbung"],
  ["untertitel|schrift", "der Text im Bild"],
  ["ton*|sound|mikro|laut|leise|versteht|hort|rauscht*", "der Ton"],
  ["kamera|wackelt*|schwindelig|unscharf|schnitte?", "das Bild"],
  ["dunkel*|hell*|licht", "das Licht"],
  ["schnell*|langsam*|hektisch|tempo", "das Tempo"],
  ["lang|kurz*|punkt|gelaber|minuten", "die Länge"],
];

/** What to ask back where something fails. */
export const troubles: Named = [
  ["kleber|harz|silikon|epoxid|zement|gips|leim", "welcher Kleber ist es, und wie warm ist der Raum?"],
  ["farbe|lack|lasur|wachs|kerze", "welches Produkt ist es, und wie warm ist der Raum?"],
  [
    "teig|brot|hefe|sauerteig|pizza",
    "welches Mehl [nimmst du|nehmen Sie], wie warm ist die Küche und wie lange ging er?",
  ],
  [
    "kuchen|kekse|torte|muffins|baiser|ofen",
    "wie heiß wird [dein|Ihr] Ofen wirklich, und welche Form war es?",
  ],
  [
    "sosse|sauce|reis|fleisch|suppe|karamell|salzig",
    "wie viel [hast du|haben Sie] gemacht, und bei welcher Hitze?",
  ],
  [
    "pflanzen?|basilikum|orchidee|tomaten?|samen|blatter|kaktus|monstera|rasen",
    "wie viel Licht hat es dort, und wie oft [gießt du|gießen Sie]?",
  ],
  [
    "code*|install|python|plugin|skript|version",
    "welche Version [hast du|haben Sie], und was sagt die Fehlermeldung?",
  ],
  [
    "handy|laptop|pc|app|bildschirm|fehler|wlan|drucker|mikro|kamera|startet",
    "welches Gerät ist es, und was zeigt es an, wenn es hängt?",
  ],
  [
    "wolle|stoff|nahen|hakeln|stricken|maschen?|garn",
    "welches Garn oder welcher Stoff ist es, und welche Nadel [nimmst du|nehmen Sie]?",
  ],
  ["haare?|haut|locken|nagel|schminke", "was [benutzt du|benutzen Sie] im Moment, und seit wann?"],
  ["hund|katze|pferd|welpe|kater", "wie alt ist [dein|Ihr] Tier, und was passiert kurz davor?"],
  ["motorrad|auto|fahrrad|motor|bremsen?|kette", "welches Modell ist es, und seit wann ist das so?"],
  ["", "was [hast du|haben Sie] benutzt, und was passiert genau?"],
];
