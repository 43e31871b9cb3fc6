import * as z from "zod/mini";

/** Variables and secrets, as an owner would set them. */
export const Settings = z.partial(
  z.object({
    OPENAI_API_KEY: z.string(),
    OPENAI_BASE_URL: z.string(),
    OPENAI_MODEL: z.string(),
    LOCAL_MODEL_SERVER: z.string(),
    YOUTUBE_API_KEY: z.string(),
    GOOGLE_CLIENT_ID: z.string(),
    GOOGLE_CLIENT_SECRET: z.string(),
    CONTACT_EMAIL: z.string(),
    SCHEDULER_DURABILITY: z.string(),
    AI_DAILY_BUDGET: z.string(),
    AI_DAILY_TOKENS: z.string(),
    AI_DAILY_SHARE: z.string(),
    YOUTUBE_DAILY_UNITS: z.string(),
    NEW_QUEUES_DAILY: z.string(),
    NEW_QUEUES_PER_ADDRESS: z.string(),
    KV_DAILY_WRITES: z.string(),
    PUBLIC_SOURCES: z.string(),
    UPSTREAM_BASE_URL: z.string(),
  }),
);
export type Settings = z.infer<typeof Settings>;

/** Carries {@link Settings} as JSON. */
export const SETTINGS_HEADER = "X-Test-Settings";
