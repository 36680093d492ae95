const minute = 60;
const hour = 60 * minute;
export const daySeconds = 24 * hour;
/** Seconds between attempts. The last delay repeats. */
const delays = [5, minute, 5 * minute, 20 * minute, hour, 2 * hour, 4 * hour, 8 * hour] as const;
/** Delays differ by up to this share, so that events that failed together don't return together. */
const jitter = 0.2;

/**
 * Returns the seconds until the next attempt, or null if the delivery has failed: the day is over.
 * @param tries the attempts so far
 * @param ageSeconds the time since the event
 * @param random between 0 and 1
 */
export function secondsToNextAttempt(
  tries: number,
  ageSeconds: number,
  { retryAfter = 0, random = Math.random() }: { retryAfter?: number; random?: number } = {},
): number | null {
  const delay = (delays[tries - 1] ?? delays[7]) * (1 + jitter * (2 * random - 1));
  const wait = Math.max(delay, Math.min(retryAfter, hour));
  return ageSeconds + wait >= daySeconds ? null : wait;
}
