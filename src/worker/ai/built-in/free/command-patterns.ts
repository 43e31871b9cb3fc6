/** What can be written on a creator's wish. */
export type Kind =
  | "ideas"
  | "titles"
  | "hooks"
  | "script"
  | "hashtags"
  | "caption"
  | "week"
  | "month"
  | "reply"
  | "thumbnail"
  | "description"
  | "video";

/** Words that ask for something to be written, before its name. */
const ASKING =
  "(?:(?:please|pls|can you|could you|i need|i want|i'd like|gimme|give me|get me|show me|find me|write|make|create|generate|suggest|draft|brainstorm|come up with|help me write|me|some|a few|the|an?|my|por favor|puedes|podrías|dame|escríbeme|escribeme|escribe|hazme|haz|necesito|quiero|genera|crea|sugiere|un[oa]?s?|algun[oa]s|stp|s'il te plaît|peux-tu|tu peux|donne-moi|donne moi|donne|écris-moi|écris moi|écris|fais-moi|fais|je veux|il me faut|j'ai besoin|génère|crée|propose-moi|propose|une|des?|d'|quelques|bitte|kannst du|gib|schreibe?|mach|ich brauche|ich will|ich möchte|erstelle|nenn|mir|eine?n?|ein paar|me dê|me dá|dê-me|escreva|escreve|faça|faz|preciso de|quero|gere|crie|sugira|uns|umas|um|uma) )*";
/** Up to three words beside the name: "good TikTok", "30 second", "viral". Questions and programs aren't commands. */
const BESIDE =
  "(?:(?!how|why|when|should|do|does|is|are|many|much|cómo|cuánt|qué|por|combien|quel|wie|warum|welche|quant|quais|como|python|java|bash|shell|browser|api|code|bot)[\\p{L}\\d-]+ ){0,3}?";
const NAMES: readonly (readonly [kind: Kind, name: string])[] = [
  ["hashtags", "hash ?tags?|tags|etiquetas"],
  ["script", "(?:video ?)?scripts?|gui[oó]n(?:es)?|skript|drehbuch|roteiro|texte de vidéo"],
  ["caption", "captions?|pie de foto|légende|bildunterschrift|legendas?|post ?text|copy"],
  [
    "titles",
    "(?:(?:video|youtube)[- ]?)?(?:titles?(?: ideas| options| suggestions)?|títulos?|titres?|titel(?:vorschläge|ideen)?|ideas? (?:de|para) títulos?|idées de titres?|ideias de títulos?)",
  ],
  [
    "thumbnail",
    "thumbnails? (?:ideas?|concepts?)|thumbnail ?ideen|ideas de miniaturas?|idées de miniatures?|ideias de (?:thumbnail|capa)s?",
  ],
  [
    "month",
    "content calendar|30[- ]day plan|monthly plan|calendario de contenidos?|calendrier (?:de contenu|éditorial)|redaktionsplan|content-?plan|calendário de conteúdo",
  ],
  [
    "ideas",
    "(?:(?:video|content|post|reel|short|tiktok)[- ]?)?(?:ideas?|ideen|idées?|ideias?)(?: de v[ií]deos?| de vidéos?| de contenido| para v[ií]deos?)?",
  ],
];
/** "titles for": whole words, since "title formats" asks for nothing to be written about mats. */
const ABOUT =
  "(?: ?:| (?:about|on|for|around|of|sobre|acerca de|para|de|sur|pour|über|zu[mr]?|für)(?!\\p{L}))";
export const PLATFORM = "(?:tik ?tok|insta(?:gram)?(?: reels?)?|reels?|you ?tube(?: shorts?)?|shorts?)";
export const ON_PLATFORM = `(?:for|on|in|para|en|pour|sur|für|auf|no|na|bei) (?:my |mi |mon |mein |meinen |o |meu )?${PLATFORM}`;

export const COMMANDS = NAMES.map(([kind, name]) => ({
  kind,
  pattern: new RegExp(
    `^${ASKING}(?<head>(?:\\d+ )?${BESIDE})(?:${name})(?: ${ON_PLATFORM})?${ABOUT} ?(?<about>.+)$`,
    "iu",
  ),
}));
export const WHICH_TAGS =
  /^(?:what|which|best|qué|que|quels?|welche|quais) (?:are (?:the )?(?:best|good) )?hash ?tags (?:should i use |to use |can i use |work |uso |usar |utiliser |nehme ich |soll ich nehmen |devo usar )?(?:for|para|pour|für) (?<about>.+)$/iu;
export const REPLY =
  /^(?:(?:please|help me|can you|por favor|bitte) )?(?:repl(?:y|ies)|answer|respond|what (?:should|do) i (?:reply|answer)|respond[ea]|contesta|réponds|antworte|antwort|responda) ?(?:to|a|à|auf|ao)? (?:this|that|the|este|esta|ese|ce|diesen|den|esse)? ?(?:comment|comentario|commentaire|kommentar|comentário) ?: ?(?<about>.+)$/iu;
export const WEEK =
  /^(?:please )?(?:plan|planifica|organiza|planifie|organise|plane|planeje|planeja|organize)(?: me| out)? (?:my |mi |ma |meine |minha |the )?(?:next |próxima |nächste )?(?:content )?(?:week|semana|semaine|woche)(?: of (?:videos|content|posts))?(?:(?: ?:| for| about| on| sobre| para| sur| pour| über| zu| für) ?(?<about>.+))?$/iu;
/** "a video about", before what it is about. */
export const VIDEO_ABOUT =
  /^(?:(?:an?|my|the|un|una|mi|une|mon|ma|ein|eine|mein|meine|meinen?|um|uma|meu|minha|el|la|le|l'|das) )?(?:(?:[\p{L}]+ )?(?:v[ií]deos?|vidéos?|reels?|shorts?|tik ?toks?|posts?|photos?|foto|clips?|channel|canal|chaîne|kanal) )?(?:about|on|sobre|sur|über|zum|zur|von|de|do|da|du)\s+/iu;

/** "a video where I", before what is done in it. */
export const VIDEO_WHERE =
  /^(?:(?:an?|my|the|un|una|mi|une|mon|ma|ein|eine|mein|meine|meinem|einem|um|uma|meu|minha|el|la) )?(?:[\p{L}]+ )?(?:v[ií]deos?|vidéos?|reels?|shorts?|tik ?toks?|clips?|vlogs?)(?: of me| von mir)?,? (?:where|in which|showing (?:how|me)|showing|that shows (?:how)?|of me|(?:en|em) (?:el|la|lo|o|a) que|en que|em que|donde|onde|où|dans (?:lequel|laquelle)|in dem|in der|wo)\s+(?:(?:i'?m|i am|we|we're|i|you|yo|nosotros|je|j'|on|nous|ich|wir|eu|nós|a gente)\s+)?/iu;

/** A verb that asks for something to be written: without one "a video about bread" and "hooks for tutorials" are none. */
const WRITE =
  "(?:please |pls |por favor |bitte )?(?:can you |could you |puedes |peux-tu |tu peux |kannst du (?:mir )?|pode |você pode )?(?:write|draft|create|script|gimme|give me|i need|make me|escr[ií]be(?:me)?|hazme|dame|necesito|[ée]cris(?:[- ]moi)?|r[ée]dige|donne[- ]moi|fais[- ]moi|schreib(?:e|s)?(?: mir)?|gib mir|erstell(?:e)?(?: mir)?|mach mir|ich brauche|escrev[ae]|me d[êá]|fa[çz](?:a)?|cri[ea]|preciso de)";
const ONE =
  "(?: me)?(?: an?| the| my| un[ae]?| mi| mon| ma| eine?n?| uma?| meu| some| good| a few| \\d+| algunos| quelques| ein paar| uns| alguns)*";
/** "write a TikTok about my morning run": what is to be said in it. */
export const WRITE_VIDEO = new RegExp(
  `^${WRITE}${ONE} (?:[\\p{L}\\d-]+ )?(?:tik ?tok|reel|short|(?:youtube |instagram )?v[ií]d[eé]o|vlog|youtube short)(?: script)? (?:about|on|over|sobre|acerca de|sur|über|zu[mr]?|vom?) (?<about>.+)$`,
  "iu",
);
/** "gimme some hooks for a video on budgeting". */
export const WRITE_HOOKS = new RegExp(
  `^${WRITE}${ONE} (?:[\\p{L}]+ )?(?:hooks?|opening lines?|first lines?|openers?|ganchos?|accroches?|einstiege?)(?: ideas?| lines?)? (?:about|for|on|to|sobre|para|de|sur|pour|über|zu[mr]?|für) (?<about>.+)$`,
  "iu",
);
/** "write a description for my video about hanging shelves". */
export const WRITE_DESCRIPTION = new RegExp(
  `^(?:${WRITE}${ONE} (?:[\\p{L}-]+ )?(?:video ?)?(?:description|descripción|descrição|beschreibung)|describe|optimi[sz]e) (?:(?:for|of|para|de|do|pour|für|von) )?(?:(?:my|a|the|mi|un|el|ma|une|la|mein|meinem|meines|ein|einem?|meu|um|o|youtube) )*(?:v[ií]d[eé]os?|short|reel) (?:about|on|called|titled|where|of|sobre|de|sur|über|zu[mr]?|von) (?<about>.+)$`,
  "iu",
);
/** "rate my title: …", with the title itself. */
export const RATE_TITLE =
  /^(?:(?:can you |please )?(?:rate|score|check|judge|review|grade|improve)|is this a good|how good is|califica|puntúa|evalúa|mejora|revisa|note|évalue|améliore|corrige|bewerte|prüf(?:e)?|verbesser(?:e)?|avali[ea]|melhor[ae]|dê uma nota (?:para|pra|ao)) (?:(?:me|this|my|the|este|mi|el|ce|mon|le|diesen|meinen|den|esse|meu|o) )*(?:(?:video|youtube) ?)?(?:title|título|titre|titel)(?: please)? ?(?::|(?=["“«„])|,|-) ?(?<about>.+)$/iu;
/** "what should I post this week? i do pottery". */
export const WHAT_TO_POST =
  /^(?:what (?:should|can|do|could) (?:i|we) (?:post|upload|film|make|publish)|qué (?:publico|subo|puedo (?:subir|publicar)|grabo)|que (?:poster|publier)|qu'est-ce que je (?:poste|publie)|was (?:soll|kann) ich|o que (?:postar|eu posto|posto|publicar)) (?:(?:this|next|for the) week|(?:esta|la próxima) semana|cette semaine|la semaine prochaine|(?:diese|nächste) woche|(?:esta|essa|nesta|nessa|na próxima) semana)(?: (?:posten|hochladen|filmen|veröffentlichen))?[?,.:; ]+(?:(?:i|we) (?:do|make|have|post|film|run)|i'm into|my (?:niche|channel|subject) is|about|on|for|hago|tengo|mi (?:nicho|canal) es|sobre|je fais|ma niche,? c'est|sur|ich mache|mein (?:thema|kanal) ist|über|zu|eu faço|faço|meu (?:nicho|canal) é|tenho)?:? ?(?<about>.+)$/iu;

/** A length before what is to be written about: "a 45 sec reel about", "un guion de 30 segundos sobre". */
export const LENGTH_BEFORE =
  /(?:\b(?:of|de|von|d'|em)\s)?\b\d{1,3}[- ]?(?:s|secs?|seconds?|segundos?|secondes?|sek(?:unden)?|sekündig\p{L}*|min(?:ute)?s?|minutos?|minuten)\b ?(?=(?:\p{L}+ ){0,3}(?:about|on|for|of|sobre|para|de|sur|pour|über|zu[mr]?|für)\b)/giu;
