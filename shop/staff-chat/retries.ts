import type { MailFailure } from '#shop/mail/mail.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** Seconds between attempts. The last delay repeats. */
const retryDelays = [minute, 5 * minute, 15 * minute] as const;
/** How often a refused message is retried. One that Telegram can't read must not hold up later ones. */
const triesOfRefused = 3;

export type ChatFailure = MailFailure;

/**
 * Returns the seconds until the next attempt for a notice, or null if it has failed: after a day, or when refused three
 * times. Too many requests are not an attempt.
 */
export function secondsToNextMessage(tries: number, ageSeconds: number, failure: ChatFailure): number | null {
  const wait = failure.retryAfter ?? retryDelays[tries - 1] ?? retryDelays[2];
  if (ageSeconds + wait >= day || (failure.isRefused && tries >= triesOfRefused)) return null;
  return Math.min(Math.max(wait, 1), hour);
}
