import { AROUND_FRAMES } from "./around-frames.ts";
import { DANGER_FRAMES } from "./danger-frames.ts";
import { FAREWELL_FRAMES } from "./farewell-frames.ts";
import {
  AT_HOME,
  CHILD,
  FAMILY,
  type Frame,
  inOrder,
  KIN,
  ME,
  OTHERS,
  own,
  said,
  TARGET,
  THEY,
} from "./frame.ts";
import { TENDER_FRAMES } from "./tender-frames.ts";

/** The same in every language; only the words of the classes differ. */
export const FRAMES: readonly Frame[] = [
  ...DANGER_FRAMES,
  ...TENDER_FRAMES,
  ...AROUND_FRAMES,
  ...FAREWELL_FRAMES,

  // Followed, watched, found.
  own("stalked", [["stranger", "ex", "known"], ["pursue"], ["place"], ME, ["again", "fear"]], ["play"]),
  own("stalked", [["stranger", "ex", "known"], ["pursue"], ["myhome"], ["again", "fear"]], ["play"]),
  own("stalked", [["stranger", "ex"], ["lurk"], ["myhome"]], ["play"]),
  own("stalked", [["they"], ["pursue"], ["place", "myhome"], ["fear"]], ["play"]),
  own("stalked", [["stranger", "ex"], ["tail"], ["place", "myhome"]], ["play"]),
  own("stalked", [[...THEY, "known"], ["send"], ["picture"], ["myhome"]]),
  own("stalked", [["stranger", "ex"], ["know"], ["whereabouts"]], ["play"]),
  own("stalked", [["stranger", "ex"], ["pursue", "tail"], ME, ["fear"]], ["play"]),

  // Somebody grown who comes near a child.
  own("groomed", [OTHERS, ["ask", "send"], ["picture", "nude", "meet"], CHILD], ["how", "posed", "play"]),

  // Pictures against somebody's will.
  own(
    "leaked",
    [["nude"], ME, ["spread", "send"], [...OTHERS, "partner", "friend"]],
    ["play", "theirs", "iexpose"],
  ),
  own("leaked", [["nude"], ME, ["fakeprofile", "porn"]]),
  own("leaked", [["picture"], ["my"], ["porn"]], ["play"]),

  // Violence, confinement and control by somebody close.
  own("abuse", [AT_HOME, ["hit"], ["me", "kid"]], ["play", "past"]),
  own("trauma", [AT_HOME, ["hit", "rough", "lockin"], ["past"], ME], ["play"]),
  said(
    "abuse",
    [[...AT_HOME, "known"], ["hit"], ["them", "relative", "friend", "parent"]],
    ["play", "otherwise"],
  ),
  own("abuse", [[...AT_HOME, "they"], ["rough"], ["hard"], [...ME, "them"]], ["play", "past"]),
  own("abuse", [AT_HOME, ["rough", "smash"], ["rage", "fear"], ["me", "my"]], ["play"]),
  own("abuse", [AT_HOME, ["lockin"], ["i", "me", "my", "them"]], ["play", "past"]),
  own("abuse", [AT_HOME, ["lock"], ["room"], ["me"]], ["play"]),
  own("abuse", [["partner", "ex", "known", "they"], ["let"], ["not"], ["out"], ["me"]], ["play"]),
  own("abuse", [["partner", "ex"], ["smash"], ["myphone", "means"], ["out", "not", "again", "fear", "rage"]]),
  own(
    "abuse",
    [["partner", "ex", "known", "parent"], ["takes"], ["means"], ["my", "me"]],
    ["play", "forfun"],
  ),
  own("abuse", [["partner", "ex"], ["spy"], ["myphone"]], ["play", "forfun"]),
  own("abuse", [["parent", "they", "relative"], ["force"], ["marry"], ["me", "kid", "relative"]]),

  // Touched, or not asked.
  own("sexual", [[...OTHERS, "parent", "relative", "partner"], ["grope"], ["private"], ME], ["play"]),
  own("sexual", [["they", "ex", "partner", "stranger"], ["goeson"], ["refused"]], ["play"]),
  own("sexual", [["they", "ex", "partner", "stranger"], ["ontop"], ["asleep"]], ["play", "pet"]),
  own("sexual", [["they", "ex", "partner", "stranger"], ["grope"], ["asleep"], ["me"]], ["play", "pet"]),
  own("sexual", [[...OTHERS, "parent", "relative", "partner"], ["molest"], ME], ["play"]),
  inOrder("sexual", [FAMILY, ["touchme"]], ["touchsoft"]),
  own("sexual", [["elder"], ["comesin"], ["night"]], ["kindnight"]),

  // Not wanting to be here.
  own("suicide", [["better"], ["gone"]], ["play"]),
  own("suicide", [["sleep"], ["neverwake"]]),
  own("suicide", [[...KIN, "they", "stranger"], ["goodbye"], ["noanswer"]]),
  own("suicide", [["endit"], ["soon", "farewell"]], ["endwith"]),
  own("suicide", [["endlife"]]),
  own("suicide", [["imalive"], ["not"], ["soon"]]),
  own("suicide", [["not"], ["reason"], ["liveon"]]),
  own("suicide", [["lastday"], ["farewell"]], ["lastof"]),
  own("suicide", [["leaveworld"]]),
  own("self-harm", [["cut"], ["body"], ["purpose"]], ["play"]),
  own("eating", [["noteat"], ["days"], ["thin"]]),

  // Told to die.
  own("hounded", [["killself"]], ["not", "never", "play"]),
  own("hounded", [["dieweak"], ["insult", "comment"]], ["not", "never", "play"]),

  // Swallowed, breathed in, mixed.
  own("poisoned", [["pet"], ["swallow"], ["toxin", "foodtoxin", "chem"]], ["how"]),
  own("poisoned", [
    ["kid", "me", "i", "relative", "parent", "they", "stranger", "partner"],
    ["swallow"],
    ["toxin", "chem"],
  ]),
  own("poisoned", [["chem"], ["chem", "acid"], ["mix"]], ["never"]),

  // Nowhere to be found.
  own("missing", [["search"], KIN, ["disaster", "vanished"]], ["play"]),
  own("missing", [["search"], KIN, ["days"], ["my"]], ["play", "how"]),
  own("missing", [["vanished"], KIN, ["my"]], ["play"]),

  // A child's body.
  own("child-body", [["bodygoal"], CHILD], ["pet", "play"]),

  // A whole group put down.
  said("hate", [["group"], ["not"], ["belong"]], ["rebut"]),
  said("hate", [["group"], ["rob"]], ["rebut", "not"]),
  said("hate", [["group"], ["shouldgo"]], ["rebut"]),

  // To hurt somebody.
  said("violence", [["will", "how"], ["suffer"], TARGET], ["play", "me", "against"]),
  said("stalking", [["spy"], ["theirphone"]], ["play"]),
  said("stalking", [["spy"], ["partner", "ex"], ["secret"]], ["play"]),
  said("stalking", [["how", "will"], ["find"], ["blockedme"], ["lives"]], ["play"]),
  said("stalking", [["how", "will"], ["find", "spy"], ["blockedme"], ["secret"]], ["play"]),
  said("minors", [["getsend"], CHILD, ["picture", "nude", "dm"]], ["against", "ownkid", "posed"]),
  said("minors", [["scare"], CHILD, ["cries"]], ["against", "laugh"]),
  said("minors", [["makecry"], CHILD, ["trend"]], ["against", "laugh"]),
  said("weapons", [["breakin"], ["theirdoor"]], ["play", "against"]),
  said("dares", [["breath"], ["trend", "span"]], ["rebut"]),
  said("weapons", [["make"], ["explosive"]], ["play"]),

  // What somebody lives with.
  own("stillbirth", [["stillborn"]]),
  own("pregnancy", [["lost"], ["baby"], ["weeks"]]),
  own("grief", [KIN, ["died"], ["my", "i"]], ["play"]),
  own("grief", [["without"], KIN, ["my"], ["days", "feast"]]),
  own("illness", [["found"], ["tumour"]]),
  own("hardship", [["known", "place"], ["fired"], ME]),
  own("hardship", [["i"], ["sleepin"]]),
  own("bullying", [["crowd", "school"], ["mock"], ["me", "kid", "relative"]], ["play"]),
];
