import type { Database } from '#database/schema.ts';
import { countHit, limitKey, limitSpans } from '#shop/limits/limits.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import { type Account, openAccount, storeConfirmed } from './confirmation-queries.ts';

const purpose = 'confirm address';
/** Mails with the link that a customer may ask for in a day, besides the welcome. */
const mostMailsADay = 3;

/** Where whoever reads the mails of an account's address confirms that it is theirs; from the root of the site. */
export const confirmAddressPath = (secret: Buffer, customerId: number): string =>
  `/account/confirm/${signLink(secret, purpose, [customerId])}`;

/** Whose the last part of such a link is; null when the shop did not make it, or the account is closed. */
export async function accountOfLink(db: Database, secret: Buffer, signed: string): Promise<Account | null> {
  const [customerId] = openLink(secret, purpose, signed) ?? [];
  return customerId === undefined ? null : openAccount(db, customerId);
}

/** The address is of who reads its mails; nothing happens when that is known. */
export const confirmAddress = (db: Database, { customerId }: Pick<Account, 'customerId'>): Promise<void> =>
  storeConfirmed(db, customerId, 'link');

/** A customer's own account. @throws when it is closed */
export async function ownAccount(db: Database, customerId: number): Promise<Account> {
  const account = await openAccount(db, customerId);
  if (!account) throw new Error(`no open account of customer ${customerId}`);
  return account;
}

/** Mails the link once more, unless the address is confirmed; false: there were enough of these mails today. */
export async function sendConfirmation(db: Database, customerId: number): Promise<boolean> {
  const { email: to, language, isConfirmed } = await ownAccount(db, customerId);
  if (isConfirmed) return true;
  const key = limitKey('confirm-mails', `customer ${customerId}`);
  if (!(await countHit(db, key, mostMailsADay, limitSpans.day))) return false;
  await queueMail(db, { kind: 'confirmAddress', to, language, content: { customerId } });
  return true;
}
