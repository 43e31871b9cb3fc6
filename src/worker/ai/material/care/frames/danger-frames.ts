import { AT_HOME, CHILD, FAMILY, type Frame, KIN, ME, OTHERS, own, said, THEY } from "./frame.ts";

/** Danger told by the way, in words that name something else: keys, an apple, a date, flowers at a door. */
export const DANGER_FRAMES: readonly Frame[] = [
  // Not wanting to be here.
  own("suicide", [["vanishwish"]], ["getaway", "play"]),
  own("suicide", [["nobodyminds"], ["gone", "mygrave"]], ["play"]),
  own("suicide", [["planned"]], ["event", "play"]),
  own("suicide", [["lethal"], ["athand"], ["i", "me", "my"]], ["harmlessmeans", "play", "how"]),
  own("suicide", [["thinkof"], ["jump"], ["height"]], ["stunt", "play"]),
  own("suicide", [["howmuch"], ["neverwake"]], ["tired", "play"]),
  own("suicide", [[...KIN, "they", "i"], ["giveaway"], ["nolonger", "goodbye"]], ["play"]),
  own("suicide", [["farewellletter"], [...KIN, "they", "stranger", "i", "my"]], ["worldly", "play"]),

  // Held small, and afraid at home.
  own("abuse", [["partner", "ex"], ["dictate"], ["everystep"]], ["play", "forfun"]),
  own("abuse", [["they"], ["dictate"], ["everystep"], ["rage", "fear", "violent"]], ["play", "forfun"]),
  own("abuse", [["they", "partner", "ex"], ["spy"], ["myphone"], ["takes", "forbids"]], ["play"]),
  own("abuse", [["they", "partner", "ex"], ["forbids"], ["contact"]], ["play", "parent", "forfun"]),
  own(
    "abuse",
    [["they", "them", "partner", "ex"], ["needask"], ["out", "contact"]],
    ["play", "parent", "known"],
  ),
  own("abuse", [["they", "partner", "ex"], ["ifleave"], ["threat"]], ["play"]),
  own("abuse", [[...AT_HOME, "elder"], ["violent"], ["me", "my", "i", "afraid"]], ["play", "past"]),
  own("abuse", [["afraid"], [...AT_HOME, "elder"], ["rage", "comeshome"], ["my", "i"]], ["play", "past"]),
  own("abuse", [["partner", "ex"], ["rough"], ["smash"], ["myphone", "means"]], ["play"]),

  // Eating, and hurting oneself.
  own("eating", [["throwup"], ["aftereat", "thin"]], ["sickly", "pet", "play"]),
  own("eating", [["spitfood"]], ["sickly", "pet", "play"]),
  own("eating", [["only"], ["tinyfood"], ["perday"], ["eat"]], ["pet", "play", "sickly"]),
  own("eating", [["onlywater"], ["days", "sinceday"], ["thin", "proud"]], ["pet", "play"]),
  own("eating", [["noteat"], ["sinceday"]], ["foodkind", "pet", "sickly", "play"]),
  own("self-harm", [["blade"], ["relief"]], ["grooming", "play"]),
  own("self-harm", [["scars"], ["cover"], ["body", "parent"]], ["otherscars", "play"]),

  // Pictures against somebody's will.
  own("leaked", [[...OTHERS, "partner", "friend"], ["spread", "send"], ["mypics"], ["orelse"]], ["play"]),
  own("leaked", [["threaten"], ["mypics"], ["everyone", "spread"]], ["play"]),
  own(
    "leaked",
    [["everyone", "crowd"], ["seen", "spread"], ["picture", "nude"], ["isent"]],
    ["play", "iexpose"],
  ),
  own("leaked", [["nude"], ME, ["spreadby"]], ["play", "theirs", "iexpose"]),

  // Somebody who doesn't stop, or comes too near.
  own("stalked", [THEY, ["flood"], [...ME, "place"], ["again", "fear", "send", "gifts"]], ["play"]),
  own("stalked", [["stranger", "ex"], ["gifts"], ["myhome"], ["again", "fear", "flood"]], ["play"]),
  own("sexual", [[...OTHERS, ...FAMILY, "partner", "friend"], ["things"]], ["play"]),
  own("sexual", [[...FAMILY, "known", "adult"], ["silence"], ["touchme", "comesin", "grope"]], ["play"]),

  own("viewer", [CHILD, ["tellsus"], [...FAMILY, "known"], ["touchesthem"]], ["play", "touchsoft", "pet"]),
  own("abuse", [["bruises"], ["cover"], AT_HOME], ["play"]),

  // What nobody is helped with, either.
  own("dares", [["shutin"], CHILD, ["enclosed"], ["prank"]], ["against"]),
  own("dares", [["shutin"], CHILD, ["unwatched"]], ["against", "never"]),
  said("violence", [["torment"], ["peer"]], ["against", "me", "play", "kid"]),
  said("stalking", [["tracker"], ["theirthing"], ["putin"]], ["detect", "play"]),
  said("stalking", [["theirphone"], ["secret"]], ["detect", "play"]),
  said("violence", [["spike"], ["drowse"], ["how", "will", "mix", "make"]], ["against", "play", "pet"]),
  said("drugs", [["seek"], ["drug"]], ["nodrug", "play"]),
  said("drugs", [["seek", "how"], ["rx"], ["nodoctor"]], ["play"]),
  said("weapons", [["explode"], ["mixwhat"]], ["science", "play"]),
  said("weapons", [["firework"], ["make", "mixwhat"], ["damage"]], ["against", "science", "play"]),
  said("exposing", [["iexpose"], ["nude"]], ["against"]),
  said("exposing", [["theiraddress"], ["publicize"]], ["against", "i", "spreadby"]),
  said("deceit", [["feign"], ["ailing", "died"], ["gain"]], ["against", "play"]),
  said(
    "exposing",
    [["undress"], ["ex", "known", "crowd", "friend", "them", "stranger", "kid", "minor"]],
    ["against", "spreadby"],
  ),
  said("minors", [["winover"], CHILD, ["trustme"], ["unseen"]], ["against", "ownkid"]),
  said("dares", [["shutin"], [...CHILD, "relative", "friend"], ["enclosed"], ["span", "trend"]], ["against"]),
];
