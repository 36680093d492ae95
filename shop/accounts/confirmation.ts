import type { Database } from '#database/schema.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import { type Account, openAccount, storeConfirmed } from './confirmation-queries.ts';

const purpose = 'confirm address';
/** Maximum confirmation emails that a customer can request per day, besides the welcome email. */
const maxEmailsPerDay = 3;

/** Returns the path that confirms the email address of an account, from the site's root. */
export const confirmAddressPath = (secret: Buffer, customerId: number): string =>
  `/account/confirm/${signLink(secret, purpose, [customerId])}`;

/** Returns the account of such a link. Null if the shop didn't create the link or the account is closed. */
export async function accountOfLink(db: Database, secret: Buffer, signed: string): Promise<Account | null> {
  const [customerId] = openLink(secret, purpose, signed) ?? [];
  return customerId === undefined ? null : openAccount(db, customerId);
}

/** Confirms the email address; does nothing if it already is. */
export const confirmAddress = (db: Database, { customerId }: Pick<Account, 'customerId'>): Promise<void> =>
  storeConfirmed(db, customerId, 'link');

/**
 * Returns a customer's own account.
 * @throws when it is closed
 */
export async function ownAccount(db: Database, customerId: number): Promise<Account> {
  const account = await openAccount(db, customerId);
  if (!account) throw new Error(`no open account of customer ${customerId}`);
  return account;
}

/**
 * Sends the confirmation email again, unless the address is confirmed. Returns false when the daily limit is
 * reached.
 */
export async function sendConfirmation(db: Database, customerId: number): Promise<boolean> {
  const { email: to, language, isConfirmed } = await ownAccount(db, customerId);
  if (isConfirmed) return true;
  const key = rateLimitKey('confirm-mails', `customer ${customerId}`);
  if (!(await consumeRateLimit(db, key, maxEmailsPerDay, rateWindows.day))) return false;
  await queueMail(db, { kind: 'confirmAddress', to, language, content: { customerId } });
  return true;
}
