import type { LanguageSigns } from "../../signs.ts";
import { ACCOUNTS, DRUGS, MARKETS, MEDICINES, MINOR_AGE } from "./names.ts";

const GROUP =
  "(?:jews?|jewish (?:people|men|women)|zionists?|muslims?|christians?|catholics?|hindus?|sikhs?|mormons?|atheists?|blacks?(?: people| men| women| guys| kids)|whites?(?: people| men| women)|blacks|africans?|asians?|chinese(?: people)?|indians?|pakistanis?|arabs?|mexicans?|latinos?|hispanics?|turks|poles|russians?|ukrainians?|romanians?|nigerians?|haitians?|somalis?|gyps(?:y|ies)|roma(?: people)?|immigrants?|migrants?|refugees?|asylum seekers?|foreigners?|illegals|gays?|gay (?:people|men)|lesbians?|trans(?:genders?)?(?: people| women| men)?|queers?|lgbt\\w*(?: people)?|women|disabled(?: people)?|autistic (?:people|kids)|fat people|homeless people)";
const NEGATIVE =
  "(?:criminals?|lazy|stupid|dumb|dirty|evil|violent|terrorists?|rapists?|thieves|pedophiles|pedos|groomers|parasites?|vermin|inferior|subhuman|savages|animals|degenerates?|disgusting|dangerous|liars|greedy|cheap|ugly|trash|to blame|behind (?:everything|it all)|the (?:problem|enemy)|an? (?:threat|disease|plague|cancer|problem|danger)|ruining|destroying|invading|replacing|taking over|stealing|less intelligent|mentally ill)";
const GUN =
  "(?:guns?|glocks?|pistols?|handguns?|rifles?|shotguns?|ar-?15s?|firearms?|revolvers?|suppressors?|silencers?|ghost guns?|grenades?|bombs?|gunpowder)(?! (?:safe|rack|holster|case|cases|mount|controller|props?|stands?|models?|replicas?|sounds?|rubber band|toys?|cosplay|game|out of (?:paper|lego|cardboard|wood)))";
const KID = `(?:(?:my|our|her|his|their|a|an|the) (?:[^ ]+ ){0,3}(?:daughter|son|niece|nephew|kid|child|toddler|little (?:girl|boy|sister|brother|one)|step-?daughter|granddaughter|grandson|teen(?:ager)?)(?:'?s)?|${MINOR_AGE}[ -]?(?:yrs?|years?|y)[ -]?(?:old|o)s?(?! (?:whisk(?:e)?y|scotch|rum|wine|car|laptop|house|dog|cat|company)))`;
const DISEASE =
  "(?:cancer|tumou?rs?|diabetes|autism|hiv|aids|alzheimer'?s|dementia|parkinson'?s|epilepsy|multiple sclerosis|ms|heart disease|high blood pressure|hypertension|asthma|covid|herpes|lupus|kidney (?:failure|disease)|cataracts|crohn'?s|schizophrenia|bipolar|cirrhosis|hepatitis)";
const TREATMENT =
  "(?:insulin|anti-?depressants?|ssris?|(?:my |your |the |their )?(?:meds|medication|medicine)|lithium|anti-?psychotics?|blood (?:thinners?|pressure (?:meds|pills|medication))|chemo(?:therapy)?|statins|beta blockers|prozac|zoloft|lexapro|sertraline|benzos?|(?:asthma )?inhalers?|hiv meds|thyroid meds)";
const AUDIENCE =
  "(?:(?:a|an|one|some|my|this|another) (?:[^ ]+ ){0,3}(?:viewer|subscriber|follower|fan|commenter|mod|moderator)|(?:one|some) of my (?:[^ ]+ )?(?:viewers|subscribers|followers|fans|subs|mods)|(?:someone|somebody|an? (?:[^ ]+ )?(?:girl|guy|kid|boy|person|teen|teenager|woman|man)|this (?:girl|guy|kid|person)) (?:[^ ]+ ){0,3}(?:in|on|under|from) my (?:comments?(?: section)?|chat|live ?(?:chat|stream)?|streams?|dms?|discord|inbox|server|videos?|channel)|(?:a|this|one|scary|worrying) (?:comment|dm|message))";
const REPORTS =
  "(?:said|says|saying|that says|wrote|writes|writing|commented|comments|commenting|dm'?e?d|dms|messaged|messages|messaging|told me|tells me|posted|posts|left|threaten\\w*|admitted|confessed|wants|wanna|is (?:going|gonna|suicidal|thinking|planning|cutting|talking|about)|might|talk(?:s|ed|ing)? about|hint(?:s|ed|ing)?|tried|took|overdosed|hasn'?t eaten|hurts|starv\\w+)";

/** English phrases made of lists: each of one list with each of the other. */
export const EN_COMPOSED: LanguageSigns = {
  harmless: [
    "wants? to die (?:her|his|their|the|my) (?:hair|eyebrows|beard|wool|yarn|fabric)|die on (?:this|that|the|his|her) hill|suicidal (?:bunny|bunnies|plays?|strategy|strategies|runs?|pawns?)|(?:cut|cuts|cutting) (?:her|him|my|them)sel(?:f|ves) (?:an?|some|another|the|her|his|bangs|out|off)(?! (?:deep|bad|again|open))|\\d+ and a half (?!years)[^ ]+|(?:won'?t|isn'?t going to|isn'?t gonna|not going to|can'?t) make it (?:to|for|in time for) (?:my|our|your|the|a|his|her|school|work|practice)(?! (?:birthday|christmas|summer|end|next|spring))|lost my (?:leg warmers|arm ?bands?|hair (?:tie|clip|brush))",
    "(?:good ?-?bye|farewell) (?:note|letter|video|message|post|speech)s? (?:to|for|from|of)(?: [^ ]+){0,3} (?:\\d\\ds|twenties|thirties|jobs?|boss|office|co-?workers|colleagues|cars?|van|house|flat|apartment|city|school|class|team|hair|sugar|alcohol|cigarettes|camera|laptop|console|characters?|npcs?|novel|villain|season)",
    "(?:toy|prop|cosplay|lego|cardboard|paper|origami|rubber ?-?band|wooden|airsoft|paintball|bubble|laser tag|foam|cap|squirt|staple|caulking|soldering|label|tattoo) (?:guns?|pistols?|rifles?)|(?:guns?|rifle) (?:show|dance|range|salute|control|violence|laws?|safety)",
    "(?:rip|ripped|ripping) (?:jeans|cds?|dvds?|vinyl|off|paper|fabric|seams?|current|stop)|weed (?:killer|whacker|wacker|eater|barrier|control|free|pulling|mat|puller|blanket)s?",
    "(?:want|need|like|love) to live (?:in|near|by|on|abroad|alone|with|off|closer|like|streamed?)|live ?-?stream\\w*|guaranteed (?:basic )?income|guaranteed (?:returns?|profits?) (?:scams?|frauds?|possible|red flags?)|(?:leave out|avoid|are|beware of|no|promis\\w+)(?: [^ ]+){0,5} guaranteed (?:returns?|profits?|results)|(?:hack|hacking|hacks?) (?:the |your |my )?(?:[^ ]+ )?(?:algorithm|growth|productivity|sleep|brain|life|ikea)",
  ],
  fiction: [],
  informs: [
    "(?:how|when|why|the day|since|after) (?:i|we|she) (?:finally )?(?:left|leaving|escaped|got away|walked away|got out|divorced)|debunk\\w*",
  ],
  viewers: [
    `${AUDIENCE}(?: [^ ]+){0,2} ${REPORTS}(?!(?: me)? to| (?:that )?(?:i|i'm|im|i'd|my|me|you) | (?:that )?i should)`,
    `${AUDIENCE} [^|]{0,120}(?:what (?:do|should|can|would) (?:i|you|we) (?:say|reply|answer|write|do|respond)|how (?:do|should|can|would) (?:i|you|we) (?:reply|respond|answer|help|react)|(?:reply|respond|answer|say) (?:to|back)|help (?:her|him|them))`,
  ],
  kinds: {
    overdose: {
      says: [
        "(?:took|taken|swallowed|popped) (?:pills|(?:a (?:bunch|ton|lot|load|handful) of|so many|way too many) (?:[^ ]+ )?(?:pills|tablets|meds))(?! (?:for|to help|every))",
      ],
    },
    suicide: {
      says: [
        "(?:don'?t|do not|no longer|not sure|never|cant|can'?t)(?: [^ ]+){0,4} (?:want|wanna|wish|feel like|bear|stand)(?: to)? (?:[^ ]+ )?(?:be here|be alive|be around|exist|existing|wake up|being here|being alive|living|live)(?! (?:in|near|by|on|with|alone|abroad|here|like))",
        "(?:(?:gonna|going to|will|i'?ll) )?(?:do it|end it|be gone|be over)(?: for real)? (?:tonight|today|tomorrow|soon|now)[^a-z ]* … (?:good ?-?bye|bye everyone|farewell|forgive me|sorry everyone)|(?:good ?-?bye|bye everyone|farewell|forgive me) … (?:gonna|going to|will|i'?ll) (?:do it|end it) (?:tonight|today|now)",
        "(?:what'?s|what is|is there|see)(?: [^ ]+)? (?:the|any|a) point(?: [^ ]+){0,3} (?:living|staying alive|being (?:alive|here)|life)|(?:end|ends|ending|take|takes|taking) (?:her|his|their) (?:own )?life|(?:i'?m|i am|so|just) (?:so |just )?done (?:with (?:life|living|being alive|this life)|living)|(?:every(?:one|body)|they|you|world|family|all)(?: [^ ]+)? (?:will|would|'ll|'d) be (?:so much )?(?:happier|better|fine|relieved)(?: off)? (?:when|if|once|after) (?:i'?m|i am|i was|i were)(?: [^ ]+)? (?:gone|dead|not here)|hop(?:e|ing) (?:that )?i (?:don'?t|never|won'?t) wake up|(?:don'?t|dont|cant|can'?t) see (?:a|the|any) (?:point|reason|future)(?: [^ ]+){0,2} (?:living|being (?:here|alive)|going on|to live|staying alive|for me)|(?:sewer ?slide|ctb)|tired of (?:existing|being here|waking up)|(?:want|wish)(?: [^ ]+){0,2} (?:to |i could )?(?:sleep|go to sleep) (?:and never|and not|forever)|never (?:wake|waking) up again",
      ],
    },
    "self-harm": {
      says: [
        "(?:going to|gonna|will|wants to|want to|might|about to|urge to|started|relapsed and|i) cut (?:tonight|today|again|last night|so deep)|(?:relaps\\w+|clean) (?:[^ ]+ )?(?:from|on|with|into) (?:sh|cutting|self ?-?harm)|(?:going to|gonna|wants to|will) (?:cut|hurt|harm|burn) (?:herself|himself|themsel(?:f|ves)|myself)",
      ],
    },
    eating: {
      says: [
        "(?<!burn(?:ing|ed|s)? (?:[^ ]+ )?)(?:under |only |just |less than )?(?:[1-9]\\d0|[1-9]\\d\\d|\\d\\d) ?(?:calories?|kcals?|cals?) (?:(?:a|per|every|each) day|daily|diet|day of eating|days)(?! (?:for (?:a |my |your )?(?:cats?|dogs?|pupp\\w+|kittens?)|deficit|more|less|surplus|extra|burn\\w*))|(?:in a day|daily|day of eating|a day|per day)[^a-z ]*(?: [^ ]+){0,3} (?:[1-9]\\d\\d) ?(?:calories?|kcals?|cals?)(?! (?:burn\\w*|deficit|cookies?|snacks?|breakfast|lunch|dinner))",
        "(?:day (?:\\d+|one|two|three|four|five|six|seven) (?:of |on |into )?(?:(?:my|a|the|this) )?(?:[^ ]+ ){0,2}|(?:\\d+|two|three|four|five|seven|ten|multi|extended)[ -](?:days?|hours?|weeks?) |doing a |prolonged )(?:water|dry|zero calorie)(?: only)? ?-?fast(?:ing|ed)?|(?:water|dry) ?-?fast(?:ing|ed)?(?: [^ ]+)? (?:for )?(?:\\d+|two|three|four|five|seven|ten|a) (?:days?|weeks?|hours?)",
      ],
    },
    abuse: {
      says: [
        "(?:dad|father|stepdad|mom|mum|mother|husband|boyfriend|partner|parents?) (?:beats?|hits?|hurts?|chokes|slaps|punches|abuses) (?:her|him|them)(?! (?:at|in|to|by|with|on) )",
        "(?:boyfriend|girlfriend|husband|wife|partner|dad|father|stepdad|mom|mum|mother)(?: who)? (?:used to |would )(?:hit|beat|slap|punch|choke|kick|hurt)(?: [^ ]+){0,2} (?:me|us)(?! (?:at|in) )(?= still| again| when| every)",
      ],
      names: [
        "(?:boyfriend|girlfriend|husband|wife|partner|dad|father|stepdad|mom|mum|mother|ex|man|guy)(?: who| that)? (?:used to |would )?(?:hit|beat|slapped|punched|choked|kicked|hurt) (?:me|us)(?! (?:at|in) )",
      ],
    },
    stalked: {
      says: [
        "(?:stalker|creep|stranger|fan|viewer|ex|somebody|someone|he|she|they|guy|weirdo) (?:[^ ]+ ){0,2}(?:found|knows|has|got|figured out|posted|leaked|tracked down) (?:out )?(?:my|our|where (?:i|we)) (?:(?:home )?(?:address|house|location|apartment|street)|live)|(?:show(?:s|ed|ing)?|turn(?:s|ed|ing)?) up (?:at|outside|in front of|near) (?:my|our) (?:[^ ]+ )?(?:house|home|flat|apartment|door|work|school|building|job)|(?:being|getting|been|got|was|i'?m) (?:stalked|doxx?ed|swatted|followed home)",
      ],
    },
    minors: {
      names: [
        `${KID}(?: [^ ]+){0,5} (?:twerk\\w*|sexy|sexily|seductive\\w*|lingerie|thongs?|stripp\\w+|pole danc\\w+|booty|thirst traps?|nudes?|naked|topless)|(?:sexy|seductive|twerk\\w*|lingerie|nude|naked|topless)(?: [^ ]+){0,3} (?:of|by|from|with) ${KID}`,
      ],
    },
    "child-filmed": {
      names: [
        `${KID}(?: [^ ]+){0,5} (?:bikinis?|swimsuits?|swimwear|bathing suits?|underwear|undies|diapers?|swim(?:ming)? trunks|no shirt|shirtless|undress\\w*|in (?:the |her |his |their )?(?:bath|shower|tub|bathtub)|bath ?time)(?! (?:pattern|sewing|brand|size guide))|(?:bikini|swimsuit|bath(?: ?time)?|shower|underwear)(?: [^ ]+){0,2} (?:pics?|photos?|pictures?|videos?|clips?|shots?) of ${KID}|(?:my|our) (?:kids|children|daughters|sons|boys|girls|twins)(?: [^ ]+){0,3} (?:bikinis?|swimsuits?|underwear|in (?:the |a )?(?:bath|shower|tub)|bath ?time)`,
      ],
    },
    weapons: {
      names: [
        `(?:make|making|made|build|building|built|construct\\w*|craft\\w*|diy|home ?-?made|assembl\\w+|machin\\w+|manufactur\\w+|3 ?-?d ?-?print\\w*|print|printed|printing)(?: [^ ]+){0,4} ${GUN}(?! in (?:minecraft|roblox|fortnite|blender|unity))|${GUN} (?:building|making|manufactur\\w+|build kit|from (?:scratch|home))`,
      ],
    },
    drugs: {
      names: [
        `(?:aliexpress|alibaba|temu|dhgate|dark ?web|black market)(?: [^ ]+){0,2} (?:${MEDICINES})|(?:${MEDICINES})(?: [^ ]+){0,4} (?:no|without)(?: an?| any| seeing an?| asking an?)? (?:prescriptions?|scripts?|rx|doctor'?s?)|(?:no|without)(?: an?| any)? (?:prescription|script|rx|doctor)(?: [a-z]+)? (?:${MEDICINES})|(?:${MEDICINES})(?: [^ ]+){0,3} (?:from|off|on|via|through) (?:${MARKETS}|my (?:plug|dealer|friend)|the black market|research chem\\w+)|(?:black market|fake|counterfeit|bootleg|street|underground|diy|at-?home) (?:${MEDICINES})`,
        `(?:buy|buying|order|ordering|score|scoring|sell|selling|deal|dealing|get|getting|smuggl\\w+|import\\w*|make|making|cook|cooking|grow|growing|cultivat\\w+)(?: [^ ]+){0,3} (?:${DRUGS}|weed|edibles|lean|(?<=(?:sell|selling|deal|dealing|smuggl\\w+)(?: [^ ]+){0,3} )(?:${MEDICINES})|prescription (?:drugs|pills|meds)|illegal drugs|drugs)(?! (?:documentar\\w+|history|awareness|policy|laws?|addiction|prevention|soap|off))`,
      ],
    },
    medicine: {
      names: [
        `(?:cure|cures|cured|curing|heal|heals|healed|healing|reverse|reverses|reversed|reversing|get rid of|kill|kills|eliminate)(?: [^ ]+){0,2} ${DISEASE}(?: [^ ]+){0,5} (?:with|using|naturally|by|without|at home|in \\d+|forever|fast|permanently|diet|juice|herbs?|oil)|${DISEASE} (?:[^ ]+ )?(?:cures?|remed(?:y|ies))(?: [^ ]+){0,2} (?:with|using|they|doctors|big pharma|naturally|from|at home)|(?:natural|miracle|secret|home|hidden) (?:cures?|remed(?:y|ies)) (?:for|to|against) ${DISEASE}|(?:doctors|big pharma)(?: [^ ]+){0,4} (?:hid\\w+|cure for|don'?t want you to know)`,
        `(?:stop|stopping|quit|quitting|come off|coming off|get off|getting off|ditch|ditching|skip|skipping|throw away|throwing (?:away|out)|going off|go off|replace|replacing|refuse|refusing|taper(?:ing)? off)(?: [a-z']+){0,3} ${TREATMENT}|${TREATMENT}(?: [^ ]+){0,3} cold turkey|vaccin\\w+ (?:cause|causes|give|gives|kill|kills|are (?:poison|killing|a scam))|drink(?:ing)? (?:[^ ]+ )?(?:borax|turpentine|hydrogen peroxide|mms|colloidal silver|methylene blue)`,
      ],
    },
    stalking: {
      names: [
        `(?:hack|hacking|crack|cracking|break into|breaking into|log into|get into|phish\\w*|brute ?-?force)(?: into)? (?:an?|any|some|someone'?s?|somebody'?s?|people'?s?|other(?: people'?s?)?|another|his|her|their|your (?:ex|friend|girlfriend|boyfriend)'?s?|my (?:ex|friend|girlfriend|boyfriend|wife|husband|sister|brother|crush|neighbou?r|boss|teacher|enem\\w+)'?s?)(?: [^ ]+){0,3} (?:accounts?|profiles?|passwords?|phones?|emails?|webcams?|wi-?fi|channels?|dms?|${ACCOUNTS})|(?:hack|hacking) (?:into )?(?:(?:${ACCOUNTS}) (?:accounts?|passwords?|profiles?|users?)|(?:${ACCOUNTS})(?=$|[.,!?]))|(?:steal|stealing|guess|guessing|get|phish\\w*) (?:someone'?s|somebody'?s|people'?s|her|his|their|other people'?s)(?: [^ ]+){0,2} passwords?`,
      ],
    },
    deceit: {
      names: [
        "(?:guaranteed?|100 ?% (?:sure|safe|profit|win|guaranteed)|risk ?-?free|no ?-?risk|zero risk|can'?t lose|never lose)(?: [^ ]+){0,5} (?:profits?|returns?|crypto\\w*|bitcoin|btc|forex|trading|trades?|binary options|meme ?coins?|shitcoins?|betting|bets?|casino|slots|passive income|investments?|stock picks?|signals)|(?:profits?|returns?|crypto\\w*|bitcoin|btc|forex|trading|binary options|meme ?coins?|betting|casino|slots|money|investments?|signals)(?: [^ ]+){0,5} (?:guaranteed?|risk ?-?free|no risk|zero risk|can'?t lose|100 ?% (?:sure|safe|guaranteed|win))",
        "(?:turn|flip|double|doubling|triple|10x|100x|multiply)(?: [^ ]+){0,6} (?:crypto\\w*|bitcoin|forex|trading|binary options|meme ?coins?|betting|casino|overnight|in (?:a|one|24|\\d+) (?:day|days|hours?|week))(?: [^ ]+){0,3} (?:guaranteed?|easy|easily|fast|no risk)",
      ],
    },
    hate: {
      names: [
        `(?<!(?:people|those) who (?:[^ ]+ ){0,3}|(?:claim|myth|lie|idea|calling|stop) (?:[^ ]+ ){0,3})${GROUP} (?:(?:are|is|r|have been|always|keep|all) (?!not |never )(?:[^ ]+ ){0,3}${NEGATIVE}|(?<!women )(?:secretly |really |still )?(?:run|runs|control|controls|own|owns|rule|rules) (?:[^ ]+ ){0,2}(?:banks?|banking|media|news|press|world|hollywood|government|money|finance|wall street|everything|country|us|west)|(?:secretly |really |still )?(?:ruin|ruins|ruined|destroy|destroys|destroyed|invade|invaded|steal|hate us|infest|rape|rapes|infiltrat\\w+)|come here (?:to|just)|(?:commit|cause|bring|brought|spread)(?: [^ ]+){0,3} (?:crimes?|disease|violence|terror\\w*)|(?:don'?t|do not|doesn'?t|never) (?:belong|deserve|integrate|assimilate|work)|(?:should|must|need to|have to) (?:leave|go (?:back|home)|be (?:deported|banned|sterili[sz]ed|locked up)|not (?:vote|have|be allowed)))`,
        `${GROUP} (?:crime(?:s| rates?| statistics| stats)?|criminality|iq|invasion|infestation|takeover|conspiracy)(?! (?:novels?|fiction|writers?|authors?|drama|dramas|series|podcast|shows?|movies?|films?|victims|stories|prevention|investigators?|solvers?|reporters?))|(?:burn|burning|burned|rip up|ripping|tear up|tearing|spit on|stomp on|desecrat\\w+|flush\\w*|destroying)(?: [^ ]+){0,2} (?:quran|qur'?an|koran|torah|bible|mosque|synagogue|pride flags?)`,
      ],
    },
    dying: {
      says: [
        "(?:my|our|his|her|their) (?:[^ ]+ ){0,3}(?:mom|mum|mother|dad|father|papa|parents?|brother|sister|son|daughter|child|baby|wife|husband|partner|grand\\w+|gran|nan|granny|nana|uncle|aunt|auntie|cousin|friend)(?:'s)? (?:is |who is |are |'s |was )?(?:[^ ]+ )?(?:dying|terminal(?:ly ill)?|in hospice|in palliative care|on life support|on (?:his|her|their) deathbed|has (?:only )?(?:[^ ]+ ){0,3}(?:days?|weeks?|months?) (?:left|to live)|won'?t make it|isn'?t going to make it)|(?:my|our) dying (?:[^ ]+ )?\\w+|dying (?:mother|father|mom|mum|dad|parent|grandmother|grandfather|grandma|grandpa|husband|wife|relative|child)|last (?:days|weeks|months|hours|summer|christmas|birthday) (?:[^ ]+ )?with (?:my|our) (?:[^ ]+ )?(?:mom|mum|mother|dad|father|grand\\w+|brother|sister|husband|wife|son|daughter|friend)",
      ],
      names: [
        "hospice|palliative(?: care)?|end ?-?of ?-?life (?:care|doula|conversations?|planning)|death ?bed|dying (?:patients?|person)",
      ],
    },
    grief: {
      says: [
        "(?:r\\.?i\\.?p\\.?|rest in (?:peace|paradise|power)|fly high|in loving memory(?: of)?|gone but (?:not|never) forgotten),? (?:to )?(?:my |our |the )?(?:[^ ]+ )?(?:mom|mum|mama|mother|dad|pops?|father|papa|brother|bro|sister|sis|son|daughter|grandma|grandpa|granny|gran|nan|nana|nanna|gramps|grandad|mee-?maw|paw-?paw|mamaw|papaw|abuela|uncle|auntie?|cousin|best friend|bestie|friend|husband|wife|baby|angel)",
      ],
    },
    disaster: {
      says: [
        "(?:earthquake|flood|floods|flooding|hurricane|tornado|wildfire|tsunami|landslide|cyclone|typhoon|eruption|bombing|war)(?: [^ ]+){0,8} (?:lost|took|destroyed|gone|nothing left|homeless|our (?:house|home))|(?:lost|losing)(?: [^ ]+){0,6} (?:in|to) (?:the |a |an )?(?:earthquake|flood|floods|hurricane|tornado|wildfire|tsunami|landslide|fire)",
      ],
    },
  },
};
