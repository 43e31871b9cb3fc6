import type { ChildTexts } from "../../texts.ts";

/** What is said first and what to do where a child is concerned, in English. */
export const CHILD: ChildTexts = {
  inTrouble: {
    heading: "First: you aren't alone with this",
    lead: "You aren't in trouble for telling me this, and it isn't your fault. You don't have to sort it out alone, and nothing has to be filmed.",
    steps: [
      [
        "If you are in danger or in pain now, call your local emergency number",
        "Strong pain, bleeding, no place to sleep tonight or somebody who hurts you are reasons enough.",
      ],
      [
        "Tell one grown-up today",
        "A parent, or if that isn't safe, an aunt, a teacher, a school nurse, a friend's mother. Four words are enough: I need your help.",
      ],
      [
        "Find a line for young people: childhelplineinternational.org",
        "https://childhelplineinternational.org lists free lines by country. You can call or chat without your name.",
      ],
      [
        "If it is too hard to say, write it down",
        "Three sentences on a note or in a message. Show them, and let them ask.",
      ],
      [
        "About your body, a doctor, a clinic or a school nurse tells you for certain",
        "They see young people with this every week. You may take somebody along, and ask first what stays between you.",
      ],
      [
        "If you may be pregnant, do a test and see a doctor soon",
        "Soon means more choices and more help. The choice is yours to talk through with somebody you trust.",
      ],
      [
        "If you can't go home, don't stay outside alone",
        "A friend's family, a relative, a youth shelter or the police. A helpline finds a bed for tonight.",
      ],
      [
        "If somebody older wants pictures, meetings or secrets, that is theirs to answer for",
        "Send nothing more, don't meet, keep the chat and show it to a grown-up.",
      ],
      [
        "Keep it off the internet for now",
        "No name, no story, no picture. Strangers who write to comfort you aren't always who they say.",
      ],
      [
        "Come back when somebody knows",
        "It gets lighter once one person knows. Whatever you want to make can wait.",
      ],
    ],
  },
  lead: {
    "child-body":
      "A body at this age is still growing, so I won't give it a diet, a weight or a look to reach.",
    "child-writes":
      "Great that you want to make videos. Before anything else, ask a parent or guardian: YouTube, TikTok and Instagram want you to be 13 or older for an account of your own, in some countries older, and until then a grown-up has to run it with you.",
    "child-filmed":
      "A child can't agree to what stays on the internet, so their privacy comes before the video.",
  },
  steps: {
    "child-body": [
      [
        "Ask a doctor before food or training changes",
        "A doctor for children knows what this body needs while it grows.",
      ],
      [
        "No diets, no fasting, no counting",
        "Growing takes food. Too little of it can harm bones, hormones and mood for years.",
      ],
      [
        "No supplements, boosters or pills",
        "Nothing that is sold for muscles or for losing weight was made for children.",
      ],
      [
        "Visible muscles are mostly genes, light and filters",
        "Who doesn't see any isn't doing anything wrong.",
      ],
      [
        "Move for what the body can do",
        "Running, climbing, ball games, swimming, dancing, with a coach who knows children.",
      ],
      [
        "Film skills, never bodies",
        "A trick, a distance, a team: no bare skin, no mirror, no before and after, no weight.",
      ],
      [
        "Mute accounts that compare bodies",
        "Feeds learn within days. What is seen there is chosen, posed and edited.",
      ],
      ["If somebody teases, tell a grown-up", "The teasing has to change, not the body."],
      [
        "If meals become a fight or a secret, get help early",
        "From a doctor, or by https://findahelpline.com. It is easier early, at any weight.",
      ],
      [
        "Parents: eat together, and no remarks about bodies",
        "Not about your own either. Children hear both.",
      ],
    ],
    "child-writes": [
      ["Ask a parent or guardian first", "Show them this page, and choose together what may be filmed."],
      [
        "Know the age rule: 13",
        "Younger than that, an account of your own isn't allowed. Don't enter another age.",
      ],
      ["No name, no school, no address", "Leave out your face, too, if you can; a nickname is enough."],
      [
        "Never meet anybody you know from the internet",
        "And never move to private messages. Tell a grown-up if somebody asks.",
      ],
      ["Film hands and things", "Drawing, building, baking: the camera looks down on the table."],
      ["Let a grown-up read the comments", "Or switch them off. Nobody has to answer strangers."],
      [
        "Never send anybody pictures of yourself",
        "If somebody wants one, that is a reason to tell a grown-up at once.",
      ],
      [
        "Practise without publishing",
        "Make the video for your family first. That is where most people learn it.",
      ],
      ["Stop when it stops being fun", "School, sleep and friends come first."],
      [
        "Ask for help when something feels wrong",
        "A parent, a teacher, or https://childhelplineinternational.org for a line in your country.",
      ],
    ],
    "child-filmed": [
      ["Ask whether the child would want it at fifteen", "If you aren't sure, keep it in the family album."],
      [
        "Never film crying, punishment, bath, swimwear, illness or toilet",
        "Such moments belong to the child, and such videos attract the wrong people.",
      ],
      [
        "No name, school, uniform, street or daily route",
        "Check the background, too, and publish later than it happened.",
      ],
      [
        "Show hands, backs and things instead of the face",
        "A tower of blocks tells the story without the child.",
      ],
      ["Ask the child, and take a no for a no", "Also when they change their mind afterwards: then it goes."],
      [
        "Mark videos for children as made for kids",
        "YouTube requires it (support.google.com/youtube/answer/9528076). It switches off comments, notifications and personalized advertising.",
      ],
      ["Switch off or hold comments", "And look now and then at who follows and saves."],
      ["Don't build income on a child", "Several countries treat it as work, with rules on time and money."],
      [
        "No other people's children without their parents' written consent",
        "That holds for pupils, teams and parties as well.",
      ],
      ["Tell it from your own side", "What you learned as a parent needs no picture of your child."],
    ],
  },
};
