export type Harm = "fake" | "theft" | "person" | "ban" | "spam" | "cruel";

/** What isn't helped with, in five languages. Asking whether it is wise ("should I buy subscribers?") is a question. */
const HARMS: readonly (readonly [kind: Harm, asked: RegExp])[] = [
  [
    "fake",
    /\b(?:how|where|best|cheap\w*|help|get|make|cómo|como|dónde|comment|où|wie|wo|onde|quero|quiero|je veux|ich will)\b.*\b(?:bot(?:s|ting)?\s+(?:\d+\S*\s+)?(?:my |views|followers|likes|subs\w*|de (?:visitas|vistas|seguidores|vues|visualizações))|fake (?:views|followers|likes|subs\w*|comments|engagement)|view ?bots?|(?:buy|compro|comprar|acheter|kaufen?|kaufe) (?:\w+ ){0,3}(?:views|followers?|likes|subs\w*|visitas|seguidores|vues|abonnés|inscritos|visualizações|curtidas)|(?:views|aufrufe|follower|abonnenten|klicks|likes) kaufen|gefälschte|faux (?:abonnés|followers|likes)|fausses vues|(?:visitas|seguidores|curtidas|visualizações) fals[oa]s)|\b(?:bots? (?:for|to get) (?:views|likes|followers)|sub4sub bot|engagement farm)\b/iu,
  ],
  [
    "theft",
    /\b(?:(?:re-?upload|re-?post|steal|rip|copy|download)\w*\b.*\b(?:(?:some(?:one|body)|other (?:people|creators?|youtubers?)|another|else|their|his|her|people)\b).*\b(?:as mine|as my own|without (?:getting caught|permission|them|credit\w*|being)|undetected|so (?:youtube|tiktok) (?:doesn'?t|won'?t)|reupload\w*|to my channel|on my channel)|(?:avoid|bypass|trick|evade|get around|beat) (?:the )?(?:copyright|content id)|resub(?:o|ir) .*(?:vídeos?|videos?) (?:de otros?|ajenos)|(?:robar|copiar|roubar|repostar) (?:los |os )?v[ií]deos? (?:de otr|de outr|ajen)\w*|(?:voler|reposter|republier|télécharger) (?:les |des )?vidéos (?:des|d')\s?autres|fremde videos (?:hochladen|klauen|kopieren)|videos (?:klauen|stehlen))/iu,
  ],
  [
    "person",
    /\b(?:(?:find|get|figure|track|look)\w*\b.*\b(?:where (?:this |that |a |my )?(?:\w+ ){0,3}lives?|(?:home )?address of|real name of|someone'?s (?:address|phone|real name)|ip address of|her address|his address)|dox+(?:x?ing)? (?!me\b)\w+|mass[- ]?report\w*(?! (?:my|me|us|our)\b)|get (?:a |another |someone'?s |their )?(?:\w+ )?(?:channel|account|video) (?:deleted|banned|taken down|terminated)|(?:hack|break) into (?:a|some|her|his|their|another)|averiguar dónde vive|saber dónde vive (?:un|una|este|esa)|trouver (?:l'adresse|où habite)|adresse d(?:e l|')un|herausfinden,? wo .* wohnt|descobrir onde .* mora|denunci\w+ en masa|massenhaft melden|signaler en masse|denunciar em massa)/iu,
  ],
  [
    "person",
    /\b(?:hack(?:e[ao]r?|er|en|e|s)?|pirat(?:er|e)|invad(?:ir|o)|clonar?|entr(?:ar|o) (?:en|a|na)|spy on|get into|log ?in(?:to)?)\b (?:(?:(?:my |an?other |some |her |his |their )?\p{L}+['’]s|her|his|their|someone else['’]?s|another \p{L}+['’]?s) (?:instagram |tiktok |youtube |insta |yt )?(?:account|profile|channel)\b|(?:la|el|le|a|o) (?:cuenta|compte|perfil|profil|conta|canal) (?:de|d['’]|da|do|alheia|ajena)\b|(?:das|den|ein|einen) (?:konto|account|profil) (?:von|meiner|eines)\b)|\b(?:konto|account|profil) (?:von|meiner|meines|eines) .*\bhacken/iu,
  ],
  [
    "person",
    /^(?!.*\b(?:legal|illegal|allowed|law|erlaubt|darf|strafbar|puedo|posso|permitid\p{L}+|droit|cats?|dogs?|pets?|animals?|birds?|gat[oa]|perr[oa]|chat|chien|katzen?|hund|cachorr[oa])\b).*\b(?:film|record|photograph|fotograf|spy on|take (?:pictures|photos|videos) of|grab[ao]|enregistr|aufnehm|nehme|grav[ao])\p{L}*\b.*(?:without (?:her|him|them|anyone|people|someone|somebody|the \p{L}+|my \p{L}+) (?:knowing|noticing|seeing|realizing|finding out)|in secret|secretly|sin que (?:se )?(?:lo )?(?:sepan?|entere\p{L}*|note\p{L}*|d[eé]n? cuenta)|en secreto|a escondidas|à (?:son|leur) insu|en cachette|sans qu['’](?:ils?|elles?|on)|heimlich|ohne dass (?:er|sie|es|jemand)|escondid[oa]|sem (?:que )?(?:el[ea]s? )?(?:saber|perceber|notar)\p{L}*)/iu,
  ],
  [
    "person",
    /\b(?:reports?|meldungen|denuncias?|signalements?|denúncias?)\b.*\b(?:gegen|organisieren|contra|contre|against|masiv\p{L}+|massa)\b.*\b(?:gesperrt|kanal|channel|banned|deleted|canal|chaîne|cuenta|compte|conta)\b|\b(?:get|make|tell) (?:my )?(?:followers|fans|viewers|subs) to (?:attack|mass|dislike|spam|report (?!.*\b(?:stolen|fake|my)\b))/iu,
  ],
  [
    "cruel",
    /\b(?:(?:comment|message|prank|roast|insult|video)\b.* (?:makes?|making) (?:her|him|my (?:ex|teacher|classmate|neighbou?r|boss|bully)) (?:cry|suffer|quit|feel (?:bad|worthless|ugly))|(?:how (?:do|can|could|would|should) (?:i|we)|how to|help me|i want to|ways? to|ideas? to|video to|let['’]?s) (?:\p{L}+ ){0,2}?(?:humiliate|bully|blackmail|threaten|cyberbully|harass) |(?:cómo|quiero|ayúdame a|para) (?:\p{L}+ )?(?:humillar|acosar|amenazar|chantajear|ridiculizar) a\b|(?:comment|je veux|aide[- ]moi à|pour) (?:\p{L}+ )?(?:humilier|harceler|menacer|faire chanter|ridiculiser) |(?:wie|ich will|hilf)\b(?!.*\b(?:mich|uns)\b).*(?:fertig ?mach|mobb|bloß ?stell|erpress|demütig)en?\b|(?:como|quero|me ajuda a|para) (?:\p{L}+ )?(?:humilhar|ameaçar|chantagear|ridicularizar) |prank\b.*\b(?:hurts?|injur\p{L}+|scared to death|weapon|gun|knife|poison)\b|\b(?:hurt|poison) (?:her|him|them|my \p{L}+|someone|people|strangers) (?:for|in) (?:a )?(?:prank|video|views|tiktok))/iu,
  ],
  [
    "ban",
    /\b(?:(?:get|go|work|way) ?a?round (?:my |a |the )?(?:\w+ )?ban|(?:evade|bypass|avoid|circumvent|dodge) (?:my |a |the )?(?:\w+ )?(?:ban|suspension|age (?:limit|verification|restriction))|ban evasion|(?:saltar|evitar|esquivar|burlar)(?:me|se)? (?:el|un|mi|o|meu|um) (?:\w+ )?(?:ban|baneo|bloqueo|banimento)|contourner (?:mon|le|un) (?:\w+ )?(?:ban|bannissement)|(?:sperre|bann?) umgehen)/iu,
  ],
  [
    "spam",
    /\b(?:(?:write|make|build|code|create|need|want|get|set ?up|escrib\w*|haz\w*|crea\w*|cré\w*|écri\w*|schreib\w*|bau\w*|faz\w*|cri[ae]\w*)\b.*\b(?:bot|script|program\w*|robot|robô|programa|programm)\b.*\b(?:spam\w*|comment\w*|coment\w*|kommentar\w*|kommentier\w*|follow|dms?|likes?)|spam ?bot|comment bot|bot (?:that|to) (?:comment|spam|dm|follow)\w*|spam (?:people|comments|everyone|other))/iu,
  ],
];

/** Words that make a question one of a creator's trade. */
const TRADE =
  /\b(?:you ?tube\w*|tik ?tok\w*|instagram|insta|reels?|shorts?|v[ií]d[eé]os?|channels?|canal|chaîne|kanal\w*|creators?|content|contenido|contenu|conteúdo|subscribers?|subs|followers?|seguidores|suscriptores|abonnés|abonnenten|inscritos|thumbnails?|miniaturas?|hashtags?|hooks?|script|guion|roteiro|skript|captions?|podcast\w*|stream\w*|vlog\w*|comments?|comentarios?|comentários?|commentaires?|kommentare?|niches?|nicho|nische|footage|clips?|camera|cámara|câmera|kamera|caméra|tags|title|titres?|títulos?|titel|songs?|music|música|musique|musik|audience|transitions|feed|on camera|microphone|tripod|influencers?|sponsors?\w*|brands?|marcas?|marques?|marken?|patrocin\w*|kooperation\w*|algorithm\w*|algoritmo|views|visitas|vues|aufrufe|film(?:ing|e[nr]?)?|record(?:ing)?|drehen|tourner|grab(?:ar|o)|grav(?:ar|o)|my account|mein konto|mi cuenta|minha conta|mon compte|upload\w*|post(?:s|ing|e[rn])?|edit\w*|viral|monetiz\w*)\b/iu;

/** What isn't a creator's question: politics, homework, medicine, law, money to invest, code, general knowledge. */
const OFF_TOPIC =
  /\b(?:capital of|capital (?:de|da|do)|capitale (?:de|du)|hauptstadt|(?:who|whom) (?:should|do|to) (?:i )?vote|vot(?:e|ar|er) (?:for|por|pour)|wen soll(?:te)? ich wählen|por quién (?:voto|votar)|em quem (?:voto|votar)|president|presidente|präsident|élections?|elections?|elecciones|eleições|wahlen?|politics|(?:write|code|fix|debug|schreib\w*|escrib\w*|écris|escreva)\b.*\b(?:python|javascript|java|c\+\+|sql|html|function|regex|code|algorithmus|código|fonction)|python|javascript|homework|deberes|devoirs|hausaufgaben?|lição de casa|dever de casa|essay|cover letter|resume|bewerbung|lettre de motivation|solve|equation|ecuación|équation|gleichung|integral|derivative|resuelve|weather|clima mañana|météo|wetter|previsão do tempo|translate|traduce|traduis|übersetze?|traduza|(?:which|what) stocks?|stocks? (?:should|to) |(?:buy|invest in) (?:bitcoin|crypto|stocks)|comprar acciones|acheter des actions|aktien|comprar ações|diabetes|cancer|symptoms?|síntomas?|symptômes?|symptome|sintomas?|diagnos\w*|(?:do|have) i have (?:a |an )?(?:\w+)itis|dosage|ibuprofen|paracetamol|antibiotic\w*|medikament\w*|landlord|tenant|lawsuit|divorce law|vermieter|casero|who won|world cup|football score|mundial|coupe du monde|weltmeister\w*|square root|how many people live|population|recipe for|(?:give me|donne[- ]moi|dame|gib mir|me d[êá]) (?:a |une |una |ein |uma )?(?:recipe|recette|receta|rezept|receita)|(?:recommend|recomienda|recommande|empfiehl|recomenda)\p{L}* (?:me )?(?:a |an |un |une |ein |um )?(?:\p{L}+ )?(?:restaurant|restaurante|hotel|hôtel|movie|film|película|filme|book|libro|livre|buch|livro)|lose \d+ ?(?:kg|kilos?|pounds?|lbs)|(?:math\p{L}*|maths|matemática\p{L}*|mathe\p{L}*|maths?) (?:homework|exercise|problem|deberes|aufgabe\p{L}*)|(?:lição|tarea|exercice) de (?:matemática|matemáticas|maths?)|horoscope|lottery)\b|\d\s*[x+*/=]\s*\d.*=|=\s*\?|\d\s*%\s(?:of|de|von)\s\d/iu;

/** What a message asks for that is refused; undefined where it is a question like others. */
export function harmAsked(message: string): Harm | undefined {
  return HARMS.find(([, asked]) => asked.test(message))?.[0];
}

/** Whether a message speaks of a creator's trade. */
export function isOfTrade(message: string): boolean {
  return TRADE.test(message);
}

/** Whether a message is plainly no creator's question. */
export function isOffTopic(message: string): boolean {
  return OFF_TOPIC.test(message) && !TRADE.test(message);
}

/** Asking whether somebody has an illness, which nobody here can tell: in five languages. */
const ASKS_DIAGNOSIS =
  /^(?:do|could|might) i have\b|^have i got\b|^(?:habe|hab) ich\b|^(?:ai-je|est-ce que j['’]ai)\b|^¿\s*tengo\b|^(?:será que )?tenho\b.*\?/iu;

/** Whether a message asks to be told an illness. */
export function asksDiagnosis(message: string): boolean {
  return ASKS_DIAGNOSIS.test(message.trim());
}
