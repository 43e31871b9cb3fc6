import { phrases } from "./phrase.ts";
import { BODY, RELATIONS } from "./relations.ts";

/** Why a comment is for the creator in person, the gravest first. */
export const HUMAN_REASONS = [
  "self-harm",
  "threat",
  "abuse",
  "minor",
  "grief",
  "injury",
  "medical",
  "animal",
  "illness",
  "hardship",
  "legal",
  "refund",
  "press",
  "sales",
] as const;
export type HumanReason = (typeof HUMAN_REASONS)[number];

/** Ages below 18 at which people write comments. */
const AGE = "(?:[7-9]|1[0-7])";
const YOUNG = "(?:eight|nine|ten|eleven|twelve|thirteen|fourteen)";
/** A health question: what is asked beside the symptom. */
const ASKED = "(?: [^ ]+){0,12} ?\\?";

/** An animal near what ails it. */
function sickAnimal(animal: string, sign: string): string {
  return `(?:${animal}) … (?:${sign})|(?:${sign}) … (?:${animal})`;
}

/**
 * What tells each reason, in the product's five languages. Heuristics (checked 2026-11-22) that would rather
 * hand the creator a comment too many than answer one with a template; they don't know everything.
 */
const SIGNS: Record<HumanReason, () => RegExp> = {
  "self-harm": () =>
    phrases(
      "(?:been|started|i'm|keep) cutting again|cut(?:ting)? again|only thing (?:that )?(?:stops me|keeps me alive|keeping me alive)",

      "(?:easier|better|best|happier|fine|nicer)(?: [^ ]+){0,4} if i (?:just |simply )?(?:wasn't|weren't|was not|were not|didn't|disappeared|vanished|never|was gone|died|left this)(?: [^ ]+)?|(?:can't|cannot|can not|can barely) (?:do|take|handle|face|keep doing) (?:this|my) life|(?:can't|cannot) do (?:this|life) any ?(?:more|longer)|(?:giv(?:e|en|ing)|gave) up on life|rather (?:be dead|not be here|not exist)|(?:done|finished) with (?:everything|it all) and|(?:what's|whats|what is) the point (?:of|in) (?:living|being here|going on|waking up)|(?:if|when) i (?:disappear(?:ed)?|vanish(?:ed)?|don't wake up|wasn't here|am not here)|(?:don't|dont) see (?:myself|a future)(?: [^ ]+){0,5} (?:here|alive|future|year)",
      "(?:don't|dont|do not|not) (?:think |feel like )?(?:i |that i )?(?:really |even )?(?:want to|wanna|want|can) (?:be here|exist|live|be alive|wake up|keep living|stay alive|go on living)(?! (?:to|for|in) )|(?:tired|sick|done) (?:of|with) (?:being alive|living|life|existing|this life)|(?:ways?|want|hope|easier|prefer|rather|pray) (?:to |i )?not (?:to )?wake up|(?:wish|hope|hoping) i (?:don't|didn't|won't|wouldn't|never) (?:wake up|have to wake up|exist|born)|wish i (?:was never|wasn't|had never been|hadn't been) born|(?:world|family|everyone|everybody|they|kids)(?:'s| is|'d be| would be|'ll be| will be| are) better (?:off )?without me|(?:no one|nobody|noone|who) (?:would|will|'d) (?:even )?(?:notice|miss me|care)(?: if| when| once| that)? ?(?:i|me)?|(?:my|this is my|the) (?:last|final) (?:night|day) (?:alive|on earth|here)|goodbye (?:letter|note)|suicide note|took (?:all|a bunch of|the whole bottle of) (?:my|the) (?:pills|meds|tablets)|(?:nothing|no) (?:point|reason)(?: left)? (?:in|to) (?:living|live|being alive|be here|go on)|jump(?:ing)? off (?:a|the) bridge|(?:haven't|have not|havent|hadn't|not) (?:eaten|touched (?:any )?food|had (?:any )?food|had a meal)(?: anything| properly)? (?:in|for|since)(?: [^ ]+){0,3} (?:days?|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|starv(?:e|ing|ed) myself|m(?:ake|aking|ade) myself (?:throw up|sick|puke)|purging",
      "(?:no aguanto|no soporto|harta? de|cansad[oa] de) (?:más |ya )*(?:vivir|esta vida|la vida|existir|estar viv[oa])|nadie (?:me )?(?:va a |iba a |ira a )?(?:extrañar(?:ía|me)?|echar(?:ía|me)? de menos|notar(?:ía)?)|(?:ojalá|quisiera|quiero) (?:no (?:despertar|haber nacido)|desaparecer para siempre|no existir|dejar de existir|estar muert[oa])|si (?:yo )?(?:desapareciera|me muriera|no estuviera|ya no estuviera|no existiera|me fuera para siempre)|(?:no|ni) (?:quiero|tengo ganas de) (?:estar|seguir) (?:más )?(?:aquí|viv[oa]|en este mundo)|(?:ganas|ganas ya) de (?:vivir|seguir viviendo|morir|desaparecer)|(?:mejor|estarían mejor|estarán mejor) sin mí|no (?:le |me )?(?:veo|encuentro|tiene) (?:ya )?sentido (?:a (?:seguir|la vida|vivir)|seguir)|(?:mi|es mi) última noche|(?:llevo|hace|tengo) (?:\\d+|dos|tres|cuatro|cinco|seis|siete) días (?:sin comer|que no como)|me (?:corto|provoco el vómito)",
      "(?:j'en peux|je n'en peux|marre|fatiguée?|ras le bol) (?:plus )?(?:de |d')(?:vivre|la vie|cette vie|exister|être en vie)|personne (?:ne )?(?:me |m')?(?:regretter(?:ait|a)|pleurer(?:ait|a)|remarquer(?:ait|a)|s'en rendrait compte)|(?:je )?(?:ne )?veux plus (?:être là|exister|me réveiller|être ici|continuer à vivre)|(?:j'aimerais|je voudrais|j'espère) (?:ne (?:plus|pas|jamais) (?:me réveiller|exister|être née?)|être morte?|disparaître)|(?:plus|pas)(?: [^ ]+){0,2} envie (?:d'être (?:là|ici|en vie)|de vivre|de continuer|d'exister|de me réveiller)|si je (?:disparaissais|mourais|n'étais plus là|n'existais pas|partais pour toujours)|(?:mieux|seraient mieux) sans moi|(?:pas|plus) (?:de|aucune?) raison de vivre|ma dernière (?:nuit|soirée)|(?:\\d+|deux|trois|quatre|cinq|six) jours (?:que je (?:n'ai (?:rien|pas)|ne mange|mange (?:rien|pas))|sans (?:rien )?mang[a-zé]+)|je (?:me coupe|me scarifie|me fais vomir)|scarifi[a-zé]*",
      "(?:kann|halte?|ertrage?) (?:das |dieses |mein |es )*(?:leben|dasein) (?:nicht mehr|nicht länger)|(?:will|möchte|mag) (?:einfach |echt |eigentlich |gar )*nicht mehr (?:leben|da sein|hier sein|aufwachen|existieren|weiterleben|auf dieser welt)|niemand(?:em)? (?:würde|wird|würd) (?:[^ ]+ ){0,3}?(?:vermissen|merken|auffallen)|würde (?:[^ ]+ )?(?:keiner|niemand|keinem|niemandem) (?:[^ ]+ )?(?:merken|auffallen|vermissen)|keiner (?:würde|wird) mich vermissen|(?:ohne mich|wenn ich weg bin) (?:[^ ]+ ){0,3}?besser|besser (?:dran )?ohne mich|(?:hoffe|will|möchte|wünschte?)(?: [^ ]+){0,6} (?:wache?|wach)(?: [^ ]+){0,3} (?:nicht mehr|nie wieder|nie mehr) auf|(?:hoffe|wünschte?|wäre?)(?: [^ ]+){0,5} (?:nicht mehr aufwach[a-z]+|nie geboren|tot)|lebensmüde|müde (?:vom|des|von diesem|von meinem) lebens?|leid zu leben|(?:wenn|falls) ich (?:[^ ]+ ){0,3}?(?:weg|tot|verschwunden|nicht mehr (?:da|hier)) (?:wäre?|wär|bin)|besser,? wenn (?:ich|es mich) (?:[^ ]+ ){0,3}?(?:weg|tot|nicht)|(?:mag|will|kann) (?:einfach |echt |wirklich )+nicht mehr(?:[.,]|$)(?! vor lachen)|keine (?:kraft|lust)(?: mehr)? (?:zu|zum) leben|keinen sinn mehr (?:im|zu) leben|(?:keinen|kein) (?:grund|sinn)(?: [^ ]+){0,3} (?:leben|weiterleben)|meine letzte nacht|seit (?:\\d+|drei|vier|fünf) tagen nichts (?:mehr )?gegessen|ich ritze mich|kotze? (?:absichtlich|nach jedem essen)|mir (?:absichtlich |selbst )?den finger in den hals",
      "(?:não aguento|não suporto|cansad[oa] de|cansei de|enjoei de) (?:mais )?(?:viver|essa vida|esta vida|a vida|existir|estar viv[oa])|ninguém (?:ia|vai|iria|vai nem|nem vai|nem ia) (?:nem )?(?:sentir (?:a )?(?:minha )?falta|notar|perceber|ligar)|ninguém sentiria (?:a )?minha falta|(?:queria|quero|quem dera) (?:não (?:acordar|existir|ter nascido)|sumir (?:pra|para) sempre|deixar de existir|estar mort[oa])|(?:melhor|mais fácil)(?: [^ ]+){0,3} (?:eu não (?:estar|existir|acordar)|se eu (?:não|sumisse|morresse))|se eu (?:sumisse|morresse|desaparecesse|não existisse|não estivesse (?:mais )?aqui)|(?:vontade|vontade mais) de (?:viver|morrer|sumir|existir)|(?:não|nem) (?:quero|tenho vontade de) (?:mais )?(?:estar|continuar) (?:mais )?(?:aqui|viv[oa]|nesse mundo)|(?:melhor|ficariam melhor|estariam melhor) sem mim|não (?:vejo|tem|há|tenho) (?:mais )?(?:sentido (?:em|pra|para) (?:viver|continuar|vida)|motivo (?:pra|para) viver|razão (?:pra|para) viver)|(?:minha|é minha) última noite|(?:\\d+|dois|duas|três|quatro|cinco|seis|sete) dias sem comer|sem comer (?:nada )?(?:há|faz|desde) |me (?:corto|faço vomitar)|forço o vômito",

      "kill(?:ing)? myself|suicid(?:e|al)|end(?:ing)? my (?:own )?life|tak(?:e|ing) my own life|end it all|(?:nobody|no one|noone) would (?:even |ever )?(?:notice|care|miss me|realis[e]|realize|know) (?:if|when|that) i|(?:nobody|no one|noone) would (?:notice|care|miss me)|if i (?:was|were|am) gone|everyone (?:would be|is) better off|don't see (?:a|any|the) (?:point|reason) (?:in|to) (?:living|live|going on)",
      "want(?:ed)? to die|wanna die|wish i (?:was|were) dead|(?:cut|cutting|hurt|hurting|harm|harming) myself(?! (?:doing|while|trying|making|following|on))|self[- ]?harm(?:ing)?",
      "don't (?:want to|wanna) (?:live|be alive|wake up|exist|be here)(?: anymore)?|no reason to live|better off without me|can't go on(?: anymore)?|(?:nothing|not) (?:to live for|worth living)",
      "suicid(?:io|arme|a)|quitarme la vida|(?:quiero|voy a|pienso en) (?:matarme|morir(?:me)?)(?! de (?:risa|la risa|amor))|no quiero (?:seguir )?vivi(?:r|endo)|hacerme daño|cortarme las venas|ya no quiero (?:estar aquí|seguir)",
      "suicid(?:aire|er)|(?:je vais|je veux|envie de) (?:me tuer|mourir)(?! de rire)|plus envie de vivre|me faire du mal|me mutile[rz]?|(?:je )?(?:ne )?veux plus vivre|en finir avec la vie",
      "suizid|selbstmord|mich (?:selbst )?umbringen|nicht mehr leben|will sterben|mich (?:selbst )?(?:verletzen?|ritzen?)|mir das leben nehmen|kann nicht mehr weiterleben|nicht mehr da sein",
      "suicídio|suicidar|(?:quero|vou|penso em) (?:me matar|morrer)(?! de rir)|não quero (?:mais )?viver|me cortar|me machucar|acabar com a minha vida",
    ),
  threat: () =>
    phrases(
      "(?:i'm |im |i am )?(?:we'll |we will |we're |i'll |i will )?(?:outside|in front of|com(?:e|ing) to|on my way to|waiting (?:outside|at)|show(?:ing)? up at|visit(?:ing)?) (?:your|ur) (?:house|home|door|place|apartment|flat|work)|i know (?:where|which|what) (?:school |street |building |gym )?(?:you|u|your|ur) (?:[^ ]+ )?(?:live|lives|work|works|sleep|park|go|goes)|(?:got|have|found|know|posted|posting|leak(?:ed|ing)?) (?:your|ur) (?:home )?(?:address|house|licen[cs]e plate)|(?:driving|coming|heading|going|flying) (?:over|round|by|to) (?:to )?(?:you|your|ur|see you|get you|find you)|(?:and |now )i'm (?:driving|coming|heading) (?:over|round|for you)|(?:you|u|ur)(?:'re|'ll be| are| r)? (?:a )?(?:dead (?:man|woman|meat)|as good as dead)|(?:gonna|going to|i'll|i will|we'll|we will|someone should|somebody should) (?:burn|torch|shoot up|bomb) (?:your|ur|down your)|(?:gonna|going to) (?:kill|stab|shoot|rape|beat|hurt|find) (?:you|u|ur|your)(?! an? )|we(?:'ll| will| are going to) (?:find|get|kill|hurt) (?:you|u|ur)(?! an? )|you won't (?:live|see tomorrow|make it)|sleep with one eye open|hope (?:you|u|your (?:kids|family|house)) (?:[^ ]+ ){0,3}?(?:die|dies|burns?|get (?:hit|shot|raped|cancer))",
      "(?:sé|sabemos|ya sé) (?:en )?(?:dónde|qué (?:colegio|calle|casa)) (?:[^ ]+ ){0,2}?(?:vives?|trabajas|estudian?|está tu|van)|(?:estoy|te espero|voy) (?:afuera|fuera|a la puerta|a|en|delante) (?:de )?tu (?:casa|puerta|trabajo)|(?:te vamos a|vamos a|te voy a|ojalá te|te juro que te) (?:matar|matemos|encontrar|quemar|partir|rajar|reventar|mueras|maten)|(?:estás|eres hombre) muert[oa]|date por muert[oa]|voy a quemar tu|ojalá (?:te mueras|te maten|se muera)|cuídate la espalda",
      "je sais (?:où|dans quelle (?:rue|école)) (?:[^ ]+ ){0,2}?(?:habites?|vis|travailles|vont|est ton|dors)|(?:je suis|je t'attends|j'arrive|on t'attend) (?:devant|en bas de|à|chez) (?:ta|ton|chez)? ?(?:maison|toi|immeuble|porte|travail)|(?:on va|je vais|j'vais) te (?:tuer|buter|crever|défoncer|retrouver|planter|fumer)|t'es (?:un homme|une femme) morte?|tu vas (?:crever|mourir|le payer|le regretter)|j'espère que tu (?:vas )?(?:crèves?|crever|meures|mourir)|brûler ta (?:maison|baraque)",
      "(?:ich )?wei(?:ß|ss),? (?:genau )?(?:wo|auf welche|in welcher|welche) (?:[^ ]+ ){0,4}?(?:steht|wohnt|parkt|wohnst|arbeitest|lebst|gehen|geht|schläfst|parkst)|(?:steh(?:e)?|warte?|bin) (?:[^ ]+ ){0,2}?vor deine[rm] (?:haus|tür|haustür|wohnung|arbeit)|(?:ich |wir )(?:finde|finden|kriege|kriegen|krieg) dich|(?:ich |wir )?(?:werde?n?|mach(?:e|en)?|stech(?:e|en)?|bring(?:e|en)?|knall(?:e|en)?|schlag(?:e|en)?) dich (?:[^ ]+ )?(?:kriegen|finden|umbringen|töten|fertig|ab|um|tot|kalt)|du bist (?:so gut wie )?tot|du wirst (?:sterben|dafür bezahlen|schon sehen|das bereuen)|(?:zünde?|fackel[en]?) (?:[^ ]+ )?(?:dein haus|deine bude|deine wohnung)|hoffentlich (?:stirbst|verreckst|krepierst)|hoffe,? du (?:stirbst|verreckst|krepierst)",
      "(?:sei|sabemos) (?:onde|em que|qual) (?:[^ ]+ ){0,3}?(?:fica sua|fica a sua|fica tua|mora|moram|trabalha|estuda|estudam|dorme)|(?:tô|estou|te espero|vou) (?:na frente|na porta|em frente|aí na|até) (?:d[ae]|a|à)? ?(?:sua|tua) (?:casa|porta|rua)|(?:vou|vamos|a gente vai) (?:te |acabar com (?:você|vc|tu)|matar (?:você|vc)|achar (?:você|vc))(?:matar|encontrar|pegar|achar|arrebentar|quebrar|furar)?|você (?:tá|está) mort[oa]|(?:você|vc) vai (?:morrer|pagar por|se arrepender)|(?:tomara|espero) que (?:você|vc|tu) morra|queimar (?:sua|a sua|tua) casa",

      "i(?:'ll| will| am going to|'m going to|'m gonna) (?:kill|hurt|stab|shoot|rape) (?:you|u|your)|i(?:'ll| will) find you(?! an? )",
      "i know where (?:you|u) live|watch your back|you(?:'re| are) (?:going to|gonna) (?:die|pay for this)|you will (?:die|pay for this)",
      "te voy a (?:matar|encontrar)|voy a (?:matarte|encontrarte)|sé dónde vives|te vas a arrepentir",
      "je vais te (?:tuer|buter|retrouver)|je sais où tu habites",
      "ich bringe? dich um|ich werde dich (?:umbringen|finden)|ich weiß,? wo du wohnst",
      "vou te (?:matar|encontrar)|sei onde você mora",
    ),
  abuse: () =>
    phrases(
      "(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mom|mum|mother|stepdad|uncle|brother)) (?:hits|beats|beat|hit|chokes|rapes|raped|abuses|abused|locks) me|i(?:'m| am) being (?:abused|beaten)|afraid of my (?:husband|boyfriend|partner|dad|father)",
      "(?:mi (?:marido|esposo|novio|pareja|padre|papá) )(?:me )(?:pega|golpea|maltrata|viola|amenaza)|me (?:pega|maltrata) mi",
      "(?:mon (?:mari|copain|père|compagnon|ex)|il) me (?:frappe|bat|viole|menace)",
      "mein (?:mann|freund|vater|ex|partner) (?:schlägt|vergewaltigt|bedroht) mich|er schlägt mich",
      "meu (?:marido|namorado|pai|companheiro|ex) me (?:bate|agride|estupra|ameaça)|ele me (?:bate|agride)",
    ),
  minor: () =>
    phrases(
      "tengo (?:ocho|nueve|diez|once|doce|trece|catorce) años|j'ai (?:huit|neuf|dix|onze|douze|treize|quatorze) ans|bin (?:acht|neun|zehn|elf|zwölf|dreizehn|vierzehn)(?: jahre| und|,|$)|tenho (?:oito|nove|dez|onze|doze|treze|catorze) anos",

      String.raw`(?:i'?m|i am) (?:only |just |turning )?${AGE}(?: (?:years?|yrs?)(?: old)?| ?y\/?o)|as an? ${AGE}[- ](?:years?|yrs?)[- ]old`,
      String.raw`(?:i'?m|i am) (?:only |just |turning )?(?:${AGE}|${YOUNG})(?= ?(?:[.,!?;)]|and |but |so |can |could |how |what |is |do |will |please |pls |lol|lmao|btw|my |$))`,
      `tengo (?:solo |apenas )?${AGE} años|(?:j'ai|jai|g) (?:seulement |que )?${AGE} ans|(?:ich )?bin (?:erst |gerade )?${AGE}(?= und| jahre|,|$|\\.)(?: jahre)?(?: alt)?(?! (?:uhr|minuten|km|stunden))|tenho (?:só |apenas )?${AGE} anos`,
      "i'?m (?:only |just )?in (?:the )?(?:[2-8](?:nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth) grade|i'?m (?:only |still )?in (?:elementary|primary|middle) school|i'?m (?:only |still )?in year [3-9]|i'?m an? (?:[2-8](?:nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth) grader|(?:voy|estoy) (?:en|a) (?:[2-6](?:[ºo°]|to|ro|do)|segundo|tercero|cuarto|quinto|sexto) (?:de primaria|grado)|(?:gehe|geh|bin) in die (?:[2-8]\\.?|zweite|dritte|vierte|fünfte|sechste|siebte) klasse|(?:tô|to) no (?:[2-8]º|segundo|terceiro|quarto|quinto|sexto|sétimo) ano|estoy en (?:la )?primaria|je suis en (?:cm[12]|[456]e|[456]ème|sixième|cinquième)|bin in der [2-8]\\.? klasse|estou no [2-8]º ano",
    ),
  // Each list of relations costs the first comment milliseconds, so each language names it twice at most.
  grief: () =>
    phrases(
      "(?:husband|wife|mom|mum|dad|brother|sister|we) (?:[^ ]+ ){0,4}?used to (?:watch|cook|do|play|listen|sing) … (?:now|these days) it's (?:just|only) me",
      "(?:mi|nuestr[oa]) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota)[^.!?]{0,60} (?:la|lo) perdimos|(?:minha|meu|nossa|nosso) (?:cachorr[oa]|cachorrinh[oa]|gat[oa]|gatinh[oa])[^.!?]{0,60} perdemos (?:ela|ele)|(?:my|our) (?:dog|cat|pup|puppy|kitten)[^.!?]{0,60} (?:we )?lost (?:her|him) (?:on|last|this|yesterday|in)",
      `(?:mon|ma|notre|mes) ${RELATIONS.fr},?(?: [^ ]+){0,5} (?:nous|me) manque(?:nt)?(?: tant| tellement| énormément)?`,
      "(?:bruder|schwester|vater|mutter|mann|frau|freund|freundin|sohn|tochter|opa|oma|er|sie) (?:[^ ]+ ){0,8}?(?:verunglückt|tödlich verunglückt|ums leben gekommen)|(?:oma|opa|mama|papa|mutter|vater) … fehlt (?:mir|uns)(?: so| sehr| jeden)",
      "lost (?:the|our|my|a) (?:baby|pregnancy|child|twins)|perdimos (?:al|el) bebé|perdu (?:le|notre|un) bébé|(?:unser|das) (?:baby|kind) verloren|perdemos (?:o|nosso) bebê",
      "(?:before|since|when|after) (?:he|she|they) (?:passed|died)(?! (?:her|his|the|their|my|out|it))|(?:he|she) passed(?: away| in (?:jan|feb|mar|apr|may|june|july|aug|sep|oct|nov|dec)[a-z]*| (?:last|this) (?:year|month|week|spring|summer|fall|autumn|winter)|[.,!]|$)|lost (?:him|her) (?:last|in|to|two|a|this)|no longer with us|passed away|rest in peace|funeral|miscarriage|stillborn|stillbirth|(?:put|putting) (?:my|our) … (?:down|to sleep)",
      "(?:i )?miss (?:my|our) (?:late )?(?:mom|mum|mother|mama|dad|daddy|father|grandma|grandmother|grandpa|grandfather|nan|gran|husband|wife) (?:so|every|a lot|terribly|too)|would have (?:loved|enjoyed) this … (?:died|gone|miss)",
      `(?:my|our) ${RELATIONS.en}(?:(?: [^ ]+){0,3} (?:died|passed|is gone|was killed|didn't make it)(?! (?:laughing|out|the|my|his|her|by|it|their|all))|,? who (?:died|passed)| … (?:she|he)'s gone)`,
      `(?:rip(?: to)?|lost|losing|buried|burying|mourning|grieving|late) (?:my |our )?${RELATIONS.en}`,
      `mi ${RELATIONS.es} … (?:hace (?:[^ ]+ ){1,3}que (?:ya )?no está(?! (?:en|con|de|bien|segur))|falleció|murió|ha muerto|se murió|ha fallecido|partió|se fue|nos dejó|ya no está)(?! de (?:risa|la risa))`,
      `(?:falleció|murió|se murió|se nos fue|se fue|nos dejó|perd(?:í|imos|er) a) (?:mi|nuestr[oa]) ${RELATIONS.es}|que en paz descanse|entierro`,
      `(?:mon|ma|notre) ${RELATIONS.fr} (?:[^ ]+ ){0,2}?(?:est|sont|a été) (?:mort|morte|décédé|décédée|parti|partie|partis)(?! de rire)`,
      `(?:perdu|perdre) (?:mon|ma|notre|mes) ${RELATIONS.fr}|enterrement|obsèques|décédée?|(?:il|elle) (?:nous a quittée?s?|n'est plus (?:là|de ce monde))`,
      `(?:mein|unser)(?:e|en)? ${RELATIONS.de} (?:[^ ]+ ){0,5}?(?:gestorben|verstorben|tot|eingeschlafen|einschläfern|beerdigt|verloren)`,
      "beerdigung|trauerfeier|(?:er|sie) ist (?:[^ ]+ ){0,4}(?:gestorben|verstorben)|nicht mehr (?:bei uns|unter uns)",
      `(?:meu|minha|nosso|nossa) ${RELATIONS.pt}(?: … (?:faleceu|morreu|se foi|partiu)(?! de rir)|,? (?:ele|ela) (?:se foi|partiu|morreu|faleceu))`,
      `(?:faleceu|morreu|perdi|perdemos|perder) (?:o |a )?(?:meu|minha|nosso|nossa) ${RELATIONS.pt}|velório|enterro|luto|não está mais (?:aqui|entre nós)`,
    ),
  injury: () =>
    phrases(
      `(?:my|our) (?:${RELATIONS.en}|kids?|child|toddler|niece|nephew|(?:little )?(?:boy|girl))(?: [^ ]+){0,6}? (?:got|was|ended up|is) (?:[^ ]+ )?(?:burned|burnt|hurt|injured|cut|shocked|electrocuted|scalded)|(?:mi|nuestr[oa]) (?:${RELATIONS.es}|niñ[oa]|sobrin[oa])(?: [^ ]+){0,6}? se (?:quemó|cortó|lastimó|hizo daño|hirió|golpeó)|(?:mon|ma) (?:${RELATIONS.fr}|enfant|nièce|neveu)(?: [^ ]+){0,6}? s'est (?:[^ ]+ )?(?:brûlée?|coupée?|blessée?|fait mal)|(?:mein|meine) (?:${RELATIONS.de}|kind|kleine[r]?|nichte|neffe)(?: [^ ]+){0,6}? (?:sich|hat sich) (?:[^ ]+ ){0,4}?(?:verbrannt|verbrüht|verletzt|geschnitten|wehgetan)|(?:meu|minha) (?:${RELATIONS.pt}|criança|sobrinh[oa]|menin[oa])(?: [^ ]+){0,6}? se (?:queimou|cortou|machucou|feriu)`,

      `(?:my|our) ${RELATIONS.en} (?:cut|burned|burnt|hurt|broke|injured|sprained) (?:his|her|their|him|them)|(?:mi|nuestr[oa]) ${RELATIONS.es} se (?:quemó|cortó|lastimó|golpeó|rompió|cayó)|(?:mon|ma) ${RELATIONS.fr} s'est (?:brûlée?|coupée?|blessée?|cassée?|fait mal)|(?:mein|meine) ${RELATIONS.de} hat sich (?:[^ ]+ ){0,4}?(?:verbrannt|geschnitten|verletzt|gebrochen)|(?:meu|minha) ${RELATIONS.pt} se (?:queimou|cortou|machucou)`,

      `(?:lost|lose|chopped off|took off|cut off|sliced off) (?:a|the|half (?:a|my)|my|the tip of (?:a|my)) ${BODY.en}|(?:perd[íi]|pierdo|perder|perdió) (?:un|el|medio) ${BODY.es}|perd(?:re|u) un ${BODY.fr}|(?:den|die|das|meinen|meine|mein|mir) ${BODY.de} (?:[^ ]+ )?(?:abgesäbelt|abgeschnitten|aufgeschnitten|gequetscht|verbrannt|gebrochen)|perd(?:i|er) um ${BODY.pt}`,

      `(?:cut|burned|burnt|broke|sliced|sprained|hurt|pulled|twisted|stabbed|injured|fractured|dislocated|smashed|scalded|tore|strained|nearly lost|almost lost|threw) (?:open )?(?:my|off my|the tip of my) ${BODY.en}(?: out)?|can't (?:lift|move|bend|feel|straighten|use|close) my ${BODY.en}|can't (?:walk|sit|stand up) (?:now|anymore|today)|(?:cut|burned|burnt|hurt|injured|electrocuted|shocked|stabbed) myself`,
      `(?:ended up|am|was|i'm) (?:in|at) (?:the )?(?:er|emergency|urgent care)|(?:got|needed|with|had|have) \\d* ?stitches|got hurt|went to the er`,
      `me (?:corté|quemé|rompí|lastimé|lesioné|torcí|fracturé|golpeé|clavé|pinché|disloqué) (?:el|la|los|las|un|una|con)?|me he (?:cortado|quemado|roto|hecho daño|lesionado)|(?:acabé|terminé|estoy) en urgencias|puntos de sutura|me lesion[^ ]+`,
      "me suis (?:[^ ]+ )?(?:coupée?|brûlée?|blessée?|cassée?|tordue?|foulée?|fait mal|fait une entorse|électrocutée?)|(?:fini|aux|finie) (?:aux )?urgences|points de suture",
      `(?:mir|mich) … (?:geschnitten|verbrannt|gebrochen|verletzt|gezerrt|verstaucht|verbrüht|gestochen|eingeklemmt)|in den ${BODY.de} geschnitten|notaufnahme|(?:musste|wurde) genäht`,
      `(?:cortei|queimei|quebrei|machuquei|torci|fraturei|lesionei) (?:o|a|os|as|meu|minha) ${BODY.pt}|me (?:cortei|queimei|machuquei|lesionei|feri)|(?:fui parar|parei|acabei) no (?:hospital|pronto[- ]socorro)|levei \\d+ pontos`,
    ),
  medical: () =>
    phrases(
      "chest (?:feels|is|gets) (?:tight|heavy)|(?:get|feel|feeling|getting) (?:dizzy|faint|numb) (?:when|after|during|doing)|can't breathe",

      "sciatica|(?:help|good|safe|okay|ok) (?:with|for) (?:my |a |someone with )?(?:back pain|knee pain|neck pain|migraines?|adhd|asthma|eczema|acne|arthritis|diabetes|hernia|scoliosis|high blood pressure|ibs|pcos|endometriosis|tinnitus)|(?:bueno|sirve|ayuda) para (?:la |el |mi )?(?:ciática|artritis|migraña|diabetes|hernia|escoliosis)|(?:bon|aide) pour (?:la |l'|mon |ma )?(?:sciatique|arthrose|migraine|diabète|hernie)|hilft das (?:auch )?(?:bei|gegen) (?:ischias|arthrose|migräne|rückenschmerzen|bandscheibe[^ ]*)|(?:bom|serve|ajuda) (?:para|pra|na|no|com) (?:a |o |minha )?(?:ciática|artrose|enxaqueca|diabetes|hérnia)",

      "chest pains?|overdos(?:e|ed|ing)|allergic reaction|seizures?|(?:my )?(?:medication|meds|insulin|antidepressants|prescription|dosage)|stop taking … (?:meds|medication|pills)",
      `(?:i'm |i am |while |when )?pregnan(?:t|cy)${ASKED}|(?:safe|okay|ok) (?:if i'm|for|during|while) pregnan(?:t|cy)`,
      `my ${BODY.en} (?:[^ ]+ ){0,2}?(?:hurts?|aches?|is swollen|are swollen|swells?|goes numb|went numb|cracks|clicks)(?: [^ ]+){0,12}|is it (?:safe|dangerous|normal) … (?:pain|bleeding|dizzy|swollen|rash|diabet[^ ]*|asthma)`,
      "embarazada|mi medicación|mis pastillas|dolor en el pecho|enceinte|mon traitement|mes médicaments|douleurs? (?:à|dans) la poitrine|schwanger|meine (?:medikamente|tabletten)|brustschmerzen|grávida|meu remédio|meus remédios|minha medicação|dor no peito",
      `me duelen? (?:la|el|los|las|mucho la|mucho el) ${BODY.es}|j'ai mal (?:au|à la|aux) ${BODY.fr}|(?:mein|meine|mir tut|mir tun) (?:der |die |das )?${BODY.de} (?:tut |tun )?weh|(?:minha|meu|minhas|meus) ${BODY.pt} (?:dói|doem)|dói (?:minha|meu|o|a) ${BODY.pt}`,
    ),
  animal: () =>
    phrases(
      sickAnimal(
        "puppy|puppies|dog|doggo|kitten|cat|bunny|rabbit|hamster|guinea pig|horse|pony|parrot|budgie|bird|goldfish|(?:my|our) (?:fish|hens?|chickens?)|tortoise|turtle|gecko|snake|lizard|ferret|goat|pup|pet",
        "(?:not|isn't|won't|doesn't|stopped|hasn't|didn't|refuses to|refusing to|wouldn't) (?:[^ ]+ )?(?:eat|eats|eating|eaten|drink|drinking|drank|move|moving|walk|walking|pee|poop|wak(?:e|ing))|vomit[a-z]*|threw up|throw(?:s|ing) up|limp(?:s|ing|ed)?|bleeding|blood|diarrh?o?ea|seizure|lethargic|swollen|(?:ate|eaten|swallowed) (?:[^ ]+ ){0,5}?(?:chocolate|grapes?|raisins?|onions?|xylitol|lily|lilies|battery|sock|pills?|ibuprofen)|poison(?:ed)?|can't (?:breathe|walk|stand)|shaking|wheez[a-z]*|limping",
      ),
      sickAnimal(
        "cachorr[oa]s?|perr[oa]s?|perrit[oa]|gat[oa]s?|gatit[oa]|conej[oa]|hámster|caballo|lor[oa]|periquito|mis? (?:gallinas?|pez|pájaro)|tortuga|cobaya|mascota",
        "sin (?:comer|beber)|no (?:quiere |ha |me |se )*(?:come|comer|comido|bebe|beber|camina|mueve|levanta|respira)|vomit[a-zé]*|coje[a-z]*|sangr[a-z]*|diarrea|convulsion[a-z]*|hinchad[oa]|decaíd[oa]|(?:se )?(?:comió|tragó) (?:[^ ]+ ){0,5}?(?:chocolate|uvas|pasas|cebolla|veneno|pastilla[s]?)|temblando|envenenad[oa]",
      ),
      sickAnimal(
        "chiots?|chiens?|chienne|chatons?|chats?|chatte|lapin|hamster|cheval|perroquet|perruche|(?:ma|mon|mes) (?:poules?|poisson|oiseau)|tortue|cochon d'inde",
        "(?:ne |n')?(?:mange|boit|marche|bouge|se lève|a mangé)(?: [^ ]+)? (?:plus|pas|rien)|plus (?:manger|boire)|vomi[a-z]*|boite|saigne|sang|diarrhée|convulsion[a-z]*|gonflée?|amorphe|a (?:mangé|avalé) (?:[^ ]+ ){0,5}?(?:chocolat|raisins?|oignons?|pile|chaussette|médicament)|tremble|empoisonnée?",
      ),
      sickAnimal(
        "welpen?|hund(?:e|in)?|katze|katzen|kater|kätzchen|kaninchen|hase|hamster|meerschweinchen|pferd|pony|papagei|wellensittich|meine? (?:huhn|hühner|henne|fisch|vogel)|schildkröte",
        "(?:frisst|fressen|isst|trinkt|trinken|läuft|bewegt|steht)(?: [^ ]+){0,5} (?:nicht|nichts|nix|kaum|nicht mehr)|(?:nichts|nicht|nix)(?: [^ ]+){0,3} (?:frisst|fressen|gefressen|trinkt|getrunken)|erbricht|erbrochen|kotzt|gekotzt|humpelt|hinkt|lahmt|blutet|blut|durchfall|krampfanfall|krämpfe|geschwollen|apathisch|(?:schokolade|trauben|rosinen|zwiebeln?|tabletten?|gift|socke)(?: [^ ]+){0,2} gefressen|zittert|vergiftet",
      ),
      sickAnimal(
        "cachorr[oa]s?|cachorrinh[oa]|filhote|cã[eo]s?|gat[oa]s?|gatinh[oa]|coelho|hamster|cavalo|papagaio|calopsita|periquito|(?:meu|minha|minhas) (?:galinhas?|peixe|pássaro)|tartaruga",
        "sem (?:comer|beber)|(?:não|nao) (?:quer |está |tá |esta |ta |se )*(?:come|comer|comendo|comeu|bebe|beber|bebendo|anda|andar|mexe|levanta|respira)|vomit[a-z]*|mancando|sangr[a-z]*|diarreia|convuls[a-zã]*|inchad[oa]|apátic[oa]|prostrad[oa]|(?:comeu|engoliu) (?:[^ ]+ ){0,5}?(?:chocolate|uvas?|passas|cebola|veneno|remédio)|tremendo|envenenad[oa]",
      ),
    ),
  illness: () =>
    phrases(
      `(?:my|our) ${RELATIONS.en} (?:has|have|had|is fighting|is battling|got|with) (?:[^ ]+ )?(?:cancer|leukemia|dementia|alzheimer'?s|parkinson'?s|ms|als|a tumou?r|covid|epilepsy|lupus)|(?:during|after|between|in) (?:his |her |my |our )?(?:treatments?|radiation|dialysis|rehab)`,

      "(?:recovering|recovery) from|(?:had|after|before|having) (?:a |my )?(?:surgery|operation|stroke|heart attack|transplant)|(?:from|in) (?:the |my |a )?hospital(?: bed)?|chemo(?:therapy)?|(?:was|been|got|i'm|i am|were) (?:just |recently )?diagnosed|my (?:diagnosis|tumou?r|cancer|surgery|depression|anxiety|illness|recovery)|(?:i have|with|fighting|battling|beat|have) (?:stage \\d )?(?:cancer|leukemia|lupus|fibromyalgia|ptsd|depression|anxiety|anorexia|bulimia|an eating disorder|chronic (?:pain|illness|fatigue)|long covid|ms|als|dementia|alzheimer'?s)",
      `(?:my|our) ${RELATIONS.en} (?:has|is (?:sick|ill|dying|in hospital|in the hospital)|was diagnosed|is battling|is fighting)(?: cancer| dementia| alzheimer'?s)?(?= |$|\\.)(?<!has)|panic attacks?|bedridden|terminal(?:ly)? ill`,
      "(?:desde|en) (?:el|la cama del) hospital|quimio(?:terapia)?|me (?:diagnosticaron|operan|operaron|van a operar)|(?:tengo|con) (?:cáncer|depresión|ansiedad|leucemia|fibromialgia)|mi (?:depresión|ansiedad|enfermedad|operación|recuperación)|ataques? de pánico|tiene cáncer",
      "(?:lit d'|à l'|depuis l')hôpital|chimio(?:thérapie)?|(?:on m'a|été) diagnostiquée?|(?:j'ai|mon|un) cancer|ma (?:dépression|maladie|convalescence|leucémie)|(?:en|une) dépression|mon anxiété|crises? d'angoisse|hospitalisée?",
      "im krankenhaus|krankenhausbett|chemo(?:therapie)?|(?:wurde|habe?|die) (?:[^ ]+ ){0,3}?diagnos(?:e|tiziert)|(?:habe?|mein|meinen) (?:krebs|depression(?:en)?|angststörung)|meine (?:depression(?:en)?|krankheit|angst|op|panikattacken|genesung)|panikattacken|depressionen|operiert",
      "(?:do|no|na cama do) hospital|quimio(?:terapia)?|(?:fui|foi|me) (?:diagnosticad[oa]|diagnosticaram)|(?:tenho|com|meu) (?:câncer|cancro|depressão|ansiedade|leucemia)|minha (?:depressão|ansiedade|doença|cirurgia|recuperação)|crises? de (?:pânico|ansiedade)|internad[oa]",
    ),
  hardship: () =>
    phrases(
      "(?:can't|cannot|couldn't) sleep|(?:so |really |from |of |with )(?:stress|stressed)(?: out)?|insomnia|breaking point|end of my rope|overwhelmed|sin dormir|no puedo (?:más|dormir)|(?:muy |tan )?(?:estresad|agotad)[oa]|al límite|ansiedad|au bout du rouleau|je n'en peux plus|épuisée?|je déprime|(?:bin|ich|gerade|ziemlich|völlig|total) am (?:ende|limit)|erschöpft|überfordert|ausgebrannt|no meu limite|não aguento mais|esgotad[oa]|exaust[oa]|ansiedade",

      "(?:lost|losing|loosing) (?:my|our) (?:job|house|home|apartment|flat|business|savings|everything|work)|(?:got|been|was|getting) (?:fired|laid off|evicted|dumped|bullied|divorced)|laid off|homeless|unemployed|can't afford|going through (?:a|an|some) (?:[^ ]+ )?(?:divorce|breakup|break-up|time|things|stuff|period|year)|my (?:divorce|breakup|break-up)|broke up with me|left me (?:last|yesterday|after|and|for)",
      "(?:so|really|very|feel|feeling|been) (?:so |really |very )?lonely|(?:no|don't have any|haven't got any) friends|(?:tough|rough|hard|worst|difficult|darkest|dark) (?:year|week|month|day|time|times|period|place|days|patch)(?: (?:of my life|right now|lately))?|burn(?:ed|t)? ?out|struggling (?:a lot|lately|right now|mentally|financially|to (?:cope|get by|get up|make ends|pay)|with (?:my mental|depression|anxiety|life|money|everything|grief|loneliness))|haven't left my (?:room|house|bed|flat|apartment)|everything (?:feels|seems|is) (?:pointless|hopeless|too much|empty|dark)|can't get out of bed|my (?:wife|husband|girlfriend|boyfriend|partner) left|in debt|get bullied|bullies|we got evicted|my house burned|we lost everything|barely (?:make|pay|afford)|feel(?:ing)? (?:really |so )?(?:low|down|hopeless|lost)",
      "(?:sin|perdí (?:mi|el)) (?:trabajo|empleo)|me (?:despidieron|echaron|desahuciaron|dejó mi|siento (?:muy |tan )?(?:sol[oa]|mal))|divorcio|(?:mala|peor|difícil) (?:racha|época|momento)|(?:momento|año|época|semana|etapa) (?:muy |tan )?(?:difícil|duro|dura|mal[oa])|no (?:me )?(?:puedo pagar|alcanza)|en paro|(?:estoy |ando )?pasando por un",
      "perdu mon (?:travail|boulot|emploi|logement)|(?:au|le) chômage|virée?|licenciée?|(?:mon|en plein|un) divorce|rupture|(?:période|année|semaine|moment|passe) (?:très |assez |vraiment )?(?:difficile|compliquée?|dure?)|me sens (?:très |si |tellement )?seule?|burn-?out|pas les moyens|harcelée?|harcèlement",
      "(?:meinen|mein) (?:job|arbeit|arbeitsplatz|wohnung|zuhause)(?: [^ ]+){0,4} verloren|(?:job|arbeit|wohnung) verloren|arbeitslos|mache gerade (?:eine|einen|viel)|gekündigt|gefeuert|scheidung|trennung|(?:schwere|schwierige|harte|schlimme)[nrs]? (?:zeit|jahr|woche|phase|monat|tag)|einsam|burn-?out|kann (?:es )?mir (?:[^ ]+ ){0,3}?nicht leisten|gemobbt|mobbing",
      "separação|passando por (?:um|uma) |perdi (?:o |meu |o meu )?(?:emprego|trabalho)|desempregad[oa]|fui demitid[oa]|divórcio|(?:fase|ano|semana|momento|época) (?:muito |bem |tão )?(?:difícil|complicad[oa]|ruim|dur[oa])|me sinto (?:muito |tão )?(?:sozinh[oa]|só)|não tenho (?:dinheiro|condições)|despejad[oa]|sofro bullying|término",
    ),
  legal: () =>
    phrases(
      "lawsuit|sue you|suing|my (?:lawyer|attorney|solicitor)|legal action|copyright (?:claim|infringement|strike)|dmca",
      "cease and desist|defamation|trademark|take (?:this|it) down|without (?:my|our) permission|my (?:footage|photo|image|song) … (?:permission|credit)",
      "mi abogad[oa]|derechos de autor|sin mi permiso|mon avocate?|porter plainte|droits? d'auteur|sans mon autorisation",
      "mein(?:en?|em)? anw[aä]lt(?:in)?|abmahnung|anzeige erstatten|urheberrecht|ohne meine erlaubnis",
      "meu advogad[oa]|direitos autorais|vou (?:te )?processar|sem minha (?:permissão|autorização)",
    ),
  refund: () =>
    phrases(
      "(?:i |we |i've |have |already |just )?(?:paid|bought|ordered|purchased|subscribed)(?: [^ ]+){1,14} (?:never|still (?:haven't|nothing|waiting|no|not|hasn't)|haven't|hasn't|didn't|don't|doesn't|no|nothing|wrong|broken|damaged|missing|empty|expired|wasn't|isn't)(?: [^ ]+){0,3} (?:got|get|gotten|receive[d]?|arrive[d]?|come|came|show(?:ed|n)? up|turned up|work(?:s|ing)?|download|access|link|file|files|e-?mail|answer|reply|response|here|open|refund|deliver(?:ed|y)?|shipped|sent|item|size|parts?|pages?)|(?:your|the) (?:shop|store|checkout|course|merch|pdf|preset|presets|pack|plan|e-?book|download|membership|patreon|kit)(?: [^ ]+){0,6} (?:never (?:came|arrived|sent|got)|charged|won't (?:download|open|let me)|isn't (?:working|opening)|is (?:broken|expired|empty|damaged)|arrived (?:broken|damaged|late|empty)|took my money)|(?:paid|bought|ordered|purchased)(?: [^ ]+){1,14} (?:corrupt(?:ed)?|you never (?:replied|answered|responded|sent)|ignor(?:ed|ing) (?:me|my))|(?:download|access|course) (?:link|code|key)(?: [^ ]+){0,4} (?:expired|never|doesn't|didn't|isn't|broken|dead|invalid)|(?:e-?mailed|messaged|wrote|contacted)(?: [^ ]+){0,4} (?:twice|times|support|weeks? ago|days? ago)(?: [^ ]+){0,4} ?(?:no (?:answer|reply|response)|nothing|ignored)?",
      "(?:pagué|compré|pedí|encargué|me suscribí|he (?:comprado|pagado|pedido))(?: [^ ]+){1,14} (?:no|nunca|sigo sin|todavía no|aún no|jamás|nada)(?: [^ ]+){0,3} (?:llega|llegó|llegado|recib[^ ]+|descarg[^ ]+|enlace|funciona|respond[^ ]+|contest[^ ]+|abre|acceso|envi[^ ]+|correo)|(?:pagué|compré|pedí)(?: [^ ]+){1,14} (?:llegó|vino) (?:rot[oa]|dañad[oa]|mal|equivocad[oa]|vací[oa]|incomplet[oa])|me cobra(?:ron|ste|do) (?:[^ ]+ )?(?:dos veces|doble|de más)",
      "(?:payé|acheté|commandé|pris)(?: [^ ]+){1,14} (?:jamais|rien|toujours (?:pas|rien)|pas|aucun(?:e)?)(?: [^ ]+){0,4} ?(?:reçue?s?|arrivée?s?|lien|téléchargement|réponse|accès|mail|marche|fonctionne|livrée?s?|ouvre)|(?:jamais|rien|toujours rien|pas) (?:[^ ]+ )?reçu(?:e)?(?: [^ ]+){0,8} (?:commande|commandé|achat|payé|lien|formation|colis|tee|livre)|(?:payé|acheté|commandé)(?: [^ ]+){1,10} (?:arrivée?|reçue?) (?:cassée?|abîmée?|vide)|(?:débitée?|prélevée?) (?:deux fois|2 fois)",
      "(?:bezahlt|gekauft|bestellt|überwiesen|abonniert)(?: [^ ]+){0,14} (?:nie|nicht|nichts|immer noch (?:nichts|kein[e]?|nicht)|noch (?:nichts|nicht|kein[e]?)|kein[en]?|keine)(?: [^ ]+){0,5} ?(?:bekommen|gekommen|erhalten|angekommen|da|link|download|antwort|mail|zugang|geliefert|funktioniert|runterladen|öffnen)|(?:bestellt|gekauft)(?: [^ ]+){0,10} (?:kaputt|beschädigt|falsch|leer) (?:angekommen|geliefert)|doppelt abgebucht|zweimal abgebucht",
      "(?:paguei|comprei|encomendei|pedi|assinei)(?: [^ ]+){1,14} (?:não|nao|nunca|até agora nada|ainda não|nada|cadê)(?: [^ ]+){0,4} ?(?:chegou|receb[^ ]+|veio|link|download|abre|funciona|respond[^ ]+|acesso|e-?mail|baixar|envi[^ ]+)|(?:comprei|pedi)(?: [^ ]+){1,12} (?:chegou|veio) (?:quebrad[oa]|errad[oa]|danificad[oa]|vazi[oa]|faltando)|cobra(?:ram|do|da) (?:duas vezes|em dobro|2 vezes)",

      "refund(?:ed)?|money back|chargeback|(?:you|u|got|been|was) scammed|ripped (?:me )?off|charged (?:me )?twice|(?:never|hasn't|not) (?:arrived|received)",
      "my (?:order|parcel|package)|cancel my (?:subscription|membership|order)",
      "reembolso|mi pedido|me estaf(?:aron|aste)|remboursement|rembours(?:er|é|ez)|ma commande|arnaque",
      "rückerstattung|geld zurück|meine bestellung|meu pedido|dinheiro de volta|me enganaram",
    ),
  press: () =>
    phrases(
      "journalist|(?:press|media|interview) (?:inquiry|enquiry|request)|for an? (?:article|news story|documentary)",
      "(?:i'm|i am) an? (?:reporter|producer|editor) (?:at|for|with)|periodista|journaliste|journalist(?:in)?|presseanfrage|jornalista",
    ),
  sales: () =>
    phrases(
      "sou d[ae] (?:equipe|marca|agência|empresa)|(?:podemos|queria|gostaria de) conversar sobre (?:publi|parceria|divulgação)|soy de (?:una|la) (?:marca|agencia|empresa)|i work (?:for|with) (?:a|an) (?:brand|agency|label)|ich arbeite (?:für|bei) (?:einer|eine) (?:marke|agentur)|je fais partie d'une (?:marque|agence)",
      "(?:love|like|want|happy) to (?:book|have|invite|interview|host) (?:you|u)(?: [^ ]+){0,4} (?:guest|podcast|show|event|conference|panel|workshop)|i(?:'m| am) with an? (?:[^ ]+ ){0,3}?(?:agency|brand|label|network)|how much (?:do|would) (?:you|u) charge for (?:an? )?(?:shout ?out|promo|ad|sponsor[a-z]*|integration|brand[a-z]*|post)|what are your rates for",
      "(?:quisiéramos|queremos|nos encantaría|me encantaría|quería|quiero) (?:proponerte|ofrecerte|enviarte|mandarte|regalarte)(?: [^ ]+){0,4} (?:libro|productos?|muestras?|colaboración|propuesta|patrocinio|línea)|cuánto cobras por (?:una? )?(?:mención|promo[a-z]*|publi[a-z]*|colab[a-z]*|vídeo|historia)|(?:tengo|tenemos) una (?:tienda|marca)(?: [^ ]+){0,8} (?:enviarte|mandarte|regalarte)",
      "je (?:représente|travaille pour) (?:une|la) (?:marque|agence|maison|entreprise)|(?:aimerais|aimerions|voudrais|souhaiterions) (?:discuter|parler|vous proposer|te proposer|vous envoyer|t'envoyer)(?: [^ ]+){0,3} (?:partenariat|collab[a-z]*|produits?|sponsor[a-z]*)|combien (?:tu prends|vous prenez) pour (?:un placement|une pub|une story|une collab[a-z]*)",
      "(?:würden|möchten|wollen) (?:dir|euch|ihnen) (?:[^ ]+ ){0,5}?(?:schicken|zusenden|zuschicken|anbieten)|(?:hast du|habt ihr) (?:eine )?(?:geschäftsadresse|business-?(?:adresse|mail))|was (?:kostet|nimmst du für) (?:eine )?(?:werbung|kooperation|platzierung|story|erwähnung)(?: [^ ]+){0,3} (?:bei dir|auf deinem kanal)",
      "(?:queria|queremos|gostaria de|gostaríamos de|adoraria|adoraríamos|posso) (?:te )?(?:mandar|enviar|patrocinar|presentear)(?: [^ ]+){0,3} (?:produtos?|mimos?|recebidos|vídeo|amostras?)|quanto (?:você|vc|cê|tu) cobra(?: [^ ]+){0,2} (?:publi[a-z]*|divulgação|parceria|anúncio|propaganda|merchan)",
      "(?:love|like|want|happy) to send (?:you|u) (?:our|some|a free|free|a sample)|paid (?:post|partnership|collab[a-z]*|promotion|integration) ?(?:,|with|for|\\.|on)? ?(?:email|e-mail|dm|contact|reach|us|our)?(?<=us|our|email|e-mail|dm|contact|reach)|feature your (?:channel|videos?|work|page|account)|on our (?:platform|podcast|page|site|website|show|channel)|kindly (?:reply|contact|e-?mail|check)|reply with your (?:e-?mail|contact)",

      "(?:love|like|want|interested|happy|looking) (?:to|in) (?:collab(?:orate|orating)?|partner(?:ing)?|work(?:ing)? together|sponsor(?:ing)?)|we(?:'re| are) (?:a|an) (?:[^ ]+ ){0,3}?(?:brand|company|agency|startup|team)|our (?:brand|product|agency|company|app)|sponsor(?:ship)? (?:your|opportunity|offer|deal|you)|paid (?:partnership|collab[^ ]*)|business (?:inquiry|enquiry|proposal|opportunity)|brand ambassador|check your (?:e-?mail|inbox)",
      "(?:we|i) (?:can|could|will) (?:edit|make|design|create|grow|boost|optimi[sz]e|manage) (?:your|you)|(?:edit|grow|boost|promote) your (?:videos?|channel|page|account) (?:for|to|with)|(?:thumbnail|video) (?:designer|editor) (?:here|for hire|looking)|dm (?:us|me) for (?:a )?(?:collab[^ ]*|price|rates?)|send you (?:a |our |some )?(?:free )?(?:product|sample|item)s?",
      "(?:somos|soy de) (?:una|la) (?:marca|empresa|agencia)|(?:nos|me) gustaría (?:colaborar|trabajar|patrocinar)|(?:propuesta|colaboración) (?:comercial|pagada|de colaboración)|edito (?:tus )?vídeos|revisa tu (?:correo|email)",
      "(?:notre|nous sommes une) (?:marque|agence|entreprise|société|boutique)|(?:aimerait|aimerions|souhaite|souhaitons|voudrions) (?:collaborer|travailler|sponsoriser)|(?:proposition|partenariat) (?:commerciale?|rémunérée?|de partenariat)|proposer un partenariat",
      "(?:wir sind|bin von) eine[rm]? … (?:marke|agentur|firma|unternehmen|start-?up)|(?:zusammenarbeiten|kooperation|kooperieren|sponsern|zusammenarbeit)|bezahlte (?:partnerschaft|kooperation)|unsere? (?:marke|agentur|produkt)",
      "(?:somos|sou de) uma (?:marca|empresa|agência|loja)|(?:fazer|propor|fechar) uma (?:parceria|colab)|proposta (?:comercial|de parceria)|edito (?:seus )?vídeos|parceria paga",
    ),
};

const built = new Map<HumanReason, RegExp>();

/** The pattern for a reason, built on first use. */
export function signsOf(reason: HumanReason): RegExp {
  const pattern = built.get(reason) ?? SIGNS[reason]();
  built.set(reason, pattern);
  return pattern;
}
