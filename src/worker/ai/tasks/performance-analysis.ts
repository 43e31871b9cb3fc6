import { PerformanceAnalysisRequest } from "#shared/contracts/helpers.ts";
import { analyzePerformance } from "../built-in/helpers/performance-analysis.ts";
import { defineHelper } from "./helper.ts";

export const performanceAnalysis = defineHelper({
  name: "performance_analysis",
  input: PerformanceAnalysisRequest,
  instructions: `Analyze only the numbers that are given: how many rows, middle values, best and weakest by name, ratios that can be calculated, what the best have in common. Say how little so few rows prove. End with two things to test. If there are no numbers, say what to paste. At most 450 words.`,
  ask: "What do my numbers say?",
  brief: (request) => [
    ["Niche", request.niche],
    ["Data", request.data],
  ],
  builtIn: analyzePerformance,
});
