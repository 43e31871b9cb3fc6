import type { LanguageSigns } from "../../signs.ts";

/** How English speaks of danger. */
export const PERIL_SIGNS: LanguageSigns["kinds"] = {
  overdose: {
    says: [
      "(?:took|taken|swallowed|popped|downed|ate) (?:like |about |around |over |almost |nearly |at least |maybe )*(?:[2-9]\\d|1[0-9]|\\d{3}|ten|twelve|fifteen|twenty|thirty|forty|fifty|a (?:lot|bunch|ton|handful|load|pack|box|bottle|strip) of|lots of|so many|too many|loads of|a whole (?:\\w+ )?(?:of )?)(?: (?!photos?|pictures?|pics|shots|clips|videos?)\\w+){0,2}? (?:pills?|tablets?|paracetamols?|tylenols?|acetaminophen|ibuprofens?|advils?|aspirins?|painkillers?|xanax|benadryl|antidepressants?|meds)(?! (?:a (?:year|month|week)|per|of (?:magnesium|vitamin|iron)|photos?|pictures?))",
      "(?:i|he|she|they|friend|somebody|someone|mom|mum|dad|brother|sister) (?:just |have |has |'ve |think i |may have |might have )*(?:overdosed|od'?ed|took (?:too many|a (?:whole )?(?:bottle|pack|handful) of|all (?:my|the|of my)) (?:\\w+ )?(?:pills?|tablets?|meds|medication|sleeping pills|painkillers|tylenol|paracetamol|xanax))",
      "(?:is|are|having|had) an? overdose|overdosing (?:right )?now|swallowed (?:a (?:bottle|lot|handful) of|too many|all (?:my|the)) (?:\\w+ )?(?:pills|tablets|meds)|how many (?:\\w+ ){0,2}(?:pills|tablets|paracetamol|tylenol|sleeping pills|xanax) … (?:die|kill|overdose|lethal|pass out)|lethal dose",
    ],
    names: ["overdos(?:e|es|ed|ing)|fentanyl"],
  },
  suicide: {
    says: [
      "(?:said|says|saying|wrote|writes|posted|posting|whispered) (?:a |her |his |their |final |last )*(?:goodbye|farewell|bye) forever(?! to (?:my|the|sugar|alcohol|dairy|acne|bad|social|instagram|tiktok))",
      "(?:what'?s|what is|is there|no|any) (?:the )?(?:point|use|sense|reason)(?: \\w+)? (?:of|in|to|for) (?:living|life|being alive|live|go on|going on)(?: any ?more)?",
      "(?:want|wish) (?:it|this|the pain|everything) (?:all )?to (?:stop|end|be over)(?: forever)?",
      "(?:don't|dont|do not|never|not) want to wake up",
      "planning (?:my|to end my) (?:suicide|death|life)",
      "(?:he|she|they|my \\w+) (?:wants?|tried|threatens?|is going|talks about|keeps talking about) (?:to )?(?:kill\\w*|end(?:ing)?|hurt\\w*|dying|die) ?(?:himself|herself|themselves|it all|his life|her life)?(?<=himself|herself|themselves|all|life|dying|die)",
      "kill(?:ing|ed)? (?:myself|my self|himself|herself|themsel(?:f|ves))|kms|unalive (?:myself|me)|end(?:ing)? (?:my (?:own )?life|it all|things for good|everything tonight)|tak(?:e|ing) my (?:own )?life|commit(?:ting|ted)? suicide|(?:i'?m|i am|feel(?:ing)?|being|is|am|are|was|so|my (?:friend|son|daughter|brother|sister|mom|dad|wife|husband)(?:'s| is)) (?:\\w+ )?suicidal|suicidal (?:thoughts|ideation|right now)",
      "(?:want|wants|wanted|wanna|going|ready|wish|rather|like|trying|tried|need|plan(?:ning)?|hoping|waiting) (?:to |i could |he could |she could )?(?:just )?(?:die|be dead|disappear forever|never wake up|not (?:exist|wake up|be (?:alive|here)))(?! for)|wish i (?:was|were|had been|wasn't|weren't|had never been|'d never been) (?:dead|gone|born|never born|alive)|(?:feel like|thought about|thinking (?:of|about)) (?:dying|ending (?:it|everything|my life)|jumping (?:off|in front))",
      "(?:don't|dont|do not|didn't|not|can't|cannot|never) (?:really |even )?(?:want(?:ed)?(?: to)?|wanna|bear to|see a reason to|see any point in) (?:live|living|be alive|be here|wake up|exist|go on|be on this (?:earth|planet)|keep (?:living|going))(?: any ?more)?|no (?:reason|point|will|point in) (?:left )?(?:to )?(?:live|living|go on|going on|being alive)|(?:world|everyone|everybody|family|they|all|you)(?:'d| would|'ll| will| is| are)? (?:all )?(?:be |is |are )?better off (?:without me|if i)",
      "(?:can't|cannot|cant|can not) (?:go on|do this any ?more|take (?:it|this|life) any ?more|live like this|keep (?:living|going)|carry on)|(?:last|final|goodbye|farewell) (?:video|post|message|note|letter|goodbye)? ?(?:before i (?:die|go for good|end)|to (?:the world|everyone) before i)|(?:my|write a|writing a|leaving a) (?:suicide|goodbye) (?:note|letter|video)(?! (?:to|for) (?:(?:my|your|our|the|all|old) )*(?:colleagues?|co-?workers?|team|boss|students?|class|clients?|job|house|car|hair|channel|city|followers|sugar))|(?:jump|jumping|jumped) off (?:a|the) (?:bridge|roof|building)|hang(?:ing)? myself|shoot myself in the head|slit my wrists?|painless (?:way|ways|method) to (?:die|go)|ways? to (?:die|end (?:it|my life))|nobody would (?:notice|care|miss me) if i (?:died|was gone|were gone|disappeared|die)|(?:i|he|she|they|we|you)(?:'ll)? won'?t be (?:here (?:tomorrow|much longer)|alive (?:tomorrow|next week|much longer))|this is my last (?:video|post|day) (?:alive|on earth|ever,? goodbye)|tired of (?:living|being alive|life)|life (?:isn't|is not|isnt) worth living|i give up on life|i have nothing to live for",
    ],
    names: ["suicid(?:e|es|al)"],
  },
  "self-harm": {
    says: [
      "(?:cut|cuts|cutting|burns?|burning|hurts?|hurting) (?:her|his|their) (?:own )?(?:arms?|wrists?|thighs?|legs?|skin)",
      "(?:keeps?|started|stop|been|urge) (?:cutting|harming|hurting|burning) (?:again|$)",
      "(?:cut|cuts|cutting|hurt|hurts|hurting|harm|harms|harming|burn|burns|burning|scratch|scratching|hit|hitting|punish|punishing) (?:myself|my (?:own )?(?:wrists?|arms?|thighs?|legs?|skin)|himself|herself|themsel(?:f|ves))(?! (?:shaving|while|cooking|in the (?:foot|gym|kitchen)|with (?:a )?(?:mandolin|knife while)|on (?:a |the )?(?:can|lid|lego|glass)))|(?:relapsed|urge|urges) … (?:cut(?:ting)?|self ?-?harm)|hide (?:my )?(?:self ?-?harm )?(?:scars|cuts) from (?:my )?(?:mom|mum|parents|dad)",
    ],
    names: ["self ?-?(?:harm\\w*|injur\\w*|mutilat\\w*)"],
  },
  abuse: {
    says: [
      "(?:dad|father|stepdad|mom|mother|husband|boyfriend|partner|parents?|he|uncle|brother)(?: \\w+)? (?:beats?|hits?|hurts?|punches|kicks|slaps|chokes|threatens|abuses|locks) (?:us|me|mom|mum|my)(?! (?:at|in) (?:chess|mario|smash|fifa|games?|everything|uno|tennis))",
      "(?:leave|leaving|escape|escaping|get away from|hide from) (?:my |an? )?(?:abusive|violent|abuser)(?: \\w+)?",
      "(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|dad|father|mom|mum|mother|stepdad|stepfather|parents?|brother|uncle|ex|boss)(?: \\w+)? (?:keeps? |always |still |just |sometimes |started |is |was )*(?:hit(?:s|ting)?|beat(?:s|ing)?|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|kick(?:s|ed|ing)|abus(?:es|ed|ing)|hurt(?:s|ing)?|threaten(?:s|ed|ing)(?: to kill)?|lock(?:s|ed) (?:me )?(?:in|up|out)) (?:me|my (?:mom|mum|mother|sister|brother|kids|children))(?! (?:in|at) (?:chess|mario|smash|fifa|tennis|poker|uno|the game|monopoly|ping pong|ranked|a race|basketball|my own game))",
      "(?:afraid|scared|terrified) (?:of|to go home to) (?:my )?(?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|mother|ex)|(?:i'?m|am|i am|being|getting|get|was) (?:being )?(?:beaten|abused|hit|choked|strangled) (?:at home|by (?:my )?(?:husband|wife|partner|boyfriend|girlfriend|dad|father|mother|stepdad|parents?|mom|ex))|(?:my|an) abusive (?:husband|wife|partner|boyfriend|girlfriend|relationship|dad|father|mother|mom|ex|parents?|home|marriage)|abusive relationship|(?:husband|boyfriend|partner|wife|girlfriend|he|she) (?:controls|takes|monitors|checks) (?:all )?my (?:money|phone|pay)|(?:won't|doesn't|will not) let me (?:leave the house|see my (?:family|friends))|(?:he|she|they|husband|ex|boyfriend|father) (?:said|says|threatened|wants|is going|tried)(?: \\w+){0,3} to kill (?:me|us)",
      "black eye from (?:my )?(?:husband|boyfriend|partner|dad)|not safe at home|unsafe at home|hiding bruises|cover(?:ing)? (?:up )?(?:my )?bruises",
    ],
    names: [
      "domestic (?:violence|abuse)|child abuse|emotional abuse|physical abuse|psychological abuse|coercive control|intimate partner violence|honou?r killings?",
    ],
  },
  sexual: {
    says: [
      "(?:coach|teacher|uncle|stepdad|stepfather|father|dad|boss|priest|pastor|doctor|cousin|brother|grandpa|grandfather|neighbou?r|trainer|manager|he|man|guy|someone|somebody) (?:\\w+ )?(?:touched|touches|groped|gropes|fondled|kissed|forced|assaulted|abused|molested|raped) (?:me|my (?:breasts?|butt|body|private parts?))(?! (?:deeply|with his (?:music|words|story)|to (?:play|learn|start|think)|on the cheek))",
      "(?:i (?:was|got|think i was|have been|'ve been)|she (?:was|got)|he (?:was|got)|friend (?:was|got)|daughter (?:was|got)|sister (?:was|got)|he|they|somebody|someone|uncle|coach|teacher|boss|boyfriend|dad|stepdad|who) (?:just |been |being )*(?:raped?|molested|sexually (?:assaulted|abused|harassed)|groped|drugged|touched) (?:me|by|at|last|when|and)|(?:raped|molested|groped|sexually assaulted|sexually abused) (?:me|my)|(?:i was|got) (?:raped|molested|sexually (?:assaulted|abused)|roofied|groped)|touche[sd] me (?:where|without|inappropriately|when i)|forced me to have sex|had sex with me (?:while|when|without)|spiked my drink",
    ],
    names: [
      "rape(?:d|s|ist)?|sexual(?:ly)? (?:assault\\w*|abus\\w*|violence|harass\\w*)|molest(?:s|ed|ing|ers?|ation)?|incest|sextortion|grooming (?:of )?(?:a )?(?:child|children|minor|kids?|victims?)|child grooming|groomed by|date rape",
    ],
  },
  eating: {
    says: [
      "(?:been|keep|stop|can't stop|started|i'?m|again) (?:\\w+ )?(?:purging|bing(?:e)?ing and purging|starving myself|restricting)(?! (?:my |the |our )?(?:closet|wardrobe|house|stuff|things|clothes|inbox))|(?:i'?ve|i have) been purging",
      "(?:i|she|he|daughter|friend|sister|son)(?:'m|'ve| am| is| have| has| keep(?:s)?| just| always)* (?:mak(?:e|es|ing) (?:myself|herself|himself) (?:throw up|sick|vomit|puke)|purg(?:e|es|ed|ing)|starv(?:e|es|ed|ing) (?:myself|herself|himself)|throw(?:s|ing)? up (?:after|what i|everything i) (?:eat(?:ing)?|meals?)|stopped eating|not eat(?:ing|en) (?:for|in) \\d* ?(?:days|weeks?|a week)|afraid of (?:eating|food|gaining weight)|binge and purge|bing(?:e|eing|ing) and purg\\w+)",
      "mak(?:e|ing) myself (?:throw up|vomit|puke)|starv(?:e|ing) myself|haven'?t eaten (?:in|for) (?:\\d+ |two |three |four |five |several )?(?:days|a week|weeks)|(?:survive|live|living|eat(?:ing)?|diet of|only) (?:on )?(?:under |less than |only |just )?(?:[1-7]\\d\\d|\\d\\d) (?:calories|kcal|cals)(?: a| per)? day|pro ?-?(?:ana|mia)|thinspo\\w*|thinspiration|meanspo|bonespo|how (?:to|do i) (?:hide (?:not eating|my eating disorder)|(?:get|become) anorexic|starve|not eat|purge|stop eating)|(?:lose|lost|losing|drop) (?:[1-9]\\d|ten|twenty|thirty) ?(?:kg|kilos|pounds|lbs?) in (?:a|one|1|two|2|three|3|five|5|seven|7) (?:days?|weeks?)|water fast(?:ing)? for (?:[5-9]|[1-9]\\d) days|(?:hate|disgusted by|disgusting) (?:my|how my) body so much (?:i|that)",
    ],
    names: ["anorexi[ac]\\w*|bulimi[ac]\\w*|eating disorders?|orthorexi[ac]\\w*|binge eating(?: disorder)?"],
  },
  stalked: {
    says: [
      "(?:i'?m|i am|being|am|was|get(?:ting)?|got|she'?s|is) (?:being |getting )?(?:stalked|followed home|doxx?ed|swatted|blackmailed|threatened|sextorted)|stalk(?:s|ing|ed)? me|(?:i have|my|have) (?:a |own )?stalker(?: \\w+)?|(?:follow(?:s|ed|ing)|track(?:s|ed|ing)|watch(?:es|ed|ing)|wait(?:s|ed|ing) for|blackmail(?:s|ed|ing)?|threaten(?:s|ed|ing)?|dox+(?:es|ed|ing)?) me (?:home|every|outside|at|everywhere|with|on|and|$)|(?:show(?:s|ed|ing)?|turn(?:s|ed|ing)?) up at my (?:house|home|door|flat|apartment|work)|(?:posted|published|leaked|shared|found|has|knows|have|put) (?:my|our) (?:home )?address|death threats?|knows where i live|gps tracker (?:on|in) my|airtag in my (?:car|bag)|threaten(?:ed|ing|s)? (?:to (?:kill|hurt|rape|find) )?(?:me|my family)|bomb threat",
    ],
  },
  leaked: {
    says: [
      "(?:has|have|took|made|recorded|filmed|shared?|sends?|posted|got) (?:a |an |the )?(?:videos?|pictures?|photos?|pics) of (?:us|me) (?:having sex|naked|undress\\w*|in bed|in the shower|without (?:my )?(?:clothes|consent|permission|knowing))",
      "(?:blackmail\\w*|sextort\\w*|extort\\w*) (?:me|us)(?: \\w+){0,3} (?:pictures?|photos?|videos?|pics|nudes)",
      "(?:leak(?:ed|ing|s)?|post(?:ed|ing|s)?|shar(?:ed|ing|es|e)|sen(?:t|ding|d|ds)|upload(?:ed|ing|s)?|publish(?:ed|ing)|spread(?:ing|s)?|threaten\\w*|blackmail\\w*|found|using|has|have|got|selling|sold|hacked|stole)(?: \\w+){0,5} (?:my (?:\\w+ )?(?:nudes?|naked|intimate|sex tape|private (?:pictures?|photos?|pics?|videos?|images?)|explicit|onlyfans)|(?:nudes?|naked (?:pictures?|photos?|pics?)|intimate (?:pictures?|photos?|images?|videos?)|sex tape|explicit (?:photos?|videos?)) of (?:me|my))",
      "my (?:\\w+ )?(?:nudes?|naked (?:pictures?|photos?|pics?)|intimate (?:pictures?|photos?|images?|videos?)|sex tape|private (?:pictures?|photos?|pics?|videos?)|explicit (?:photos?|pictures?|videos?)) (?:were|was|are|got|have been|has been|is|leaked|online|on)|(?:deep ?-?fake|ai) (?:porn|nudes?) of me|fake nudes? of me|revenge porn",
    ],
  },
};
