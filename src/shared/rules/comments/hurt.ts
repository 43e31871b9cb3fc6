import { phrases } from "./phrase.ts";

/**
 * How people tell that they got hurt, as parts of phrases in one language: the body part as theirs, what wounds it,
 * what pains it, and where they were brought. `relief` says that it's over or was never so, and `idiom` means no body.
 */
interface HurtWords {
  readonly body: string;
  readonly wound: string;
  readonly pain: string;
  readonly brought: string;
  readonly relief: string;
  readonly idiom: string;
}

const ENGLISH: HurtWords = {
  body: "(?:my|mine|the tip of my|off my|through my|into my|onto my|half my) (?:(?:left|right|lower|upper|whole|entire|middle|index|ring|little|big|other|poor|own|damn) )*(?:fingers?|fingertips?|thumbs?|pinky|knuckles?|hands?|arms?|forearm|wrists?|elbows?|shoulders?|neck|spine|back|knees?|legs?|thigh|shin|calf|achilles|ankles?|foot|feet|toes?|toenail|heel|head|forehead|eye|nose|lips?|tongue|ribs?|hips?|hamstrings?|groin|palm|skin|tooth|collarbone|jaw|scalp|face|cheeks?)|(?:a|the tip of a) (?:finger|thumb|toe|fingernail|knuckle)|(?:on|in|across|through|into|off) (?:my|the) (?:fingers?|thumb|knuckles?|wrist|palm|shin)",
  wound:
    "cut|cuts|slic(?:ed|ing)|chopp?(?:ed|ing)|saw(?:ed|n)|burn(?:ed|t|ing)?|scald(?:ed)?|brok(?:e|en)|fractured|sprained|dislocated|tore|torn|popped|crush(?:ed)?|smash(?:ed)?|jammed|stabbed|punctured|gashed|sever(?:ed)|amputated|bleeding|bled|swollen|bruised|blister(?:s|ed|ing)?|stitch(?:es|ed)|nailed|skinned|impaled|glued|pulled|twisted|rolled|tweaked|threw out|shattered|dropped (?:[^ ]+ ){1,5}?(?:on|onto)|whacked|hammered|drilled|grated|pierced|ripped|wrenched|slipped and|sliced|took off|(?:took|taken|came|sliced|cut) … off|lost|(?:went|goes|gone) (?:straight |right |clean )?(?:through|into)|sliced open|is purple|turned (?:purple|black)",
  pain: "killing me|(?:been |is |'s |pure |absolute )murder|(?:on|from) fire|out of place|went out|shot|stiff as|locked|clicking|grinding|hurts?|hurting|hurt|aches?|aching|ached|throbbing|throbs|in agony|agony|pain|painful|numb|tingling|gave out|locked up|seized up|swelled up|screaming|wrecked|screwed|spasm[a-z]*|(?:can't|cannot|can barely|couldn't) (?:move|bend|straighten|feel|lift|turn|stand|walk)",
  brought:
    "(?<=^|[,.!] |with an? |got an? )broken (?:wrist|arm|leg|ankle|finger|rib|ribs|collarbone|nose|foot|toe|elbow)|(?:broke|came) out in (?:a )?(?:rash|hives)|(?:a|this|an? [^ ]+) (?:rash|chemical burn)(?: [^ ]+){0,3} (?:after|since|from)|(?:i'm|im|i am|i was|ended up|sitting|currently|now|stuck|writing this|here|went|going|off|on my way|rushed|was taken|headed|straight|me|us) (?:[^ ]+ ){0,2}?(?:in|at|to|from) (?:the |an? )?(?:er|a&e|a and e|emergency(?: room)?|urgent care|casualty|ambulance|burn unit|trauma unit)|(?:in|at|from) the (?:er|emergency room|burn unit)|(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|some|needed|got|with) stitches|(?:got|been) (?:badly )?(?:electrocuted|shocked) (?:fixing|trying|doing|changing|touching|after|off|from|by (?:the|my|a) (?:wire|lamp|outlet|socket|plug|switch))|i (?:fell|got electrocuted|got shocked|passed out|blacked out|fainted)(?: [^ ]+){0,3} (?:off|from|down|trying|doing|after|while)",
  relief:
    "(?:doesn't|don't|didn't|no longer|not|never|stopped|stops?|without|less|gone|healed|cured|fixed|saved|used to|isn't|instead of|nearly no)(?: [^ ]+){0,4} (?:hurt(?:s|ing)?|ach(?:e|es|ing)|pain|killing me|numb|burn(?:ing)?)|(?:pain|ache)(?: [^ ]+){0,3} (?:gone|free|went away|disappeared|better)|pain[- ]free",
  idiom:
    "(?:from|with|of|by|while|was) (?:all the |so much )?(?:laughing|laughter|smiling|clapping|nodding|grinning)|laugh(?:ed|ing) (?:so|too|that|until|till)|(?:brok?e|blew|lost) my (?:back catalog|head over)|burn(?:ed|t)? (?:off|calories)|an arm and a leg|pull(?:ed|ing)? my leg|twist(?:ed|ing)? my arm|at my (?:hands?|back)|watch(?:ing)? my back|off my (?:back|chest|hands)|my (?:hands? down|foot down)|cut my (?:hair|nails|fringe|bangs)|lost my (?:head|tongue|footing)|bit my tongue|(?:skin|hands?) (?:crawl|full)|(?:get|got|getting) (?:my|your) hands on|numb skull|give my (?:right )?arm",
};

const SPANISH: HurtWords = {
  body: "(?:de|el|la|los|las|un|mi|mis|en el|en la|del|de la|al|medio) (?:(?:punta del|yema del) )?(?:dedos?|deditos?|pulgar|meñique|índice|manos?|brazos?|antebrazo|muñeca|codo|hombros?|cuello|espalda|lumbares|cervicales|rodillas?|piernas?|muslo|tobillos?|pies?|talón|cabeza|frente|ojo|nariz|labio|lengua|costillas?|cadera|uña|palma)",
  wound:
    "(?:me |se me )(?:he |ha |acabo de )?(?:[^ ]+ ){0,2}?(?:cort|quem|romp|rot|lesion|torc|tuerc|fractur|golpe|clav|pinch|disloc|rasg|machac|aplast|lastim|esguinz|rebane|reban|amput|pill|pel|desgarr|cos|hincha|hinch|rebent|revent|abr|abras)[a-zé]*|me (?:hice|he hecho) (?:daño|una (?:herida|quemadura|brecha|ampolla))|sangr(?:a|ando|o|e)|ampollas?|puntos|esguince|moret(?:ón|ones)",
  pain: "(?:me |nos )?(?:duelen?|doliendo|dolía|dolido|mata|está matando|matando|arde|quedó (?:fatal|tiesa)|crujió|crujido)|dolor(?:es)?|no puedo (?:mover|doblar|estirar|apoyar|levantar|sentir)|dormid[oa]s?|tirón",
  brought:
    "(?:me (?:salió|salieron|dio|provocó)|tengo) (?:[^ ]+ )?(?:sarpullido|urticaria|ronchas|erupción|ampollas)|(?:en|a|de|por) (?:el |la )?(?:urgencias|emergencias|guardia)|ambulancia|puntos de sutura|(?:cinco|\\d+|tres|cuatro|seis|siete|ocho|diez) puntos(?: en)?[!. ]*$|(?:me (?:pusieron|dieron|tuvieron que)) (?:[^ ]+ ){0,3}?puntos|me (?:caí|desmayé|electrocuté|dio (?:la )?corriente)",
  relief:
    "(?:ya no|nunca|sin|menos|adiós|dejó de|dejado de|quita|quitó|alivi[a-z]*|se (?:me )?(?:fue|pasó|quitó))(?: [^ ]+){0,4} (?:duelen?|dolor(?:es)?|doler)|dolor(?: [^ ]+){0,3} (?:desapareció|se fue|se me fue)",
  idiom:
    "de (?:la |tanta |tanto )?(?:risa|reír(?:me|te)?)|me (?:rompió|rompiste) la cabeza|romper(?:me|se)? la cabeza|cuesta un ojo|un ojo de la cara|costó un ojo|no me (?:duelen|duele) prendas|el pelo|echar una mano|(?:pie|brazo|cabeza|cuello|pierna|codo) (?:de la|del|de los|se me quedó)|me rompo la cabeza|calentar(?:me)? la cabeza",
};

const FRENCH: HurtWords = {
  body: "(?:le|la|les|l'|un|mon|ma|mes|au|à la|aux|du|de la|dans le|dans la|bout du) ?(?:(?:bout du|petit|gros) )*(?:doigts?|pouce|index|auriculaire|mains?|bras|avant-bras|poignets?|coude|épaules?|cou|nuque|dos|lombaires|genoux?|jambes?|cuisse|mollet|chevilles?|pieds?|talon|orteils?|tête|front|œil|oeil|nez|lèvre|langue|côtes?|hanche|ongle|paume|visage|joues?|peau)",
  wound:
    "(?:me suis|m'être|je m'|m'a|je me) (?:[^ ]+ ){0,2}?(?:coup|brul|bless|cass|tord|foul|frac|démi|deboit|deboît|entaill|ébouillant|electrocut|électrocut|plant|ouvert|arrach|écras|coinc|luxé|déchir|claqu|bloqu|pinc|piqu|fait mal)[a-zé]*|saigne|saigné|cloques?|ça cloque|points de suture|entorse|gonflée?|enflée?|bleu(?:s)? partout",
  pain: "(?:fait|font|faire) (?:[^ ]+ ){0,3}?mal|(?:j'ai|ai) (?:[^ ]+ ){0,3}?mal|douleurs?|(?:me |qui )(?:lance|tue|brûle|tire|gratte)|souffre|bloquée?|coincée?|plus (?:bouger|plier|tourner|lever|poser|sentir)|engourdie?s?|craqué",
  brought:
    "(?:aux|direction les|à l'|depuis les|finir aux|fini aux|passage aux|suis aux) (?:urgences|hosto)|points de suture|ambulance|(?:eu|fallu|avec|mis|posé) (?:\\d+|deux|trois|quatre|cinq|six|sept|huit|dix) points|je (?:me suis évanouie?|suis tombée? (?:de|du|dans|en))|(?:pris|prendre) (?:le jus|une châtaigne|une décharge)",
  relief:
    "(?:plus|jamais|moins|sans|aucune|fini|soulag[a-zé]*|disparu)(?: [^ ]+){0,4} (?:mal|douleurs?)|(?:mal|douleurs?)(?: [^ ]+){0,3} (?:disparu|partie?|soulagée?)",
  idiom:
    "de rire|rigol[a-zé]*|(?:casse|cassé|casser|prise|prends|prendre) la tête|coûte un bras|coûté un bras|coup de (?:main|pied|cœur)|mal (?:filmé|expliqué|monté|cadré)|pas mal|(?:du|mal à) (?:comprendre|suivre|entendre|voir|lire|trouver|croire)|mal (?:de|d')|mains? d'or",
};

const GERMAN: HurtWords = {
  body: "(?:den|die|das|der|dem|meinen?|meinem|meiner|mein|meine|am|im|ins|in den|in die|ein|einen|halben) (?:(?:linke[nrms]?|rechte[nrms]?|halbe[nrms]?|kleine[nrms]?|große[nrms]?|ganze[nrms]?) )*(?:finger|fingern|fingerkuppe|fingernagel|daumen|zeigefinger|hand|hände|händen|arm|arme|unterarm|handgelenk|ellenbogen|schultern?|nacken|hals|rücken|kreuz|lendenwirbel|bandscheibe|knie|knien|bein|beine|oberschenkel|wade|achillessehne|knöchel|sprunggelenk|fuß|füße|ferse|zeh|zehe|zehen|kopf|stirn|auge|nase|lippe|zunge|rippen?|hüfte|leiste)",
  wound:
    "(?:(?:ab|auf|an|durch|ein)ge(?!nommen|holt|seh|guckt|schaut|zeich|bau|bild|wöhn|fang|pass|fall)[a-zäöü]+(?:t|en)|geschnitten|geschnippelt|abgeschnitten|aufgeschnitten|gesägt|abgesägt|angesägt|verbrannt|verbrüht|gebrochen|angebrochen|verletzt|gezerrt|verstaucht|gestochen|gebohrt|durchbohrt|genagelt|getackert|eingeklemmt|gequetscht|abgesäbelt|aufgerissen|gerissen|verdreht|umgeknickt|ausgekugelt|verrenkt|verrissen|verknackst|verzogen|abgehackt|gehackt|gehauen|gerammt|geschlagen|genäht|gefräst|aufgeschlitzt|aufgeschlagen|verhoben)|blutet|geblutet|blut|geschwollen|dick angeschwollen|blau angelaufen|brandblasen?|blasen|hexenschuss",
  pain: "(?:tut|tun|tat|taten)(?: [^ ]+){0,5} weh|weh|wehgetan|schmerzt|schmerzen|schmerz|zieht|pocht|pochen|taub|kribbelt|hoch(?:bekomm|krieg)[a-z]*|nicht mehr hoch|steif|blockiert|verspannt|knackt|hinüber|im eimer|bringt mich um|macht probleme|(?:kann|konnte)(?: [^ ]+){0,5} (?:nicht mehr|kaum(?: noch)?) (?:bewegen|beugen|heben|drehen|strecken|laufen|auftreten)",
  brought:
    "(?:hab|habe|hatte|krieg|bekomme) (?:[^ ]+ ){0,3}?(?:ausschlag|quaddeln|verätzung)|(?:in der|in die|zur|aus der|der) (?:notaufnahme|notfallambulanz|unfallchirurgie)|krankenwagen|rettungswagen|(?:sitze?|bin|war|musste|muss|lieg[e]?) (?:[^ ]+ ){0,4}?(?:beim (?:arzt|doc|notarzt)|zum arzt|ins krankenhaus)|\\d+ stiche|(?:mit|musste mit|wurde mit) (?:\\d+|zwei|drei|vier|fünf|sechs|sieben|acht|zehn) stichen|(?:hab|habe) (?:[^ ]+ )?(?:einen |nen )?(?:stromschlag|stromstoß) (?:bekommen|gekriegt|abbekommen)|bin (?:[^ ]+ ){0,4}?(?:von der leiter|gestürzt|umgekippt|ohnmächtig)",
  relief:
    "(?:nicht mehr|nie wieder|endlich keine?|keinerlei|keine|kein|ohne|weniger|weg)(?: [^ ]+){0,4} (?:weh|schmerzen|schmerz)|(?:schmerzen|schmerz|weh)(?: [^ ]+){0,4} (?:weg|verschwunden|besser|nachgelassen)|(?:tut|tun) (?:[^ ]+ ){0,6}?nicht mehr weh",
  idiom:
    "vor lachen|beim lachen|lachen|(?:kopf|köpfe) (?:zerbrochen|gestellt|geschlagen)|kopf zerbrech[a-z]*|auf die (?:nerven|eier)|hand aufs herz|unter den arm|hals über kopf|aus der hand|auf dem arm|in den sinn|fuß gefasst|in die hand|auf den (?:nagel|punkt)|haare|in der hand|an die hand|(?:bein|arm|fuß|kopf|hals|rücken|zunge) (?:vom|von der|von dem|des|der)",
};

const PORTUGUESE: HurtWords = {
  body: "(?:o|a|os|as|um|meu|minha|meus|minhas|no|na|nos|nas|meio) (?:(?:ponta do|dedão do) )?(?:dedos?|dedinho|dedão|polegar|mãos?|mao|braços?|antebraço|pulso|cotovelo|ombros?|pescoço|costas|coluna|lombar|joelhos?|pernas?|coxa|panturrilha|tornozelo|pés?|calcanhar|cabeça|testa|olho|nariz|lábio|língua|costelas?|quadril|unha|palma)",
  wound:
    "(?:cortei|queimei|quebrei|machuquei|torci|fraturei|lesionei|furei|rasguei|esmaguei|prendi|perdi|arranquei|decepei|serrei|ralei|desloquei|distendi|rompi|travei|bati|escaldei)|me (?:cortei|queimei|machuquei|lesionei|feri|furei|espetei|estourei)|(?:enfiei|finquei|cravei|passei|meti|caiu|deixei cair)|sangr(?:a|ando|ou)|bolhas?|(?:está|tá|ficou|ficaram) (?:todo |toda |muito )?(?:inchad|rox|queimad)[a-z]*|(?:levei|tomei|deram) (?:[^ ]+ )?pontos|entrou (?:no|na)|entorse",
  pain: "(?:dói|doem|doendo|doeu|dolorid[oa]s?|doer)|dor(?:es)?|(?:tá|está|estão|tão) (?:me )?matando|latejando|dormente|formigando|travou|travad[oa]|não consigo (?:mexer|dobrar|esticar|apoiar|levantar|sentir|virar)|estalou",
  brought:
    "(?:tive|deu|me deu|fiquei com) (?:[^ ]+ )?(?:alergia|irritação|assadura|coceira)|(?:no|na|pro|pra|para o|do) (?:pronto[- ]?socorro|ps|upa|emergência)|ambulância|(?:\\d+) pontos[!. ]*$|(?:levei|tomei|com|deram) (?:\\d+|dois|três|quatro|cinco|seis|sete|oito|dez) pontos|(?:tomei|levei) (?:um |uma )?(?:choque|descarga)|(?:caí d[aeo]|desmaiei)",
  relief:
    "(?:não|nunca|sem|menos|parou de|parei de|adeus|alivi[a-z]*|acabou|sumiu|passou)(?: [^ ]+){0,4} (?:dói|doem|dor(?:es)?|doendo|doer|sentir dor)|dor(?:es)?(?: [^ ]+){0,3} (?:sumiu|passou|foi embora|acabou|melhorou)",
  idiom:
    "de (?:tanto )?rir|de rir|quebr(?:ei|ar|ando) a cabeça|quebra-cabeça|o cabelo|custou? (?:os olhos|um olho|um rim)|(?:uma|a) mão na roda|dar uma mão|mão de obra|na cara|(?:perdi|perder) a cabeça|com dor de",
};

const LANGUAGES: readonly HurtWords[] = [ENGLISH, SPANISH, FRENCH, GERMAN, PORTUGUESE];

/** Words that may stand between what was hurt and what hurt it. */
const BETWEEN = 6;

const built = new Map<string, RegExp>();

/** The pattern for one part of a language, built when it is first needed: most comments name no part of a body. */
function patternOf(words: HurtWords, part: keyof HurtWords): RegExp {
  const key = `${LANGUAGES.indexOf(words)} ${part}`;
  const pattern = built.get(key) ?? new RegExp(phrases(words[part]), "g");
  built.set(key, pattern);
  return pattern;
}

function placesOf(words: HurtWords, part: keyof HurtWords, folded: string): [start: number, end: number][] {
  return Array.from(folded.matchAll(patternOf(words, part)), ({ index, 0: found }) => [
    index,
    index + found.length,
  ]);
}

/** Whether a part of the body stands near or within what says that it is harmed, in either order. */
function isNear(words: HurtWords, harm: "wound" | "pain", folded: string): boolean {
  const bodies = placesOf(words, "body", folded);
  if (bodies.length === 0) return false;
  const harms = placesOf(words, harm, folded);
  return bodies.some(([start, end]) =>
    harms.some(([from, to]) => {
      const between = from > end ? folded.slice(end, from) : folded.slice(to, Math.max(to, start));
      return between.split(" ").length <= BETWEEN + 2;
    }),
  );
}

/** Whether a pain is over, or comes from laughing. @param folded as `foldedComment` makes it. */
export function isPainOver(folded: string): boolean {
  return LANGUAGES.some((words) => isHarmless(words, folded));
}

/**
 * Whether somebody tells of an injury or a pain of their own, however they laugh about it. @param folded as
 * `foldedComment` makes it.
 */
export function hurtIn(folded: string): "injury" | "medical" | undefined {
  const suffering = LANGUAGES.filter(
    (words) =>
      (isNear(words, "wound", folded) || isNear(words, "pain", folded) || isBrought(words, folded)) &&
      !isHarmless(words, folded),
  );
  if (suffering.length === 0) return undefined;
  return suffering.some((words) => isNear(words, "wound", folded) || isBrought(words, folded))
    ? "injury"
    : "medical";
}

function isHarmless(words: HurtWords, folded: string): boolean {
  return placesOf(words, "relief", folded).length > 0 || placesOf(words, "idiom", folded).length > 0;
}

function isBrought(words: HurtWords, folded: string): boolean {
  return placesOf(words, "brought", folded).length > 0;
}
