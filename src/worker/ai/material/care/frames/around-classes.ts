/**
 * Words for somebody else's danger and for what is told around it: whose it is, how much, how young, what is missing.
 * Those in the second list are told by numbers (numbers.ts) as well as by words.
 */
export const AROUND_CLASSES = [
  // Somebody else, and what they want or do to themselves, or what is done to them.
  "followed",
  "wishdeath",
  "harmsself",
  "wonteat",
  "ishurt",
  "breakup",
  "hiddenin",
  "keepsake",
  "saidbye",
  "erased",
  "leavetaking",
  "otherwise",
  // Not wanting to be here, said of oneself.
  "wishgone",
  "cantbear",
  "endsoon",
  "harmsme",
  "noose",
  "notanother",
  "mundane",
  "innerpain",
  "stopwish",
  // Eating too little for an occasion.
  "crashdiet",
  "thinner",
  "dieting",
  "otherweight",
  "longfast",
  "slimfor",
  "devout",
  // Pills.
  "tookmuch",
  "pills",
  "toomany",
  "vitamins",
  "tookpast",
  // Done to somebody, and by whom.
  "abuseword",
  "secretgame",
  "oddtouch",
  "wokeblank",
  "undone",
  "knowsplace",
  "keepstexting",
  "intrudes",
  "notbelieved",
  "oddtale",
  // A minor in trouble.
  "teentrouble",
  "onlineadult",
  "lovesme",
  "leavebehind",
  "pranking",
  "filming",
  "tantrum",
  // What somebody lives with.
  "gonequiet",
  "nap",
  "abstain",
  "mocktail",
  "foreclosed",
  "wontmakeit",
  "toevent",
  "notbio",
  "lostpart",
  "bornearly",
  "emptycrib",
  "forgetsme",
  "fitness",
] as const;

/** Told by numbers: a minor who writes, or one too young for an account, too much weight in too little time, too little food, a lot of
 * something that is counted. */
export const NUMBER_CLASSES = ["imteen", "imchild", "rateloss", "lowkcal", "manymore"] as const;
