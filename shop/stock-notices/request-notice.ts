import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import { inTransaction } from '#shop/transaction.ts';
import {
  dropNoticesLike,
  emailOf,
  isOutOfStock,
  languageOfNotice,
  storeConfirmed,
  storeNotice,
  type Wanted,
} from './queries.ts';

/** Requests for many products must not fill a stranger's mailbox with confirmation links. */
const maxEmailsPerDay = 3;

/** The person to notify: a customer, or a visitor's email address. */
type Whom = { customerId: number } | { email: string };

/**
 * Stores a request for one email when an out-of-stock product is available again. A visitor's request counts
 * once it is confirmed by a link in an email. An address that reached its limit today gets no email, and the
 * response doesn't show that.
 * @returns the refusal if the product is available, or the address has too many open requests
 */
export function requestNotice(
  db: Database,
  { productId, colorId, sizeId, language, ...whom }: Whom & Wanted & { language: LanguageCode },
): Promise<'noted' | 'in-stock' | 'too-many'> {
  return inTransaction<'noted' | 'in-stock' | 'too-many'>(db, async (trx) => {
    if (!(await isOutOfStock(trx, { productId, colorId, sizeId })))
      return { keep: false, outcome: 'in-stock' };
    const isConfirmed = 'customerId' in whom;
    const email = isConfirmed ? await emailOf(trx, whom.customerId) : whom.email;
    if (email === null) return { keep: false, outcome: 'too-many' };
    const notice = await storeNotice(trx, { productId, colorId, sizeId, email, language, isConfirmed });
    if (notice === null) return { keep: false, outcome: 'too-many' };
    if (notice.needsMail && (await mayMail(trx, email)))
      await queueMail(trx, {
        kind: 'confirmStockNotice',
        to: email,
        language,
        content: { noticeId: notice.id },
      });
    return { keep: true, outcome: 'noted' };
  });
}

const mayMail = (trx: Database, email: string): Promise<boolean> =>
  consumeRateLimit(trx, rateLimitKey('stock-notices', email), maxEmailsPerDay, rateWindows.day);

const confirming = 'confirm stock notice';
const stopping = 'stop stock notices';

/** Paths of the links in emails, from the root of the site. */
export const confirmNoticePath = (secret: Buffer, noticeId: number): string =>
  `/stock-notice/confirm/${signLink(secret, confirming, [noticeId])}`;
export const stopNoticesPath = (secret: Buffer, noticeId: number): string =>
  `/stock-notice/stop/${signLink(secret, stopping, [noticeId])}`;

export interface Notice {
  id: number;
  language: LanguageCode;
}

/**
 * Returns the notification of such a link, given its last part, or null if the shop didn't create it or it
 * has expired.
 */
export async function noticeOfLink(
  db: Database,
  secret: Buffer,
  { signed, isStop }: { signed: string; isStop: boolean },
): Promise<Notice | null> {
  const [id] = openLink(secret, isStop ? stopping : confirming, signed) ?? [];
  if (id === undefined) return null;
  const language = await languageOfNotice(db, id);
  return language && { id, language };
}

export const confirmNotice = (db: Database, { id }: Notice): Promise<void> => storeConfirmed(db, id);

/** Ends all requests of the address. */
export const stopNotices = (db: Database, { id }: Notice): Promise<void> => dropNoticesLike(db, id);
