import type { Mail } from './contents.ts';

const minute = 60;
const hour = 60 * minute;

/** Seconds from one try to the next; after the last one the mail is given up. */
const waits = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour];
/** A recipient nobody knows may be the slip of a server, but seldom three times. */
const triesOfRefused = 3;

/** Why a mail could not be sent: short, without addresses, codes or anything else of the mail. */
export interface MailFailure {
  reason: string;
  /** The server refused the recipient for good. */
  isRefused: boolean;
}

/** Not tried: the address has had enough for today, and nobody has confirmed it (database/doctor-queries.ts counts these apart). */
export const withheld: MailFailure = {
  reason: 'enough mails today, and nobody has confirmed the address',
  isRefused: false,
};

/** Seconds until the mail is tried again after its `tries`th try failed; null: given up. */
export function secondsToNextTry(
  mail: Mail,
  tries: number,
  ageSeconds: number,
  failure: MailFailure,
): number | null {
  if (failure.isRefused && tries >= triesOfRefused) return null;
  const wait = waits[tries - 1] ?? null;
  return wait === null || ageSeconds + wait >= lifetime(mail) ? null : wait;
}

/** Whether what the mail tells is over. */
export const isStale = (mail: Mail, ageSeconds: number): boolean => ageSeconds >= lifetime(mail);

const lifetime = (mail: Mail): number =>
  mail.kind === 'oneTimeCode' ? mail.content.minutes * minute : Number.POSITIVE_INFINITY;
