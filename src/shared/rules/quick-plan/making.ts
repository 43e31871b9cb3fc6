import { genericSubjects, type NicheContent } from "./content.ts";

/** Niches about making and performing. */
export const MAKING = {
  Music: {
    subjects: genericSubjects({
      field: "music",
      newcomers: "people with a first instrument",
      mistake: "practicing everything at full speed",
      belief: "you need talent to sing in tune",
      questions: [
        "What is left of a song without its drums?",
        "How do you practice with fifteen minutes a day?",
      ],
      projects: ["a song written in one day", "a cover with only my voice"],
      show: "the mix with one track at a time",
    }),
    tips: [
      "Let music sound within the first seconds, before anybody explains it.",
      "Record sound apart from the camera and line it up at a clap. Viewers forgive a soft picture, not a thin tone.",
      "Show hands close and in full, at half speed for the hard bar.",
      "Check the rights before a cover or a sample: a claim may take the earnings, or the video.",
    ],
  },
  Comedy: {
    subjects: genericSubjects({
      field: "comedy",
      newcomers: "people before a first open mic",
      mistake: "explaining the joke",
      belief: "funny people are born funny",
      questions: ["At which word does a joke turn?", "When should a comedian drop a bit?"],
      projects: ["one joke, rewritten five times", "a sketch with a single prop"],
      show: "the page with the crossed-out lines",
    }),
    tips: [
      "Cut straight to the situation. The audience needs who, where and what is odd, nothing more.",
      "End on the laugh: no fade, no outro, no thanks for watching.",
      "Repeat a character rather than a punchline. People come back for someone they know.",
      "Read it to one person who doesn't know it. Where they look away, cut.",
      "Write the subtitles yourself, and never show the punchline before it is said.",
    ],
  },
  "DIY & Crafts": {
    subjects: genericSubjects({
      field: "making things",
      newcomers: "people with a first toolbox",
      mistake: "measuring once",
      belief: "you need a workshop to build something",
      questions: ["Which tool would you buy first?", "Glue or screws for a shelf?"],
      projects: ["a shelf from scrap wood", "a repair I had put off"],
      show: "the joint before the glue",
    }),
    tips: [
      "Show the finished piece in use first, then the first cut.",
      "Film hands from above, with the whole tool in frame, and slow down at the one hard step.",
      "List materials, sizes and tools in the description before people ask.",
      "Wear the goggles and the mask on camera. Viewers copy what they see.",
    ],
  },
  "Home Decor": {
    subjects: genericSubjects({
      field: "decorating",
      newcomers: "renters with bare walls",
      mistake: "buying the sofa before measuring the door",
      belief: "small rooms need small furniture",
      questions: ["Where should the lamp in a small room go?", "Which wall should get the color?"],
      projects: ["a rented room without drilling", "a corner rebuilt in one weekend"],
      show: "the same room at noon and at night",
    }),
    tips: [
      "Keep one camera spot from first to last, so that the change can be seen at a glance.",
      "Film by daylight with lamps off, then once at night with lamps on.",
      "Name sizes, paint and shops in the description, with what you'd choose for less.",
      "Leave the mess in one shot. A lived-in room is more use than a showroom.",
    ],
  },
  Gardening: {
    subjects: genericSubjects({
      field: "gardening",
      newcomers: "people with a first balcony",
      mistake: "watering by the calendar",
      belief: "some people have a green thumb",
      questions: ["Why do leaves turn yellow?", "What can still be sown now?"],
      projects: ["a tomato plant, week by week", "a balcony bed from seed to plate"],
      show: "the roots of a plant that failed",
    }),
    tips: [
      "Say your climate or region and the month in the first sentence: advice is only right somewhere.",
      "Film the same plant from the same spot every week. The series makes itself.",
      "Show diseased leaves sharp and close. That picture is what people search for.",
      "Plan a season ahead: sowing is watched before it is due, not after.",
    ],
  },
  Photography: {
    subjects: genericSubjects({
      field: "photography",
      newcomers: "people with a first camera",
      mistake: "buying a lens instead of looking for light",
      belief: "more megapixels mean better photos",
      questions: ["Which lens would you keep if you could keep one?", "When is a photo edited too much?"],
      projects: ["a portrait by one window", "a walk with one lens"],
      show: "the contact sheet with the rejects",
    }),
    tips: [
      "Show the photo first, then how it came about. The result is the hook.",
      "Show the frames before the good one: choosing is a skill of its own.",
      "Put the settings on screen, together with why, since numbers alone don't travel to other light.",
      "Ask people in recognizable portraits before you publish them.",
    ],
  },
  Videography: {
    subjects: genericSubjects({
      field: "filmmaking",
      newcomers: "people filming with a phone",
      mistake: "moving the camera in every shot",
      belief: "you need an expensive camera",
      questions: ["What makes a cut invisible?", "Which light would you set first?"],
      projects: ["a scene in five shots", "a short film in one room"],
      show: "the timeline of a finished video",
    }),
    tips: [
      "Show the same shot with and without the technique, side by side, before you explain it.",
      "Treat sound as half of the lesson: a clip with a bad microphone and a good one convinces at once.",
      "Open the timeline and zoom in on three cuts instead of scrolling through all.",
      "Say what it can be done with for free. Half of the audience films with a phone.",
    ],
  },
  "Art & Design": {
    subjects: genericSubjects({
      field: "art",
      newcomers: "people with a first sketchbook",
      mistake: "erasing every line",
      belief: "you can't learn to draw",
      questions: ["When is a picture finished?", "How do you find a style of your own?"],
      projects: ["a drawing with a single pen", "a poster with two colors"],
      show: "the sketch under the painting",
    }),
    tips: [
      "Fix the camera above the paper, keep your head out of the light, and never move it between takes.",
      "Speed up the long stretches, and return to real time at each decision.",
      "Say aloud what you don't like yet. The correction is the lesson.",
      "Credit every reference, and keep the file that shows your process: it proves whose work it is.",
    ],
  },
  Dance: {
    subjects: genericSubjects({
      field: "dance",
      newcomers: "people with two left feet",
      mistake: "learning the arms first",
      belief: "you can be too old to start",
      questions: ["Where in the body does a turn begin?", "How do you remember a whole routine?"],
      projects: ["eight counts, learned in one evening", "a routine in a small kitchen"],
      show: "the footwork without the music",
    }),
    tips: [
      "Keep feet and head in frame all the time. A cropped foot makes a tutorial useless.",
      "Teach from behind or mirrored, and say which of the two at the start.",
      "Count aloud slowly, then once at full speed without words.",
      "Credit choreography and music on screen, and check that the song may be used where you post.",
    ],
  },
} as const satisfies Record<string, NicheContent>;
