import { emailFailure } from '#rules/email-failure.ts';
import type { Mail } from './contents.ts';

const minute = 60;
const hour = 60 * minute;

/** Seconds between attempts. After the last attempt the email has failed. */
const retryDelays = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour];
/**
 * How often a rejected recipient is retried. The rejection may be a server's mistake, but rarely three times.
 */
const triesOfRefused = 3;

/** Why an email couldn't be sent, in short, without addresses, codes or any content of the email. */
export interface MailFailure {
  reason: string;
  /** Whether the server rejected the recipient permanently. */
  isRefused: boolean;
  /** The seconds that the service asks us to wait. */
  retryAfter?: number;
}

/**
 * The email was not attempted, because the address isn't confirmed and reached its limit for today
 * (database/doctor-queries.ts counts these separately).
 */
export const emailOnHold: MailFailure = {
  reason: 'daily limit of an unconfirmed address reached',
  isRefused: false,
};

/** Returns the seconds until the next attempt after attempt `tries` failed, or null if the email has failed. */
export function secondsToNextTry(
  mail: Mail,
  tries: number,
  ageSeconds: number,
  failure: MailFailure,
): number | null {
  // Staff who test see the reason, mend it and test again.
  if (mail.kind === 'testMail' && emailFailure(failure.reason) !== null) return null;
  if (failure.isRefused && tries >= triesOfRefused) return null;
  if (failure.retryAfter !== undefined)
    return ageSeconds < 2 * 24 * hour ? Math.max(1, failure.retryAfter) : null;
  const wait = retryDelays[tries - 1] ?? null;
  return wait === null || ageSeconds + wait >= lifetime(mail) ? null : wait;
}

export const isStale = (mail: Mail, ageSeconds: number): boolean => ageSeconds >= lifetime(mail);

const lifetime = (mail: Mail): number =>
  mail.kind === 'oneTimeCode' ? mail.content.minutes * minute : Number.POSITIVE_INFINITY;
