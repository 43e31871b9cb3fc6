import { about, AT_HOME, CHILD, FAMILY, type Frame, inOrder, KIN, OTHERS, own, said } from "./frame.ts";

/** Whoever may be meant by somebody who worries about another person. */
const SOMEBODY = [...KIN, "stranger", "they", "known", "minor", "ex", "followed"] as const;
/** Whoever is worried about from outside their home. */
const OUTSIDE = ["friend", "relative", "stranger", "known", "kid", "minor", "followed", "them"] as const;

/** Danger that is somebody else's, and what is told around a danger or a loss without its name. */
export const AROUND_FRAMES: readonly Frame[] = [
  // Somebody else's danger.
  about("other", own("suicide", [SOMEBODY, ["wishdeath"]], ["breakup", "otherwise", "ifleave"])),
  about("other", own("self-harm", [SOMEBODY, ["harmsself"]], ["play", "otherwise"])),
  about("other", own("eating", [SOMEBODY, ["wonteat"]], ["play", "otherwise", "pet", "sickly"])),
  about("other", own("abuse", [OUTSIDE, ["ishurt"]], ["play", "otherwise", "me", "past"])),
  about("other", own("suicide", [SOMEBODY, ["saidbye"], ["keepsake"]], ["leavetaking", "play"])),
  about("other", own("self-harm", [["blade"], ["hiddenin"]], ["play", "grooming"])),
  about(
    "other",
    own("sexual", [OUTSIDE, ["touchesthem"], [...FAMILY, "known"]], ["play", "touchsoft", "pet"]),
  ),

  about("other", own("suicide", [SOMEBODY, ["thinkof"], ["jump"], ["height"]], ["stunt", "play"])),

  about("other", own("suicide", [SOMEBODY, ["goodbye", "saidbye"], ["erased"]], ["play"])),

  // Oneself.
  own("suicide", [["notanother"]], ["mundane", "play", "otherwise"]),
  own("suicide", [["wishgone"]], ["play", "otherwise"]),
  own("suicide", [["cantbear"], ["endsoon"]], ["play"]),
  own("self-harm", [["harmsme"]], ["play", "otherwise"]),
  own("suicide", [["noose"]], ["otherwise", "play"]),
  own("suicide", [["innerpain"], ["stopwish"]], ["play"]),
  inOrder("overdose", [["tookpast"], ["manymore"], ["pills"]], ["vitamins", "play"]),
  own("overdose", [["tookmuch"], ["pills"]], ["vitamins", "play"]),
  own("overdose", [["pills"], ["toomany"]], ["vitamins", "play", "pet"]),
  own("abuse", [["they", "partner", "ex"], ["ifleave"], ["wishdeath"]], ["play"]),
  own("abuse", [["they"], ["spy"], ["myphone"], ["dictate"]], ["play", "parent"]),

  // Eating too little for an occasion.
  said("eating", [["crashdiet"]], ["rebut", "against", "never", "otherweight", "otherwise"]),
  own("eating", [["rateloss"], ["thinner", "dieting"]], ["rebut", "otherweight", "play"]),
  own("eating", [["lowkcal"], ["dieting", "perday", "thinner"]], ["rebut", "otherweight", "play"]),

  own("eating", [["fewaday"], ["onlyate"]], ["rebut", "pet", "play"]),
  said("eating", [["longfast"], ["slimfor"]], ["rebut", "against", "devout"]),

  // Somebody who comes too near.
  own("abuse", [AT_HOME, ["rough"], ["hard"], [...AT_HOME, "relative", "kid"]], ["play", "past"]),
  own("sexual", [[...FAMILY, "known", "they", "partner"], ["intrudes"]], ["play", "pet", "kid"]),
  said("abuse", [[...AT_HOME, "known", "elder"], ["abuseword"]], ["against", "rebut"]),
  inOrder("sexual", [["known"], ["touchme"]], ["touchsoft", "otherwise"]),
  own(
    "sexual",
    [["known"], ["oddtouch"], ["silence", "afraid", "fear", "again", "undress", "oddtouch"]],
    ["play"],
  ),
  own("sexual", [[...FAMILY, "known", "adult"], ["secretgame"], ["me", "them", "kid", "minor", "silence"]]),
  own("abuse", [["they", ...FAMILY, "known"], ["notbelieved"]], ["play", "oddtale"]),
  own("stalked", [["ex"], ["lurk"], ["again", "fear", "days"]], ["play"]),
  own("sexual", [["wokeblank"], ["undone"]], ["play"]),
  own("sexual", [[...AT_HOME, ...FAMILY, "known"], ["forced"], ["barely"]], ["play"]),
  own("stalked", [[...OTHERS, "followed"], ["keepstexting"], ["knowsplace", "whereabouts"]], ["play"]),

  // A minor who writes, in trouble.
  own("groomed", [["imteen"], ["onlineadult", "adult"], ["lovesme", "meet", "picture"]], ["play"]),
  about("minor", own("child-writes", [["imteen"], ["teentrouble"]], ["play"])),
  own("child-writes", [["imchild"]], ["past"]),
  own("child-filmed", [["leavebehind"], CHILD], ["against", "pet"]),
  own("child-filmed", [["pranking"], CHILD, ["my"]], ["against", "pet"]),
  own("child-filmed", [["filming"], CHILD, ["tantrum"]], ["against"]),

  // What somebody lives with.
  own("grief", [["relative", "parent", "friend", "partner"], ["gonequiet"]], ["nap", "otherwise"]),
  own("pet", [["pet"], ["wontmakeit"]], ["play", "toevent"]),
  own("dying", [["relative", "parent", "friend", "partner"], ["wontmakeit"]], ["play", "toevent"]),
  own("recovery", [["abstain"], ["days"]], ["mocktail", "play"]),
  own("hardship", [["foreclosed"]], ["play", "how", "otherwise"]),
  own("identity", [["notbio"]], ["play", "pet"]),
  own("illness", [["lostpart"]], ["play", "fitness"]),
  own("stillbirth", [["emptycrib"]], ["play"]),
  own("caring", [[...FAMILY, "partner"], ["forgetsme"]], ["play", "fitness"]),
  own("illness", [["bornearly"]], ["play", "pet", "fitness"]),
];
