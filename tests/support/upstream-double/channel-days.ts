const DAY = 86_400_000;

/** What one day adds. Views rise by one a day and have a week's rhythm. */
export function dayOfChannel(day: string) {
  const number = Date.parse(day) / DAY;
  return {
    day,
    views: (number % 1000) + 10 * (number % 7),
    likes: 10 + (number % 5),
    comments: 2,
    estimatedMinutesWatched: 400,
    subscribersGained: 5,
    subscribersLost: 2,
  };
}
