import type { Phrasing } from "./phrasing.ts";

const VIDEO = "(?:video|vlog|short|reel|script|post|tiktok|series|podcast|idea|title|caption)s?";
const DID =
  "(?:\\w{3,}ed|bought|sold|lost|made|went|got|spent|built|found|left|paid|grew|became|met|took|gave|ran|wrote|taught|cut|did|had|broke|fell|kept|won)";

export const EN: Phrasing = {
  requests:
    `(?:so|hey|hi|hello|ok|okay|basically|please|well)|` +
    `(?:(?:i|we) (?:want|need|would like|am going|plan|'?d like)(?: you)?(?: to)?|i'?m (?:going to|gonna|trying to|making)|can you|could you|help me)(?: (?:make|do|film|write|get|help me with|create|with))?(?: me)?(?: (?:an?|some|my|the|another))? ${VIDEO}(?: for (?:my|our) channel)?(?: (?:on|about|of|where (?:i|we) (?:show|explain|tell)(?: (?:people|you|viewers))?(?: that)?))?|` +
    `(?:an?|my|some) ${VIDEO} (?:on|about|of|where (?:i|we) (?:show|explain|tell)(?: (?:people|you|viewers))?(?: that)?)|${VIDEO} (?:on|about)`,
  forms: {
    "day-in-the-life": {
      start:
        "(?:an? )?(?:\\w+ )?(?:day|week|night|morning|weekend|24 hours|24h) in (?:the|my|our) life(?: (?:of|as|on|at|living|working|with|in))?|" +
        "ditl(?: of)?|(?:come )?spend (?:the|a) (?:day|week|night|morning|weekend) with (?:me|us)(?: (?:at|as|in|on))?|" +
        "come (?:to work |along )?with (?:me|us)|(?:an?|my|one) (?:day|week|night shift|night|month) (?:as|with|at)|vlog|grwm(?: for)?|get ready with me(?: for)?",
      any: "day in (?:the|my) life",
    },
    myth: {
      start:
        "(?:(?:an? |my |your |the )?(?:most )?(?:unpopular|controversial|spicy|hot) (?:opinions?|takes?)(?: (?:on|about|of))?|change my mind|debunking|busting|the (?:\\w+ )?truth about|the lies? (?:about|of)|the dark side of|myths? (?:about|of|on)|misconceptions? about|stop believing(?: (?:this|that|these))?(?: (?:myths?|lies?))?(?: about)?)",
      any: "myths?|misconceptions?|debunked|(?:is |are )?(?:overrated|underrated|overhyped)",
    },
    confession: {
      start:
        "confessions?(?: of)?|(?:my )?(?:biggest|worst) (?:mistakes?|regrets?|fails?|failures?)(?: (?:as|in|with|of|when|while))?|(?:what|things|everything) i wish (?:i|someone|somebody) (?:had )?(?:knew|known|told me)(?: (?:before|about|when))?(?: (?:getting|buying|starting|having))?|what (?:nobody|no one) (?:ever )?(?:told|tells) (?:me|you|us) about|(?:things )?(?:nobody|no one) (?:told|tells) (?:me|you) about|" +
        "why (?:i|we) (?:quit|left|stopped|sold|regret|hate|gave up|don'?t|no longer|never|will never|ditched|deleted|broke up with)|" +
        "i (?:was wrong about|regret|quit|failed(?: at)?|wish i|killed|ruined|wasted (?:\\S{0,8}\\d\\S* )?(?:on)?|lied(?: about)?|messed up|screwed up|never|gave up on|destroyed|hate|hated|got scammed)",
      any: "what i'?d do differently|what i would do differently|(?:and )?i regret (?:it|everything)",
    },
    review: {
      start:
        "(?:an? |my )?(?:honest |brutally honest |full |long term )?review(?: of)?|unboxing|testing|trying out|first impressions(?: of)?|i (?:bought|tested)",
      any: "(?:honest )?reviews?|reviewed|(?:- )?(?:is it |are they |still )?worth (?:it|the (?:money|hype|price))(?: or not)?|unboxing|first impressions|(?:one|a|\\d+) (?:years?|months?|weeks?) later",
    },
    list: {
      start:
        "(?:top|best) \\d+|(?:the )?(?:best|worst|top|coolest|weirdest|cheapest)|ranking(?: every| all)?|" +
        "(?:\\d+ |some |my )?(?:(?:easy|quick|best|common|simple|cheap|small|big|biggest|beginner|essential|weird) )?(?:mistakes?|things|tips|tricks|hacks|ideas|ways|reasons|facts|lessons|signs|secrets|habits|rules|questions)(?: (?:every|all|most))?(?: (?:(?:i|you|we) (?:should|need to|must|wish (?:i|you) ?(?:'d|had)?)? ?(?:know|knew|known)|to (?:know|do|consider|try|avoid)|of|for|about|on|when|if|with|in|that)){0,2}(?: before)?(?: (?:getting|buying|adopting|starting))?|" +
        "(?:\\w+ )?list (?:for|of)|\\d+",
      any: "(?:tips|tricks|hacks|ideas|mistakes)(?: (?:that|which) .*$)?|tier list|ranked",
    },
    question: {
      start:
        "how (?:long|much|many|often|far|old|big|hard|deep|fast|soon|cold|hot)(?: (?:does it take to|do you|does an?|should you|is|are|to|do i|can you|does|do))?|why (?:do|does|did|is|are|was|can'?t|won'?t|doesn'?t|isn'?t|don'?t|should)|why|" +
        "what(?:(?:'?s| is| are)(?: the (?:best|worst|cheapest))?| was| do| does| did| happens (?:in|to|when|if)| to)?|when (?:to|do|does|should|is|are|can)(?: (?:i|you|we))?|which|who(?:'?s)?|where (?:to|do|does|is|are|can)(?: (?:i|you|we))?|" +
        "(?:is|are|am|was|were|do|does|did|can|could|should|will|would|has|have) (?:i|you|we|it|there|the|an?|my|your|this|these|people)(?: (?:get|buy|use|be))?|(?:is|are|do|does|did|can|should|will|would)",
    },
    "how-to": {
      start:
        "(?:how|hw) ?(?:to|2|do (?:i|you|we)|can (?:i|you|we)|should (?:i|you)|i|we)(?: (?:stop|keep))?|" +
        "(?:an? |the |my )?(?:(?:complete|ultimate|easy|simple|quick|full|beginner'?s?|step by step) )*(?:guide|tutorial|intro|introduction)(?: (?:to|for|on))?|explain(?:ing)?|teach(?:ing)? (?:you )?(?:how to )?|learn(?:ing)? how to",
      any: "tutorial|(?:beginner'?s? )?guide|diy|step by step|for dummies",
    },
    story: {
      start: `the (?:time|day|night) (?:i|we)(?: got)?|(?:the |a |my )?story of(?: how)?|storytime|(?:what )?(?:i|we) learn(?:ed|t) (?:from|in|after|by)|what happened when|how (?:i|we) (?:finally )?${DID}|my (?:first|last) (?=\\w)|(?:i|we) (?:finally |just )?${DID}(?: (?:to|everything|all))?|pov(?: you)?|story ?time`,
      any: "(?:and )?(?:everything|all) that went wrong|my story|what went wrong",
    },
  },
  articles:
    "the|an?|my|our|your|some|every|all|this|that|these|those|about|of|to|with|in|on|you|i|we|new|any",
  or: "or",
  between: ["(?:the )?differences? between|compar(?:e|ing)|choosing between", "and|with|to|or"],
  better: [
    "is|are|isn't",
    "(?:really |actually |any )?(?:better|worse|cheaper|healthier|easier|faster|compared)",
    "than|to|with",
  ],
  audience: "for|4|(?<=^explain.*)to an?",
  people:
    "people|person|one(?=[\\s?!.]*$)|anyone|anybody|everyone|somebody|those|folks|beginners?|newbies|noobs|dummies|kids|children|toddlers|babies|teens?|teenagers|boys|girls|students|grads|graduates|women|men|moms?|mums?|dads?|parents|grandparents|couples|families|seniors|adults|elderly|runners|cyclists|hikers|travell?ers|introverts|extroverts|marketers|teachers|nurses|developers|designers|programmers|creators|freelancers|founders|owners|renters|landlords|workers|guys|ladies|friends|vegans|vegetarians|pros|experts|artists|writers|musicians|gamers|dancers|athletes|veterans|immigrants|expats|teams|businesses|startups|year olds?",
  whose:
    "who|that|whose|over|under|aged?|(?<=(?:people|those|anyone|someone) )with(?:out)?|in their|returning|working|living|trying|from",
  novices: "(?:absolute |complete |total )?(?:beginner|newbie|noob)(?:s|'s)?(?:[ -]friendly)?",
  held: "without|with no|(?<!of )no|on a (?:\\w+ )?budget|under [$€£]? ?\\d[\\d.,]*k?|for (?:less than|under)|with only|with just|using only|in (?:an? )?(?:small|tiny|little|rented|rental|one.bedroom|studio|cramped)|in under|from (?:leftover|old|scrap|recycled|used|thrifted|cheap)|with (?:an? )?(?:leftover|cheap|old|small|broken)",
  means: "with|using",
  binding:
    "deal(?:ing)?|cop(?:e|ing)|liv(?:e|ing)|play(?:ing)?|work(?:ing)?|start(?:ing)?|help|helping|struggl(?:e|ing)|obsessed|love|up|along|day|talk(?:ing)?|wrong|come|spend|away|diagnosed|growing|person|people|women|men|kids",
  tails:
    "because .*$|so (?:i'?m|we'?re|i) .*$|and (?:all that|stuff|everything)|at home|fast|quickly|(?:absolute |complete |total )?beginners?|ever|real|true|legit|really|actually|please|myself|yourself",
};
