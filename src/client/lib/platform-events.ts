/** The three browser events of spec §4, told on window: whoever shows platforms' numbers reads them anew. */
export const PLATFORM_EVENTS = {
  /** A platform was connected or disconnected. */
  connected: "platformConnected",
  /** Numbers of a platform changed. */
  updated: "metricsUpdated",
  /** YouTube's numbers were fetched. */
  youtube: "youtubeDataFetched",
} as const;

export type PlatformEvent = keyof typeof PLATFORM_EVENTS;

/** Tells of something that happened to a platform. */
export function announce(event: PlatformEvent): void {
  globalThis.dispatchEvent(new Event(PLATFORM_EVENTS[event]));
}

/** Calls back whenever one of the events happens. @returns how to stop. */
export function onPlatformEvent(listener: () => void): () => void {
  const names = Object.values(PLATFORM_EVENTS);
  for (const name of names) globalThis.addEventListener(name, listener);
  return () => {
    for (const name of names) globalThis.removeEventListener(name, listener);
  };
}
