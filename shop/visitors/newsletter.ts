import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { countHit, limitKey, limitSpans } from '#shop/limits/limits.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import { inTransaction } from '#shop/transaction.ts';
import { endSubscription, startSubscription, subscriberLanguage } from './queries.ts';

/** Subscribing and unsubscribing over and over must not fill a stranger's mailbox. */
const mostMailsADay = 3;

/** Subscribes an address and mails it how to end that; one that is subscribed already stays so, and gets no mail. */
export async function subscribe(
  db: Database,
  { secret, email, language }: { secret: Buffer; email: string; language: LanguageCode },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const id = await startSubscription(trx, email, language);
    // Counted only by the one that subscribes: of several at once the others must not use its mails up.
    if (id !== null && (await mayMail(trx, email))) {
      const content = { unsubscribePath: `/newsletter/unsubscribe/${signLink(secret, 'unsubscribe', [id])}` };
      await queueMail(trx, { kind: 'newsletterConfirmation', to: email, language, content });
    }
    return { keep: true, outcome: undefined };
  });
}

const mayMail = (trx: Database, email: string): Promise<boolean> =>
  countHit(trx, limitKey('newsletter', email), mostMailsADay, limitSpans.day);

/** A subscriber, as a link in a mail names them. */
export interface Subscription {
  id: number;
  language: LanguageCode;
}

/** Whose the last part of an unsubscribe link is; null when the shop did not make it. */
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

/** Ends a subscription; nothing happens when it has ended already. */
export const unsubscribe = (db: Database, { id }: Subscription): Promise<void> => endSubscription(db, id);
