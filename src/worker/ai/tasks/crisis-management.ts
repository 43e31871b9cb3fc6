import { CrisisManagementRequest } from "#shared/contracts/helpers.ts";
import { planForCrisis } from "../built-in/helpers/crisis-management.ts";
import { defineHelper } from "./helper.ts";

export const crisisManagement = defineHelper({
  name: "crisis_management",
  input: CrisisManagementRequest,
  instructions: `Help this creator through a crisis. If anybody may be in danger, that comes first. Then steps for the first hour, the first day and the first week, a short holding statement in the creator's voice that claims nothing unknown, what not to do, and when to bring in a lawyer, the platform or the police. You are no lawyer and can't see the accounts. At most 450 words.`,
  ask: "Something went wrong. What should I do?",
  brief: (request) => [
    ["Platform", request.platform],
    ["Situation", request.situation],
  ],
  builtIn: planForCrisis,
});
