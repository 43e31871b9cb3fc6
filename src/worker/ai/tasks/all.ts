import type { TaskName } from "#shared/contracts/assistant.ts";
import type { Task } from "../task.ts";
import { general } from "./general.ts";
import { videoIdea } from "./video-idea.ts";
import { videoIdeas } from "./video-ideas.ts";

const TASKS: Record<TaskName, Task> = {
  general,
  video_ideas: videoIdeas,
  video_idea: videoIdea,
};

export function taskNamed(name: TaskName): Task {
  return TASKS[name];
}
