import { ASSIST_LIMITS, type TaskName } from "#shared/contracts/assistant.ts";
import { IDEA_LIMITS } from "#shared/contracts/ideas.ts";
import { DESCRIPTION, type Field, field, NICHE, NICHE_TOO, PLATFORM, TAGS, TITLE } from "./fields.ts";
import { HELPERS } from "./helpers.ts";

/** A task of the select: what it is called and what it asks for. */
export interface AssistantTask {
  readonly id: TaskName;
  readonly label: string;
  /** What comes back, in a sentence. */
  readonly about: string;
  /** What the task is about; nothing is asked without it. */
  readonly main: Field;
  readonly more: readonly Field[];
  /** True where what is known of the creator's channel makes a better answer. */
  readonly usesChannel?: true;
}

/** Sent as plain text rather than as an object of fields. */
export const FREE: AssistantTask = {
  id: "general",
  label: "Ask Anything",
  about: "Growth, editing, money, the platforms: ask in your own words.",
  main: {
    name: "question",
    label: "Your question",
    max: ASSIST_LIMITS.input,
    rows: 4,
    placeholder: "Why do viewers leave my Shorts after five seconds?",
  },
  more: [],
};

/** The four tasks of spec §1, in its order. */
export const MAIN_TASKS: readonly AssistantTask[] = [
  {
    id: "video_idea",
    label: "Video Idea Generator",
    about: "One idea worked out: titles, hook, beats, what to show and one thing to test.",
    main: {
      name: "topic",
      label: "What the video is about",
      max: IDEA_LIMITS.topic,
      rows: 3,
      placeholder: "Repairing old mechanical watches",
    },
    more: [PLATFORM],
    usesChannel: true,
  },
  {
    id: "monetize",
    label: "Monetization Insights",
    about: "Ways to earn that fit your niche and size, with what each takes.",
    main: NICHE,
    more: [
      PLATFORM,
      field("audienceSize", { label: "Audience size", placeholder: "2,400 subscribers" }),
      field("country", { label: "Where most viewers live", placeholder: "Germany" }),
      field("question", {
        label: "What you want to know",
        rows: 3,
        placeholder: "Is it too early to ask for sponsors?",
      }),
    ],
  },
  {
    id: "optimize_video",
    label: "Video Optimizer",
    about: "What to change in a video's title, description, tags and opening.",
    main: TITLE,
    more: [
      DESCRIPTION,
      TAGS,
      NICHE_TOO,
      field("transcript", {
        label: "Transcript",
        rows: 4,
        hint: "Helps with the opening and the pace. Time stamps are welcome.",
      }),
    ],
  },
  FREE,
];

/** The other prompt helpers of spec §7. */
export const MORE_TASKS: readonly AssistantTask[] = HELPERS;

const TASKS = [...MAIN_TASKS, ...MORE_TASKS];

/** The task of a name on the wire; undefined where the assistant has none of it. */
export function taskOf(id: string | null): AssistantTask | undefined {
  return TASKS.find((task) => task.id === id);
}

/** All that a task asks for, the main thing first. */
export function fieldsOf(task: AssistantTask): readonly Field[] {
  return [task.main, ...task.more];
}
