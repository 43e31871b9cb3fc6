import type { LanguageSigns } from "../../signs.ts";

const KIN =
  "(?:mom|mum|mother|mama|dad|father|papa|parents?|brother|sister|twin|son|daughter|child|baby|wife|husband|partner|spouse|fianc[ée]e?|boyfriend|girlfriend|grand(?:ma|pa|mother|father|parents?|dad|son|daughter)|gran|nan|granny|grandad|uncle|aunt|auntie|cousin|nephew|niece|best friend|friend|stepdad|stepmom|mentor|teacher|coach|neighbou?r|colleague)";
const PET = "(?:dog|cat|puppy|kitten|pet|horse|rabbit|bunny|hamster|guinea pig|parrot|bird|ferret|tortoise)";

/** How English speaks of loss and illness. */
export const BODY_SIGNS: LanguageSigns["kinds"] = {
  grief: {
    says: [
      `first (?:christmas|birthday|year|thanksgiving|holidays?|mother's day|father's day) without (?:my )?(?:${KIN}|him|her|them|you)`,
      `(?:letter|message|video|song|tribute|goodbye|post) (?:to|for|about) (?:my|our) (?:late|dead|deceased) ${KIN}`,
      `(?:my|our) (?:late|dead|deceased) ${KIN}`,
      `${KIN}(?:'s)? (?:\\w+ )?(?:funeral|died|passed away|has passed|death anniversary|last days)`,
      `(?:my|our|his|her|their) (?:\\w+ ){0,3}${KIN}(?:'s)? (?:just |suddenly |recently |has |have |had |is |was |who |and \\w+ )*(?:died|dies|dying|passed(?: away| on)?|passing|death|funeral|got killed|killed in|was killed|gone forever|has gone|last days?|in hospice|on life support|took (?:his|her|their) (?:own )?life|ashes|grave|memorial|isn'?t here any ?more)`,
      `(?:lost|losing|lose|miss(?:ing)?|buried|burying|mourn(?:ing)?|griev(?:e|ing)|without|death of|passing of|goodbye to|loss of|funeral (?:for|of)|eulogy for|tribute to|remember(?:ing)?) (?:my|our|a|her|his|their) (?:late |own |only |beloved |dear |twin |baby |little |older |younger |ex-?)*${KIN}(?! (?:weight|in (?:ikea|the (?:crowd|store|supermarket))|fat|at (?:the )?(?:mall|store|ikea)|jeans|bag|phone))`,
      "(?:since|after|when|before) (?:she|he|they|my \\w+) (?:died|passed(?: away)?|was gone)|first (?:christmas|birthday|mother'?s day|father'?s day|year|holidays?|anniversary|thanksgiving) without (?:him|her|them|my|mom|mum|dad)|(?:one|two|three|\\d+) (?:years?|months?|weeks?) since (?:he|she|they|you|my \\w+|mom|mum|dad) (?:died|passed|left us|was taken)|i'?m (?:a |the )?(?:young )?(?:widow(?:er)?|orphan(?:ed)?)|(?:becoming|as|being) (?:a )?(?:young )?(?:widow(?:er)?|orphan)|cleaning out (?:my )?(?:late )?(?:\\w+'s) (?:house|closet|room) after (?:he|she|they|the)",
    ],
    names: [
      "grie(?:f|ve|ving|ved)|bereave(?:d|ment)|mourn(?:ing|ers?)?|widow(?:s|ed|er|ers|hood)?|funerals?|eulog(?:y|ies)|condolences?|obituar(?:y|ies)|hospice|end ?-?of ?-?life|palliative|terminally ill|death (?:of a|in the family|doula|cleaning)|loss of a (?:loved one|parent|child|spouse|sibling)|stillbirth grief|obituary|memorial (?:service|video)|dying (?:parent|mother|father|relative|patients?)",
    ],
  },
  pet: {
    says: [
      `goodbye to (?:my|our) (?:old|sweet|beloved|first|best)(?: \\w+)? (?:boy|girl|friend|labrador|retriever|shepherd|dog|cat|${PET})`,
      "(?:my|our) (?:\\w+ ){0,2}(?:labrador|retriever|poodle|bulldog|chihuahua|husky|beagle|terrier|corgi|tabby|siamese) (?:just |has |had |was )?(?:died|passed away|put (?:down|to sleep)|crossed)",
      `(?:my|our|the) (?:\\w+ ){0,3}${PET} (?:just |suddenly |recently |has |had |is |was |today |yesterday )*(?:died|dies|dying|passed(?: away)?|got (?:run over|hit)|was (?:run over|hit)|put (?:down|to sleep)|crossed the rainbow|has cancer|went to (?:heaven|the rainbow)|last day|gone|being put)`,
      `(?:lost|losing|buried|miss(?:ing)?|put(?:ting)?|goodbye to|euthani[sz](?:e|ing|ed)|grieving|mourning|death of|loss of|letting go of) (?:my|our|a|her|his) (?:\\w+ ){0,2}${PET}(?: down| to sleep)?(?! (?:hair|food|toy|weight|park|leash|bed|in (?:the )?(?:minecraft|game)))`,
    ],
    names: [
      "rainbow bridge|pet (?:loss|euthanasia|cremation|memorial|funeral|grief)|putting (?:a|your) (?:pet|dog|cat) (?:down|to sleep)|losing a pet",
    ],
  },
  pregnancy: {
    says: [
      "(?:i|we|she|my (?:wife|sister|daughter|friend))(?: \\w+){0,2} (?:lost|miscarried|losing|had an abortion|had a (?:miscarriage|stillbirth|missed miscarriage)|terminated)(?: (?:the|our|my|a) (?:baby|pregnancy|twins|child))?(?= |$|[.,!?])(?<=(?:baby|pregnancy|twins|child|miscarried|abortion|miscarriage|stillbirth|terminated))",
      "(?:our|my|the) baby (?:was born (?:sleeping|still)|had no heartbeat|'?s heart stopped|didn'?t make it|died)|no heartbeat",
    ],
    names: [
      "miscarr(?:iage|iages|ied|ying)|still ?-?birth\\w*|still ?born|ectopic(?: pregnancy)?|pregnancy (?:loss|termination)|baby loss|infant loss|molar pregnancy|rainbow baby|abortions?|nicu|sudden infant death|sids|tfmr|angel bab(?:y|ies)",
    ],
  },
  infertility: {
    says: [
      "(?:can'?t|cannot|unable to|couldn'?t|never be able to|not able to) (?:get pregnant|have (?:a baby|kids|children|babies)|conceive)|failed (?:ivf|iui|transfer|embryo transfer)|trying to conceive|(?:\\d+|two|three|five) (?:years?|rounds?) of (?:ivf|trying)",
    ],
    names: [
      "infertil(?:e|ity)|ivf|iui|embryo transfer|ttc|involuntar(?:y|ily) childless\\w*|childless not by choice|egg freezing|surrogacy|low amh|azoospermia",
    ],
  },
  illness: {
    says: [
      "stage (?:[1-4]|iv|iii|ii|four|three|two|one)(?: cancer| and| diagnosis|$| breast| lung)",
      "(?:my|our) (?:\\w+ )?(?:son|daughter|child|kid|brother|sister) (?:is|has|was|just|got) (?:\\w+ )?(?:autis\\w+|disabled|sick|ill|dying|down'?s? syndrome|leukemia|in (?:the )?(?:hospital|icu|nicu))",
      "(?:i|he|she|my \\w+|we|they)(?: \\w+)? (?:just |recently |was |were |got |been |have |has |had |'ve |is |am |being )*(?:diagnosed|(?:in|on) (?:a )?(?:coma|icu|chemo(?:therapy)?|dialysis|intensive care|life support)|going through chemo|paraly[sz]ed|(?:only )?(?:has|have|had|got|with|given) (?:\\w+ )?(?:months|weeks) to live|terminal(?:ly ill)?|lost (?:my|his|her) (?:leg|arm|sight|eyesight|hearing|hair to|breasts?|voice to))",
      "(?:my|our|his|her|living with|with|beating|fighting|battling|having|has|have|got|had) (?:\\w+ ){0,2}(?:cancer|tumou?r|leuk[ae]+mia|lymphoma|dementia|alzheimer'?s?|parkinson'?s?|als|ms|multiple sclerosis|diabetes|epilepsy|lupus|crohn'?s?|endometriosis|long covid|fibromyalgia|cystic fibrosis|chronic (?:pain|illness|fatigue)|stroke|heart (?:attack|failure|disease)|hiv|aids|kidney failure|cerebral palsy)",
    ],
    names: [
      "(?:breast|lung|colon|skin|brain|cervical|ovarian|pancreatic|childhood|prostate|thyroid|blood|bowel|testicular|bone|stage (?:[1-4]|iv|iii|ii|one|two|three|four))? ?cancer(?: \\w+)?|chemo(?:therapy)?|radiotherapy|radiation therapy|mastectom(?:y|ies)|tumou?rs?|leuk[ae]+mia|lymphoma|melanoma|carcinoma|dementia|alzheimer'?s?|parkinson'?s?(?: disease)?|multiple sclerosis|als diagnosis|diabet(?:es|ic|ics)|type (?:1|2|one|two) diabet\\w+|epilep(?:sy|tic)|lupus|crohn'?s?|ulcerative colitis|endometriosis|pcos|long ?-?covid|fibromyalgia|me\\/cfs|pots syndrome|cystic fibrosis|chronic (?:illness(?:es)?|pain|fatigue|migraines?|disease)|stoma|ostomy|(?:had|after|surviving|recovering from|having) a stroke|stroke (?:recovery|survivor)|heart (?:attack|failure|transplant)|organ (?:donor|transplant)|hiv|dialysis|kidney (?:failure|transplant)|cerebral palsy|paralysis|amput(?:ee|ation|ated)|terminal(?:ly)? (?:ill|illness|diagnosis|cancer)|caregiv(?:er|ers|ing) (?:for|burnout)|carer for my|caring for (?:a|my) (?:sick|ill|dying|elderly|aging|disabled)(?: \\w+)?|rare disease|chronically ill|living with (?:a )?disabilit(?:y|ies)|coeliac|celiac|migraines?|new diagnosis|medical diagnosis|sickle cell|down'?s? syndrome|autis(?:m|tic)(?: diagnosis)?",
    ],
  },
  mind: {
    says: [
      "(?:i'?m|i am|feel(?:ing)?|i feel|i'?ve been|been|am|so|getting|is|was) (?:so |very |really |always |completely |totally |just |feeling )*(?:depressed|hopeless|worthless|empty inside|numb all the time|burn(?:ed|t) out|having a (?:mental )?breakdown|bipolar|schizophrenic|psychotic|all alone|so lonely|a burden)|(?:my|living with|struggl(?:e|ing) with|battl(?:e|ing) with?|dealing with|fight(?:ing)?|have|with|had) (?:\\w+ ){0,2}(?:depression|anxiety|panic attacks?|ptsd|bipolar(?: disorder)?|ocd|bpd|schizophrenia|psychosis|burn ?-?out|loneliness|trichotillomania)|panic attacks?|can'?t stop crying|cry(?:ing)? (?:every (?:day|night)|myself to sleep)|hate my ?self|i hate my life|nobody (?:loves|likes|cares about) me|have no (?:one|friends) (?:left|to talk to)|nervous breakdown|(?:in|admitted to|went to) (?:a |the )?psych(?:iatric)? (?:ward|hospital|unit)",
    ],
    names: [
      "(?:postpartum |postnatal |seasonal |high-?functioning |teen |clinical )?depression(?: \\w+)?|antidepressants?|anxiety(?: \\w+)?|panic (?:disorder|attacks?)|bipolar(?: disorder)?|schizophreni[ac]|psychosis|borderline personality|bpd|ocd|mental (?:illness|breakdown|health (?:crisis|struggles?|journey|awareness|day))|social anxiety|burn ?-?out|loneliness|agoraphobia|dissociati(?:on|ve)|therapy (?:journey|session|tips)|starting therapy|hearing voices",
    ],
  },
  recovery: {
    says: [
      "(?:quit(?:ting)?|stop(?:ping|ped)?|giv(?:e|ing) up|gave up) (?:drinking|alcohol|drugs|weed|cocaine|heroin|opioids|pills|gambling|porn)(?! (?:soda|coffee|coke zero|milk|tea|straws))",
      "(?:gambling|drinking|alcohol|drugs|betting|addiction) (?:ruined|destroyed|cost|took|is ruining|almost killed)",
      "(?:my|his|her) (?:drinking|drug use|betting)",
      "(?:i'?m|i am|my \\w+ is|being|getting|got|going|staying|stay|been|days?|months?|years?|newly|am) (?:now |\\d+ |a |an |finally )*(?:sober|in recovery|clean (?:from|since|for)|recovering (?:addict|alcoholic)|alcoholic|an addict|addicted to (?:drugs|alcohol|pills|opioids|gambling|porn|heroin|meth|cocaine|weed|xanax|nicotine))|(?:\\d+|one|two|three|five|ten|thirty) (?:days?|weeks?|months?|years?) (?:of )?(?:sober|clean|sobriety)|relapsed?|i (?:stopped|quit|gave up) (?:drinking|drugs|heroin|cocaine|gambling)|(?:my|his|her) (?:addiction|alcoholism|drinking problem|gambling problem)|alcoholic (?:mom|mum|dad|father|mother|parents?|husband|wife|partner)",
    ],
    names: [
      "sobriety|soberversary|rehab|detox (?:from alcohol|centre|center|clinic)|addict(?:ion|ions|s)?|alcohol(?:ism|ics?)|alcoholics anonymous|(?:na|aa) meetings?|twelve steps|12[- ]steps?|gambling addiction|substance (?:abuse|use)|opioid|withdrawal symptoms",
    ],
  },
};
