import type { Phrasing } from "./phrasing.ts";

const VIDEO = "(?:videos?|vlogs?|shorts?|reels?|skripts?|posts?|tiktoks?|serie|idee)";

export const DE: Phrasing = {
  requests: `(?:hallo|hi|hey|also|bitte|naja)|(?:ich (?:will|mochte|wurde gerne?|brauche|plane)|kannst du(?: mir)?|hilf mir(?: bei)?)(?: (?:ein|eine|einen|mein|meine))? ${VIDEO}(?: (?:darueber|daruber|uber|zu|zum|zur))?(?: machen| drehen)?(?: in dem ich zeige)?|(?:ein|eine|mein) ${VIDEO} (?:uber|zu|zum|zur|daruber)|${VIDEO} uber`,
  forms: {
    "day-in-the-life": {
      start:
        "(?:ein |eine )?(?:tag|woche|nacht) im leben (?:einer|eines|als|von)?|(?:mein|ein) (?:arbeits)?tag (?:als|mit|in|auf|bei)|(?:meine|eine) woche (?:als|mit|in)|(?:24 stunden|24h) (?:mit|als|in|auf)|komm mit(?: mir)?|vlog|grwm",
      any: "tag im leben",
    },
    myth: {
      start:
        "(?:meine |eine )?(?:unpopulare|unbeliebte|kontroverse|steile) (?:meinung|thesen?|these)(?: (?:zu|uber|zum|zur))?|(?:die )?(?:mythen|irrtumer|lugen) (?:uber|zu|rund um)|die (?:ganze )?wahrheit (?:uber|hinter)|hort auf zu glauben",
      any: "mythen|mythos|irrtumer|(?:ist |sind )?(?:uberbewertet|unterschatzt|uberschatzt)",
    },
    confession: {
      start:
        "gestandnis(?:se)?|beichte|mein(?:e)? (?:grosste[rn]?|großte[rn]?|schlimmste[rn]?) (?:fehler|fails?)(?: (?:als|mit|beim|bei))?|was (?:mir|dir|einem|euch) (?:niemand|keiner) (?:uber|zu)|was (?:niemand|keiner) (?:uber|zu)|ich (?:lag|war) falsch (?:mit|bei)|ich bereue|warum ich (?:.*? )?(?:gekundigt|aufgehort|verkauft)|ich habe? (?:mich )?(?:alle |alles )?(?:getotet|ruiniert|verschwendet|versagt|gelogen)|ich hasse",
      any: "umgebracht|gesagt hat|ich bereue es|bereue ich|gekillt|ruiniert|verschwendet",
    },
    review: {
      start:
        "(?:mein )?(?:ehrlicher? )?(?:test|erfahrungsbericht|review)(?: (?:vom|von|zum|zur|der|des))|ich teste|wir testen|unboxing|lohn(?:t|en) sich(?: (?:ein|eine|der|die|das))?|ich habe .* getestet",
      any: "test|review|im test|erfahrungen|unboxing|lohn(?:t|en) sich(?: das)?|nach (?:einem|einer|\\d+) (?:jahr|jahren|monat|monaten|wochen?)",
    },
    list: {
      start:
        "(?:die |meine )?(?:\\d+ )?(?:besten|schlimmsten|schonsten)|top \\d+|ranking|(?:\\d+ |die |meine )?(?:fehler|dinge|tipps|tricks|ideen|wege|grunde|fakten|anzeichen|hacks|rezepte|gewohnheiten|sachen)(?: (?:(?:die|was) (?:du|man|ich)|beim?|fur|zum|zur|mit|uber|vor dem kauf (?:eines|einer)|vor)){0,3}|\\d+",
      any: "tipps|ideen|tricks|hacks|wissen (?:musst|solltest)",
    },
    question: {
      start:
        "warum|wieso|weshalb|wann|wie (?:viel|lange|oft|teuer|gut|alt)(?: (?:kostet|dauert|ist))?|welche[rsn]?|wer|wo|was (?:ist|sind|tun|hilft|passiert|braucht|kostet)|soll(?:te)? (?:ich|man)(?: (?:mir|sich))?|kann (?:ich|man)|darf (?:ich|man)|muss (?:ich|man)|ist|sind|brauche ich|gibt es",
    },
    "how-to": {
      start:
        "wie(?: (?:macht man|mache ich|kann ich|geht|du|man))?|so (?=\\S+ (?:du|ihr))|(?:eine? )?(?:anleitung|tutorial|guide)(?: (?:fur|zum|zur|zu))*|schritt fur schritt",
      any: "anleitung|tutorial|selber machen|selbst machen|schritt fur schritt|diy",
    },
    story: {
      start:
        "mein(?:e)? erste[rsn]?|meine geschichte(?: (?:mit|von))?|(?:als|der tag,? an dem|die nacht,? in der) ich|die geschichte (?:von|der|des)|wie ich(?: mit \\d+)?(?: angefangen habe zu)?|was ich (?:aus|von|in) .* gelernt habe|story ?time|ich habe? (?=.*(?:adoptiert|gekauft|probiert|gebaut))",
      any: "meine geschichte|(?:und )?was alles schiefging|angefangen habe(?: zu)?|abbezahlt habe",
    },
  },
  articles:
    "der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|mein|meine|meinen|meinem|meiner|alle|alles|dein|deine|deinen|uber|von|vom|mit|im|es|sich|mir",
  or: "oder",
  between: ["(?:der )?unterschiede? zwischen|vergleich (?:von|zwischen)|vergleiche", "und|mit"],
  better: ["ist|sind", "(?:wirklich )?(?:besser|schlechter|gunstiger|gesunder|billiger)", "als"],
  audience: "fur|fuer|f",
  people:
    "anfanger(?:innen)?|einsteiger(?:innen)?|kinder|babys|kleinkinder|teenager|jugendliche|erwachsene|senioren|seniorinnen|altere|personen|person|leute|menschen|alle|jeden|frauen|manner|mamas?|mutter|papas?|vater|eltern|familien|paare|studenten|studierende|schuler|lehrer|laufer|reisende|dummies|faule|introvertierte|selbststandige|freelancer|grunder|veganer|profis|fortgeschrittene|berufstatige|dich|(?:zwei|drei|vier)(?=[\\s?!.]*$)|neulinge|singles",
  whose: "die|uber|ab|unter",
  novices: "anfanger(?:innen)?|einsteiger",
  held: "ohne|unter \\d[\\d.]*|fur unter|mit (?:nur|wenig|kleine[mnr]|wenigen)|wenig geld|kleines budget|in (?:einer |einem |der |meiner |ner )?(?:kleine[nmr]|winzige[nmr]|gemietete[nmr]|mietwohnung)|aus (?:alten|resten|nur|\\w+resten)|mit (?:resten|\\w+resten)",
  means: "mit",
  binding: "leben|umgehen|umgang|arbeiten|anfangen|sprechen|tag|falsch|spielen|zusammen|beginnen|malen|komm",
  tails:
    "weil .*$|obwohl .*$|selber machen|selbst machen|zuhause|zu hause|schnell|einfach|richtig|fur anfanger|kaufen",
};
