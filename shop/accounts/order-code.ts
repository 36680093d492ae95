import { randomBytes } from 'node:crypto';
import { isE164 } from '#contract/forms/e164.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { requestToken } from './one-time-code.ts';
import type { PhoneLimits, ResetLimits } from './reset-limits.ts';
import { useCodeOfNumber } from './reset-queries.ts';
import { sendCode } from './send-code.ts';
import { tryCode } from './try-code.ts';

export interface CodeRequest {
  secret: Secret;
  /** The order that the code opens, by its number as entered. */
  number: string;
  /** Where the code is sent: the email address or number of the order. Null if there is no such order. */
  to: string | null;
  /** The client's IP address. */
  address: string;
  limits: ResetLimits;
}

const nowhere = (number: string) =>
  `${number.toLowerCase().replaceAll(/[^a-z\d]/gu, '') || 'order'}@order.invalid`;

/**
 * Sends a code that opens only one order. A request for an order that doesn't exist, or beyond a limit,
 * takes the same work and gets the same answer: a token that proves who requested the code.
 */
export async function sendOrderCode(
  db: Database,
  {
    number,
    to,
    language,
    phoneLimits,
    ...request
  }: CodeRequest & { language: LanguageCode; phoneLimits: PhoneLimits },
): Promise<string> {
  const email = to ?? nowhere(number);
  const sent = await sendCode(db, {
    ...request,
    email,
    language,
    deviceToken: null,
    inBrowser: false,
    subject: `order ${number} ${email}`,
    isKnown: to !== null,
    ...(isE164(email) && { phoneLimits }),
  });
  return sent?.token ?? requestToken(request.secret, email, randomBytes(32));
}

/** Uses a code for an order. Returns whether it is right and was sent, or that there were too many attempts. */
export async function checkOrderCode(
  db: Database,
  { number, to, ...request }: CodeRequest & { code: string; token: string },
): Promise<boolean | 'limited'> {
  const email = to ?? nowhere(number);
  const subject = `order ${number} ${email}`;
  const found = await tryCode(db, { ...request, email, subject, deviceToken: null, inBrowser: false });
  if (found === 'limited') return found;
  return typeof found === 'object' && to !== null && useCodeOfNumber(db, found.codeId);
}
