import type { LanguageSigns } from "../../signs.ts";
import { TEEN } from "./people.ts";

const CHILD = `(?:(?:${TEEN}[ -](?:years?|yrs?|yo)[ -](?:old )?)?(?:step)?(?:daughter|son|kids?|child(?:ren)?|baby|babies|toddler|newborn|twins|niece|nephew|little (?:brother|sister)|students|pupils|${TEEN}[ -](?:year|month)s?[ -]old))`;

/** How English speaks of children. */
export const CHILD_SIGNS: LanguageSigns["kinds"] = {
  "child-writes": {
    says: [
      `(?:if|am|because) (?:i'?m|i am|i)? ?(?:under|below|not yet|younger than) (?:13|14|16|18|thirteen|eighteen)|(?:be|become|have|make|start|use)(?: \\w+){0,3} (?:if|when|while) (?:i'?m|i am) (?:a |still a )?(?:kid|under (?:13|18|age)|${TEEN})`,
      `(?:i'?m|i am|im) (?:only |just |almost |nearly |turning )?(?:a )?${TEEN}(?: (?:years?|yrs?)[ -]old|[ -]year[ -]old| ?y\\/?o|(?= ?(?:[.,!?;)]|and |but |so |can |what |how |with my parents|$)))|(?:i'?m|i am|im) (?:only |just |almost )?(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: (?:years?|yrs?)[ -]old|(?= ?(?:[.,!?;)]|and |but |$)))|as an? ${TEEN}[ -](?:years?)[ -]old(?! (?:company|business|channel|brand|car|dog|cat))|(?:i'?m|i am) (?:a |still a |just a |only a )?(?:kid|child|minor|under ?-?age|under 13|not 13 yet|in (?:[1-6](?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) grade|in (?:elementary|primary|middle) school|in year [2-8])|my age is ${TEEN}|${TEEN}[ -]year[ -]old (?:girl|boy|kid|youtuber|gamer) here|(?:my|because my) (?:mom|mum|dad|parents?) (?:won'?t|doesn'?t|don'?t|said no|says no|wont) (?:let|allow|know)(?: \\w+){0,3} (?:channel|youtube|tiktok|account|instagram|film|videos)|without my (?:parents|mom|mum|dad)(?: knowing| finding out|'s? permission)?|lie about my age|get around the age (?:limit|restriction|check)`,
    ],
  },
  "child-filmed": {
    names: [
      `(?:my|our) (?:\\w+ )?${CHILD}(?:'s)? (?:\\w+ ){0,2}(?:funny|cute|best|first|famous|viral)?(?: \\w+)? ?(?:moments?|videos?|channel|vlogs?|compilation|account|influencer|youtuber|famous)|(?:make|making|turn) (?:my|our) (?:\\w+ )?${CHILD} (?:into )?(?:a |an )?(?:famous|viral|star|influencer|youtuber|model)(?: \\w+)?|videos? of (?:my|our) (?:\\w+ )?${CHILD}`,
      `(?:film(?:s|ed|ing)?|record(?:s|ed|ing)?|post(?:s|ed|ing)?|show(?:s|ed|ing)?|vlog(?:s|ged|ging)?|prank(?:s|ed|ing)?|photograph(?:s|ed|ing)?|upload(?:s|ed|ing)?|expos(?:e|ed|ing)|scar(?:e|ed|ing)|punish(?:ed|ing)?|sham(?:e|ed|ing)|livestream(?:s|ing)?|feature|featuring|monetiz(?:e|ing)|us(?:e|ing)|put(?:ting)?|shar(?:e|ing)|stream(?:ing)?)(?: (?:videos?|pictures?|photos?|clips?|pics?|content|reels?|tiktoks?|of|with|about|the|other people'?s|on camera|someone'?s|strangers?'?))* (?:my|our|the|her|his|a|an|your|other people's|someone else's|little)(?: (?:own|cute|two|three|four|five|first|\\d+|little|adopted|foster|autistic|disabled|sick))* ${CHILD}(?:'s)?`,
      `(?:my|our) (?:\\w+ )?${CHILD}(?:'s)? (?:tantrums?|meltdowns?|punishment|bath ?-?time|bath|potty|crying|cries|diagnosis|tantrum|embarrassing|surgery|in the bath|first period|school(?! (?:lunch|lunches|bag|bags|supplies|run|uniforms?|snacks?|meals?|projects?|clothes|outfits?|break|holidays?|shoes|calendar|mornings?|routine))|misbehav\\w+|funniest moments|on (?:my |the )?(?:youtube|tiktok|instagram|channel|camera|stream)|youtube channel|channel|tiktok account|vlogs?|(?:to|be(?:come)?) (?:famous|an influencer|a youtuber))(?: … (?:video|vlog|film|tiktok|youtube|post|viral|reel|clip|channel))?`,
      `(?:family|kid|kids'?|toddler|baby|mom|mum|dad)(?: and (?:son|daughter|me|kid))? (?:vlogs?|vlogging|vlogger|influencers?|youtube channel|youtuber|tiktok account|toy (?:review|unboxing) channel)|kid ?-?fluencers?|sharenting|(?:mom|dad|mum) and (?:son|daughter|kid|me) (?:channel|tiktok)|channel (?:for|about|with|of) my (?:\\w+ )?${CHILD}|start(?:ing)? a (?:youtube )?channel (?:for|with) my (?:\\w+ )?${CHILD}|made for kids(?: \\w+)?|videos for (?:kids|children|toddlers|preschoolers)|kids'? (?:videos|content|channel)|children'?s (?:videos|channel|content)`,
    ],
  },
};
