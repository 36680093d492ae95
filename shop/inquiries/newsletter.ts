import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import { inTransaction } from '#shop/transaction.ts';
import { endSubscription, startSubscription, subscriberLanguage } from './queries.ts';

/** Repeated subscribing and unsubscribing must not fill a stranger's mailbox. */
const maxEmailsPerDay = 3;

/**
 * Subscribes an email address, and sends it instructions to unsubscribe. If it is already subscribed, nothing
 * changes, and no email is sent.
 */
export async function subscribe(
  db: Database,
  { secret, email, language }: { secret: Buffer; email: string; language: LanguageCode },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const id = await startSubscription(trx, email, language);
    // Only the request that subscribes counts, so that simultaneous ones don't use up the limit.
    if (id !== null && (await mayMail(trx, email))) {
      const content = { unsubscribePath: `/newsletter/unsubscribe/${signLink(secret, 'unsubscribe', [id])}` };
      await queueMail(trx, { kind: 'newsletterConfirmation', to: email, language, content });
    }
    return { keep: true, outcome: undefined };
  });
}

const mayMail = (trx: Database, email: string): Promise<boolean> =>
  consumeRateLimit(trx, rateLimitKey('newsletter', email), maxEmailsPerDay, rateWindows.day);

/** A subscriber, as identified by a link in an email. */
export interface Subscription {
  id: number;
  language: LanguageCode;
}

/**
 * Returns the subscriber of an unsubscribe link, given its last part, or null if the shop didn't create it.
 */
export async function subscriptionOf(
  db: Database,
  secret: Buffer,
  signed: string,
): Promise<Subscription | null> {
  const [id] = openLink(secret, 'unsubscribe', signed) ?? [];
  if (id === undefined) return null;
  const language = await subscriberLanguage(db, id);
  return language && { id, language };
}

/** Ends a subscription. Idempotent. */
export const unsubscribe = (db: Database, { id }: Subscription): Promise<void> => endSubscription(db, id);
