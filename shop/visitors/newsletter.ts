import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { countHit, limitKey, limitSpans } from '#shop/limits/limits.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { purposeKey } from '#shop/purpose-key.ts';
import { inTransaction } from '#shop/transaction.ts';
import { endSubscription, startSubscription, subscriberLanguage } from './queries.ts';

/** Subscribing and unsubscribing over and over must not fill a stranger's mailbox. */
const mostMailsADay = 3;

/** Subscribes an address and mails it how to end that; one that is subscribed already stays so, and gets no mail. */
export async function subscribe(
  db: Database,
  { secret, email, language }: { secret: Buffer; email: string; language: LanguageCode },
): Promise<void> {
  const address = email.trim().normalize('NFKC').toLowerCase();
  await inTransaction(db, async (trx) => {
    const id = await startSubscription(trx, address, language);
    // Counted only by the one that subscribes: of several at once the others must not use its mails up.
    if (id !== null && (await mayMail(trx, address))) {
      const content = { unsubscribePath: `/newsletter/unsubscribe/${sign(secret, id)}` };
      await queueMail(trx, { kind: 'newsletterConfirmation', to: address, language, content });
    }
    return { keep: true, outcome: undefined };
  });
}

const mayMail = (trx: Database, address: string): Promise<boolean> =>
  countHit(trx, limitKey('newsletter', address), mostMailsADay, limitSpans.day);

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
  const id = Number(/^([1-9]\d{0,8})-[\da-f]{32}$/u.exec(signed)?.[1] ?? 0);
  if (id === 0 || !timingSafeEqual(Buffer.from(sign(secret, id)), Buffer.from(signed))) return null;
  const language = await subscriberLanguage(db, id);
  return language && { id, language };
}

/** Ends a subscription; nothing happens when it has ended already. */
export const unsubscribe = (db: Database, { id }: Subscription): Promise<void> => endSubscription(db, id);

const sign = (secret: Buffer, id: number): string =>
  `${id}-${createHmac('sha256', purposeKey(secret, 'unsubscribe')).update(String(id)).digest('hex').slice(0, 32)}`;
