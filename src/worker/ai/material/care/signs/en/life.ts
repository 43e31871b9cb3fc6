import type { LanguageSigns } from "../../signs.ts";

/** How English speaks of what people live through. */
export const LIFE_SIGNS: LanguageSigns["kinds"] = {
  trauma: {
    says: [
      "(?:our|my) foster (?:child|son|daughter|kids?|parents?|family)|(?:as|was|being|were) (?:a )?foster (?:child|kid|parents?)",
      "(?:my|childhood|his|her|from|with|our|past) trauma|grew up (?:in|with) (?:an? )?(?:abusive|violent|toxic|alcoholic) (?:home|family|parents?|household)|i was (?:kidnapped|trafficked|robbed at gunpoint|held hostage|mugged|attacked|shot|stabbed)|survived (?:a |an |the )?(?:shooting|crash|accident|attack|plane crash|genocide|abuse|kidnapping|school shooting)|no contact with my (?:mom|mum|mother|dad|father|parents|family)",
    ],
    names: [
      "trauma(?:s|tic|tized|tised)?(?: \\w+)?|ptsd|c-?ptsd|survivors? of (?:abuse|violence|rape|trafficking|assault)|flashbacks of|car (?:crash|accident) survivor|foster care|orphanage|estrange(?:d|ment)(?: \\w+)?|narcissis(?:t|tic) (?:abuse|parents?|mother|father|ex|mom)|veterans? with ptsd|abuse survivors?",
    ],
  },
  separation: {
    says: [
      "(?:my|our) (?:mom|mum|mother|dad|father|husband|wife|boyfriend|girlfriend|fianc[ée]e?|parents) (?:walked out|left (?:us|me|when|home|the family))",
      "my (?:wife|husband|partner|boyfriend|girlfriend) and i(?: are| have)? (?:\\w+ )?(?:separat\\w+|divorc\\w+|split\\w*|broke up|breaking up)",
      "(?:my|our|his|her|their) (?:\\w+ )?(?:parents?|mom and dad|mum and dad|marriage|husband|wife|partner|spouse|boyfriend|girlfriend)(?: and i)?(?:'s)? (?:just |is |are |has |have |were |was |want(?:s|ed)? |filed |filing |getting |got |left |finally |suddenly |to )*(?:divorc\\w*|separat\\w+|split(?:ting)? up|broke(?:n)? up|for (?:a )?divorce|me(?: for)?(?= |$)|cheat(?:ed|ing)(?: on me)?|ended|is over|fell apart|leaving(?: me)?|affair)(?! (?:breakfast|lunch|dinner|a (?:gift|present|note|ring)))",
      "(?:i'?m|i am|we'?re|we are|we|i|i'?ve) (?:just |are |am |have |'ve |been |finally |got |getting )*(?:divorced|divorcing|getting (?:a )?divorced?|separated|going through (?:a |my |the )?(?:divorce|break ?-?up|separation)|broke up|broken up|splitting up|a single (?:mom|mum|dad|mother|father) (?:after|since)|cheated on|dumped|left at the altar|heartbroken)|(?:he|she|they) (?:left me|cheated on me|broke up with me|dumped me|wants a divorce|called off)|custody (?:battle|of my)|lost custody|heart ?break|(?:called off|cancelled|calling off) (?:the|our|my) (?:wedding|engagement)|my (?:divorce|break ?-?up|separation|ex left)",
    ],
    names: [
      "divorc(?:e|ed|es|ing|ee|ees)|break ?-?ups?(?! with (?:your|my) phone)|co-?parenting|custody(?: battle)?|infidelity|heartbreak|separation (?:from|anxiety in (?:kids|children))|ending a marriage",
    ],
  },
  identity: {
    says: [
      "am i (?:gay|bi|bisexual|trans|lesbian|asexual|queer|non-?binary)|question(?:ing)? (?:my|your) (?:sexuality|gender|identity)",
      "(?:i'?m|i am|i think i(?:'?m| am| might be| may be)|my (?:son|daughter|child|kid|brother|sister|friend|husband|wife|dad|mom) (?:is|came out as)|came out as|coming out as|come out as|being|identify as|as a|as an) (?:a |an )?(?:gay|lesbian|bi(?:sexual)?|trans(?:gender|sexual)?(?: (?:man|woman|girl|boy|kid|teen))?|non-?binary|queer|asexual|intersex|adopted|black (?:woman|man|girl|boy) in|mixed[ -]race|biracial|gender ?-?fluid|an? adoptee|undocumented|closeted|autistic adult)|(?:come|coming|came) out(?: of the closet)? (?:to (?:my|his|her|their|your|the family|family|parents|friends)|story|at (?:work|school|\\d+)|as|publicly|late)|in the closet|my (?:coming out|transition(?: timeline)?|dead ?-?name|pronouns|top surgery|adoption|birth (?:mother|parents|mom|family)|skin colou?r|gender identity)",
    ],
    names: [
      "coming out(?: \\w+)?|trans(?:gender)? (?:timeline|kids?|people|women|men|teens?|rights|journey|child)|gender (?:dysphoria|identity|transition|affirming \\w+)|hrt (?:timeline|journey|update)|top surgery|deadnaming|adopt(?:ion|ee|ees|ed)(?! (?:curve|rate|(?:\\w+ ){0,3}(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|greyhounds?|rescues?|horses?|rabbits?)))|birth (?:mother|parents)|racism|racial (?:profiling|trauma)|antisemitism|islamophobia|homophobia|transphobia|microaggressions|colou?rism|lgbt\\w*(?: \\w+)?|conversion therapy|body dysmorphia",
    ],
  },
  faith: {
    says: [
      "(?:stopp?ed|stopping|quit|taking off|took off) (?:wearing )?(?:my |the )?(?:hijab|kippah|headscarf|veil)|(?:stopped|quit) (?:praying|going to church|believing)|(?:gr[eo]wing|grew|raised|born|brought) (?:up )?(?:in|into) (?:a |the )?(?:cult|sect|strict religious|fundamentalist|mormon|jehovah\\w*|amish|evangelical)",
      "(?:i|we|my (?:son|daughter|husband|wife|brother|sister))(?: \\w+)? (?:just |have |finally |'ve |am |'m |been )*(?:left|leaving|lost|losing|stopped believing in|los(?:e|t) faith in|converted|converting|excommunicated|shunned|disfellowshipped|doubt(?:ing)?|deconstruct(?:ed|ing))(?: (?:my|the|our|to|by|from|in))* (?:faith|religion|church|mormon(?:ism| church)?|jehovah'?s witness(?:es)?|islam|christianity|catholic(?:ism| church)?|judaism|cult|god|amish|scientology|community|evangelical\\w*|family)",
      "my (?:faith|religion|belief in god|relationship with god|baptism|conversion|hijab journey|crisis of faith)",
    ],
    names: [
      "(?:leaving|left|losing|lost|doubting|deconstruct(?:ing|ion)(?: of)?|exit(?:ing)?|escap(?:ed?|ing)) (?:my |your |the |a |our )?(?:faith|religion|church|mormon(?:ism)?|jehovah'?s witnesses|islam|christianity|catholicism|judaism|cults?|amish|scientology)|ex-?(?:mormon|muslim|jw|jehovah\\w*|christian|catholic|evangelical|cult\\w*|amish|scientologist)s?|faith (?:crisis|deconstruction|journey)|crisis of faith|religious (?:trauma|abuse|doubt)|spiritual abuse|apostasy|converting to (?:islam|judaism|christianity|catholicism)|purity culture|prayer(?:s)? for (?:the )?(?:sick|grieving|healing)",
    ],
  },
  hardship: {
    says: [
      "fired (?:on|from|after|by|for|today|yesterday|last)|(?:i|why i|getting|being|was|got) (?:got |was |were )?fired(?! (?:up|my|the|a|clay))|can'?t (?:afford|pay)(?: \\w+){0,2} (?:rent|food|bills|groceries|insulin|medication|heating|mortgage|therapy)",
      "(?:liv(?:e|ing)|sleep(?:ing)?|slept|lived) (?:in|out of) (?:my|our|a|the) (?:car|shelter|street)(?! (?:by choice|van ?life))",
      "(?:losing|lost) (?:my|our|a|his|her) (?:job|home|house|business)",
      "(?:i|we|he|she|my (?:dad|mom|mum|husband|wife|partner|parents?|family))(?: \\w+)? (?:just |recently |got |was |were |have been |has been |been |'ve been |am |'m |are |'re |is |being )*(?:fired|laid off|let go (?:from|today|yesterday|after)|made redundant|evict(?:ed)?|being evicted|homeless|bankrupt|unemployed|broke and|drowning in debt|in debt|(?:live|living|lived|sleep|sleeping|slept) (?:in|on) (?:my|our|a|the) (?:car|street|streets|shelter|park bench)|lost (?:my|our|his|her|the|their) (?:job|jobs|home|house|business|apartment|savings|income)|losing (?:my|our|the) (?:job|home|house|business)|foreclos\\w+|(?:can'?t|cannot|couldn'?t) (?:afford|pay) (?:food|rent|the rent|my (?:rent|bills|medicine|meds)|to eat|groceries))|on food stamps|(?:i|we) (?:owe|have) [$€£]?\\d[\\d.,]*k? (?:in |of )?debt|lost everything(?: in| to| when)?|lost my job|got fired|getting laid off|got laid off|i have nothing left to (?:eat|pay)",
    ],
    names: [
      "homeless(?:ness)?|evict(?:ion|ed)|bankrupt(?:cy)?|lay ?-?offs?|laid off|redundanc(?:y|ies)|unemploy(?:ed|ment)|job loss|losing (?:your|a) job|foreclosure|poverty|food bank|debt collectors?|deep in debt|(?:medical|gambling|credit card) debt|living paycheck to paycheck|payday loans|growing up poor",
    ],
  },
  bullying: {
    says: [
      "(?:kids?|classmates|people|they|everyone|girls|boys|students|colleagues|coworkers)(?: (?:at|in) \\w+)? (?:always |keep |all )*(?:call(?:s|ing|ed)?|laugh(?:s|ing|ed)?|mak(?:e|es|ing) fun of|pick(?:s|ing|ed)?|tease[sd]?|exclude[sd]?) (?:at |on )?(?:me|my)",
      "(?:i'?m|i am|i was|i get|getting|being|my (?:son|daughter|kid|child|brother|sister) (?:is|was|gets)|got|is|was|been) (?:being |getting |always |constantly )*(?:bullied|cyberbullied|picked on|laughed at (?:at|by)|mobbed|excluded by|body ?-?shamed|harassed(?: at| by| online)?)|bull(?:y|ies|ying) (?:me|my (?:son|daughter|kid|child))|(?:everyone|everybody|kids|they|classmates|people)(?: at \\w+)? (?:laughs?|makes? fun of|hates?|picks? on|mocks?|calls?) (?:at )?(?:me|my (?:son|daughter|weight|accent|stutter|skin|body))",
    ],
    names: [
      "bully(?:ing)?|bullied|cyber ?-?bull\\w+|workplace (?:bullying|mobbing)|fat ?-?shaming|body ?-?shaming|online harassment|school bully|anti-?bullying",
    ],
  },
  disaster: {
    says: [
      "(?:my|our) (?:house|home|town|village|city|country|family|school|flat|apartment)(?: \\w+)? (?:was |were |got |has been |is |have been )*(?:bombed|destroyed|burn(?:ed|t)(?: down)?|flooded|hit by|under attack|shelled|washed away|evacuated)|(?:we|i|my family) (?:had to |have |just |'ve |was |were )*(?:fle(?:d|e|eing)|evacuate(?:d)?|escaped? (?:the war|from)|lost (?:our|my|the) home|refugees?|survived the (?:earthquake|flood|tsunami|fire|hurricane|war|bombing))|living (?:in|through) (?:a |the )?war|(?:fled|escaped|fleeing) (?:from )?(?:ukraine|syria|gaza|sudan|afghanistan|the war|iran|venezuela|yemen|myanmar|war)",
    ],
    names: [
      "wars? in|war in (?:ukraine|gaza|sudan|syria)|gaza|air ?-?raids?|bomb(?:ing|ings|ed)(?: shelter)?|refugees?|asylum seekers?|genocide|famine|earthquakes?|tsunami|wild ?-?fires? (?:in|evacuation|survivors?|destroyed|took|season loss)|(?:after|lost … in|survivors? of|hit by) (?:the |a |an )?(?:flood|floods|hurricane|tornado|wildfire|fire|earthquake)|hurricane (?!season prep)\\w+ (?:victims|damage|aftermath|destroyed)|natural disaster|terror(?:ist)? attack|mass shooting|school shooting|plane crash victims|holocaust|shoah|9\\/11",
    ],
  },
};
