import type { HeardSigns } from "./signs.ts";

const SLUR =
  "(?:stupid|dumb|idiots?|idiotic|moron(?:ic)?s?|retard(?:ed)?|slow|dense|clueless|braindead|brain dead|pathetic|ugly|talentless|delusional|illiterate|incompetent|full of (?:it|yourself|crap)|on drugs|(?:high|blind|deaf|drunk|12)(?=(?: or (?:what|something|just)(?: [^ ]+)*)?[?!., ]*$)|lazy|cringe|annoying|boring|fake|insufferable|useless|an? (?:total |complete |real |actual )?(?:idiot|moron|joke|clown|loser|fraud|npc|bot|toddler|liar|fool|dumbass))";
const PLACE =
  "(?:whats ?app|telegram|signal|insta(?:gram)?|discord|e-?mail|gmail|inbox|dms?|bio|profile|facebook)";
const MONEY =
  "(?:[$€£] ?\\d[\\d.,]*k?|\\d[\\d.,]*k? ?(?:\\$|€|£|dollars?|usd|bucks|euros?|pounds)|a thousand dollars|passive income|extra income|financial freedom|thousands|a fortune)";

/** What hardly anybody has at hand. */
const LAVISH =
  "(?:(?:spare|private|second|industrial|professional) (?!channel|message|school|tip)[^ ]+|(?:inherit|own) an? [^ ]+|[^ ]+ lying around|mansion|yacht|helicopter|castle|laborator(?:y|ies)|factory|workshop|lathe|cnc|trust fund|millionaire|billionaire|a kidney|phd|master's|personal chef|[$€£] ?\\d{4,}|\\d{4,} ?(?:dollars|bucks|euros|pounds)|\\d+ (?:acres|hectares|assistants)|(?:three|four|five|six|\\d+) (?:free|spare) (?:days|hours))";

/** What hides in English comments. */
export const ENGLISH: HeardSigns = {
  spam: [
    "who (?:else )?wants to (?:grow|blow up) (?:together|with me)|sub(?:scribe)?(?: to me)? and i(?:'ll| will)? (?:sub|subscribe|follow) back",
    `(?:earn(?:s|ed|ing)?|mak(?:e|es|ing)|made|get(?:ting)?|win(?:ning)?|withdr[ae]w|profit(?:s|ed)?)(?: [^ ]+){0,4} ${MONEY}(?: [^ ]+){0,4} (?:a|per|every|each|in (?:a|one|just|\\d+)|from (?:home|my phone)|online|weekly|daily|monthly)`,
    `(?<!(?:can|could|may|should|how (?:do|can)|did|to|will) (?:i|we) |how to )(?:message|text|contact|write|reach|hit|add|dm|ask|inbox|connect with|reach out to)(?! you| u )(?: [^ ]+){0,4} (?:on|via|at|through|in) (?:his |her |my |their |the |our )?${PLACE}(?! (?:about|if|how|whether))`,
    "(?:i|we) (?:can |will |could )?(?:grow|boost|promote|push|blow up|monetize|edit|design|rank)(?: [^ ]+){0,2} your (?:channel|account|page|videos?|views|profile|music|thumbnails?)|(?:get|want|need|buy)(?: [^ ]+){0,3} (?:real|free|cheap|instant|more|1k|10k|\\d+k?) (?:real |free |cheap |active )?(?:subs|subscribers|followers|views|likes)[?!.,]*(?: [^ ]+){0,4} (?:here|link|dm|cheap|now|fast|instantly|today|from us|at )",
    "(?:congratulations|congrats|hey)(?: [^ ]+){0,4} you(?:'ve| have)? (?:been )?(?:selected|chosen|won|picked)|(?:claim|collect|redeem) your (?:prize|reward|gift|price|package)|(?:mr|mrs|ms|miss|dr|sir|expert|coach|prophet|spell caster) [^ ]+(?: [^ ]+){0,4} (?:helped me|changed my life|saved my marriage|brought back my ex|recovered|taught me how to (?:trade|invest))",
    "(?:sub|subscribe|follow)(?: to)? (?:me|mine|my channel)(?: [^ ]+){0,4} (?:back|return|too)|(?:sub|follow) back|who wants to (?:be friends|support each other|grow together)|let'?s (?:support|grow) each other|(?:watch|stream) my (?:newest|latest|last|first) (?:video|song|track|single)|anyone want(?:s)? (?:free )?(?:robux|v-?bucks|gift cards?|nitro)",
    "(?:lonely|single|bored)(?: [^ ]+){0,4} (?:click|tap|see) my (?:profile|pic|picture|bio|avatar)|(?:hot|cute) (?:girls?|singles?) (?:in your|near)|(?:check|look at|see|visit|click)(?: out)? (?:my|our) (?:page|shop|store|site|website|onlyfans|profile|avatar)",
    "(?:dm|message|text|contact|add|ask|follow)(?: [^ ]+)? @[^ ]+(?: [^ ]+){0,8} (?:doubled|tripled|helped|made|invest[^ ]*|profits?|recovered|paid|legit|real|tips)|(?:doubled|tripled|grew|multiplied) my (?:investment|money|capital|savings|portfolio|bitcoin)",
  ],
  insult: [
    "imagine being (?:this|that|so) (?:[^ ]+ )?(?:untalented|talentless|bad|boring|dumb|stupid|clueless|ugly|delusional|desperate)",
    "(?:charisma|personality|charm|talent|energy|brain(?:s|power)?|voice|rhythm|sex appeal) of (?:an? )?(?:wet|dead|damp|broken|stale|soggy|dying|used|rotten|empty|burnt) [^ ]+",
    `(?:are|r) (?:you|u|ya)(?: [^ ]+){0,3} ${SLUR}(?= or|[?!., ]*$| as| enough)|(?:is|was) (?:he|she|this (?:guy|girl|dude|woman|man|kid))(?: [^ ]+){0,2} ${SLUR}(?= or|[?!., ]*$)`,
    "(?:were|was) (?:you|u) (?:born|dropped|raised|always this|homeschooled|drunk)|(?:did|do|does|are|is) (?:your|ur) (?:mom|mum|mother|parents?|family|brain)(?: [^ ]+){0,4} (?:drop|dropped|regret|hate you|ashamed|embarrassed|disappointed|hurt|even work|switched off|related|siblings|cousins)|(?:you|u|he|she|this (?:guy|girl))(?: [^ ]+){0,3} (?:any|two|one|a single|no) (?:brain ?cells?|functioning brain)|(?:are|r|is) (?:you|u|he|she|this (?:guy|girl|dude|woman|man))(?: [^ ]+){0,2} (?:ok|okay|right|alright|well|sick) in the head",
    "who (?:told|said|lied to|convinced) (?:you|u)(?: that)? (?:you|u|ur|that)(?: [^ ]+){0,2} (?:could|can|are|were|'re|was|good|looked?|knew|know)|who (?:let|gave) (?:you|u|this (?:guy|girl|clown|idiot|kid))(?: [^ ]+){0,2} (?:near|cook|a (?:camera|mic|microphone|channel|license|guitar|kitchen|platform)|on (?:youtube|the internet|here|stage|camera))",
    "what(?:'s| is) (?:actually |even )?wrong with (?:you|u|your (?:face|voice|brain|head|teeth))|why (?:are|do|does|is) (?:you|u|your face|your voice)(?: [^ ]+){0,2} (?:exist|ugly|stupid|dumb|fat|alive|annoying|so (?:annoying|ugly|dumb|stupid|fat))|have (?:you|u) (?:ever )?(?:considered|thought (?:about|of)|tried) (?:quitting|not (?:talking|speaking|singing|existing)|shutting up|deleting)|(?:do|could|can|would) (?:us|everyone|the world)(?: [^ ]+){0,3} a favou?r and (?:quit|stop|delete|leave|never)",
    "(?:my|a) (?:dog|cat|toddler|goldfish|grandma|blind grandma|\\d year old|five year old|monkey|potato)(?: [^ ]+){0,4} (?:better than (?:you|u|this)|smarter than (?:you|u)|more talent than)",
    "(?:you|u|she|he|bro|dude) (?:really |kinda |literally )?(?:looks?|sounds?) like (?:an? )?(?:[^ ]+ )?(?:foot|toe|thumb|potato|rat|pig|goblin|gremlin|corpse|shrek|horse|egg|clown|crackhead|meth head|troll|frog|ghoul|zombie|donkey|dying (?:goat|cat)|melted candle|homeless)(?=[?!., ]*$)",
    "(?:fall|fell|drop|dropped|bumped|hit)(?: [^ ]+){0,3} (?:on )?(?:your|ur) head(?: [^ ]+){0,3} (?:baby|child|kid|born|lot|often)|(?:you|u) (?:have|got|'ve got) (?:absolutely |literally )?(?:no|zero) (?:talent|taste|skills?|clue|shame|personality)|how can (?:someone|anyone|somebody|anybody|a person|you|u) be (?:so|this|that) (?:stupid|dumb|ugly|clueless|annoying|untalented|boring)",
  ],
  sarcasm: [
    "(?:wow|bravo|great|amazing|fantastic|congrats|genius)[,!. ]+(?:so )?(?:you|u|he|she)?(?: just)? ?(?:discovered|found out|figured out|invented) (?:that |how |the )|(?:wow|fantastic|great|lovely|amazing|brilliant)[,!. ]+(?:\\d+|two|three|five|ten|twelve|twenty) (?:pop[ -]?ups|ads|adverts|sponsors|minutes (?:for|to|of|before))(?: [^ ]+){0,4}",
    `(?:oh |ah |yeah |well )?(?:sure|right|of course|great|cool|perfect|nice|lovely|wow|ok|okay|yeah|yes|fine|love (?:how|that))[,. ]+(?:[^ ]+ ){0,4}?['"]?(?:just|only|simply|casually|all (?:i|you|we) need|let me|everyone|everybody|who doesn't)(?: [^ ]+){0,9} ${LAVISH}`,
    "(?:oh|ah) (?:sure|great|right)[,. ]+(?:let me just|lemme just|i'll just|because|let's all)|(?:i've )?always (?:dreamed|dreamt|wanted) (?:of |to )(?:spend|waste|wait|pay|watch (?:an?|another|\\d+) ad)(?:ing|e)?|(?:wow|great|amazing|lovely|nice|fantastic)[,!. ]+(?:an? |the )?(?:whole|entire|full)(?: [^ ]+){0,3} (?:ads?|sponsor\\w*|intro|promo)(?! free)",
    "(?:wow|great|amazing|oh great|fantastic|lovely|brilliant|nice|cool|awesome|sure)[,!. ]+(?:just what (?:i|we|everybody) needed|another|one more|yet another)(?: [^ ]+){0,3} (?:ads?|sponsor\\w*|intro|minutes?|minute|rant|promo|video about|apology|story ?time|course)",
    "(?:because|cause|since|as if|like|sure) (?:we all|everyone|everybody|every one of us|all of us|normal people|people)(?: just| totally| obviously)? (?:has|have|had|own|owns|can afford|afford|got)(?! to | different | their own )(?: [^ ]+){0,8}",
    "(?:another|a|an?) \\d+[ -]?(?:min(?:ute)?s?|hour|h)(?: [^ ]+){0,3} (?:for|to say|to tell us|to explain|of)(?: [^ ]+){0,4} (?:\\d+|ten|five|thirty|one|two)[ -]?(?:seconds?|secs?|s|words?|sentences?|minutes?)",
    "(?:thanks?|thank you|thx)(?: so much| a lot)? for (?:nothing|wasting|the (?:ads?(?! ?-?free)|sponsor|spoilers?|headache|clickbait)|ruining|stating the obvious|telling us nothing)|(?:groundbreaking|revolutionary|mind-?blowing|nobel prize|oscar|einstein|sherlock|captain obvious)(?: [^ ]+){0,3}(?:truly|stuff|really|here|discovery|for (?:this|that|boiling|opening))?$|(?:truly|such|what a|so) (?:groundbreaking|revolutionary|original|unique|riveting|educational)(?:[.!… ]*$| never seen)|water is wet|tell me (?:you|u) (?:don'?t|have never|know nothing)(?: [^ ]+){0,8} without telling me|bravo[,.! ]+(?:you|u) (?:discovered|invented)",
    "(?:[(]not[)]|/s|[(]sarcasm[)]|said no one ever|yeah right)[.! ]*$|(?:wow|great|amazing|lovely|nice|brilliant|awesome)[,!. ]+(?:[^ ]+ )?\\d+ minutes of (?:yapping|rambling|waffling|nothing|talking|ads|fluff|intro)|(?:tutorial|recipe|advice|tips?|hack|video)[,!. ]+if (?:you|u)(?: already| happen to) (?:own|have|live)",
    "['\"]?(?:quick|short|easy|simple|cheap|budget|5[ -]minute|five[ -]minute)['\"]?(?: [^ ]+){0,3} (?:that )?(?:takes|lasts|costs|only takes|needs)(?: [^ ]+){0,2} (?:\\d\\d+|an hour|hours|half an hour|[$€£]\\d+)",
  ],
  critique: [
    "(?:could|should|would) (?:have been|be) (?:half (?:as long|the length|the time)|\\d+ (?:minutes|seconds)(?: long)?)|the title (?:says|promises|said|promised)(?: [^ ]+){0,6} (?:i count(?:ed)?|but|only|there (?:are|is|were))|(?:you )?(?:repeat|repeated|say|said) the same (?:thing|stuff)(?: [^ ]+){0,3} (?:times|over)|all talk and (?:no|little)",
    "\\d+ minutes of (?:yapping|rambling|waffling|nothing|talking|ads|fluff|intro)(?: [^ ]+){0,4}",
    "what an? (?:utter |complete |total |absolute |huge )?(?:waste of (?:time|data|my life)|disappointment|letdown|let down|mess|snoozefest)|(?:complete|total|utter) waste of time|(?:can'?t|won'?t) get (?:those|these|my)(?: [^ ]+){0,3} minutes back|(?:i )?want my (?:\\d+ )?(?:minutes?|time|hour) back|what was (?:that|this) (?:even )?supposed to be|is this (?:supposed to be )?a joke[?!. ]*$|(?:clickbait|unwatchable|skip it)[.! ]*$",
    "(?:audio|sound|volume|mic|music|voice|camera|lighting|light|footage|text|subtitles|captions|font|picture|editing|intro)(?:'s| is| are| was)? (?:so|too|way too|super|really|very|barely|hardly|not)(?: [^ ]+)? ?(?:quiet|loud|low|bad|dark|bright|shaky|blurry|small|tiny|fast|slow|long|audible|readable|legible|annoying|distracting|terrible|awful)",
    "(?:(?:what|such) an? |that'?s an? |^)waste of (?:good|perfectly good|an? |money|food|ingredients|materials?|fabric|wood)(?: [^ ]+){0,3}",
  ],
  correction: [
    "\\d[\\d.,]* ?(?:[^ ,]{1,8})?,? (?:and )?not (?:(?:a|en|à|auf|em|in|at) )?\\d[\\d.,]*(?= ?[^ ]{0,8}[.! ]*$)",
    "(?:that|this|it)(?:'s| is| was)(?: actually)? not (?:an? |the )?[^ ,]+(?: [^ ,]+)?[,; ]+(?:that|this|it)(?:'s| is| was)(?: actually)? (?:an? |the )?[^ ]+|(?:that|this|it) (?:isn'?t|wasn'?t|ain'?t) (?:an? |the )?[^ ,]+(?: [^ ,]+)?[,; ]+(?:that|this|it)(?:'s| is| was) (?:an? |the )?[^ ]+",
  ],
  thanks: [
    "(?:fixed|did|solved|explained|taught me|showed me|learned)(?: [^ ]+){0,5} (?:in|than)(?: [^ ]+){0,5} (?:what|than)(?: [^ ]+){0,4} (?:couldn'?t|could not|didn'?t|never|in (?:years|months|a year|weeks|\\d+|two|three|four))|(?:learned|got|understood) more (?:here|from (?:you|this|your))(?: [^ ]+){0,5} than|(?:you(?:'ve)?|this|that|video) (?:just |literally |really |totally )*(?:saved|made|rescued) (?:me|my (?:day|life|dinner|exam|grade|project|weekend|marriage|engine|plants?|cake|bread|wedding|garden|sanity))",
    "(?:it|this|that) (?:finally|actually) (?:works|worked)(?! if| on| with| for)",
  ],
};
