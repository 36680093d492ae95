import { randomBytes } from 'node:crypto';
import { until } from '../until.ts';
import { shopPair } from '../shop-pair.ts';
import { mailedCode } from '../../journeys/support/mailed-code.ts';
import { newShoppers, type Shopper } from '../../support/shop-api.ts';
import { askFrom, type From, type Said } from '../asking.ts';
import { sql } from 'kysely';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import type { Database } from '#database/schema.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';

/** The limits a shop has by itself; elsewhere tests raise them. */
const ownLimits = {
  LIMIT_ACCOUNT: '20',
  LOGIN_FAILS_ACCOUNT: '10',
  LOGIN_FAILS_ADDRESS: '100',
  RESET_CODES_QUARTER: '3',
  RESET_CODES_DAY: '10',
  RESET_TRIES_ADDRESS: '30',
  RESET_GUESSES_SHOP: '1000',
  SIGNUPS_ADDRESS: '30',
};

export const password = 'blue elephant 7';

/** Two processes of the shop with its own limits and one secret, and what the gates about identity do with them. */
export async function identityPair(env: Record<string, string> = {}) {
  const KADO_SECRET = randomBytes(32).toString('base64url');
  const pair = await shopPair({ ...ownLimits, KADO_SECRET, ...env });
  const { shops } = pair;
  const ask = (process: number, path: string, parameters: unknown, from?: From) =>
    askFrom(shops[process % 2]!.url, path, parameters, from);
  const logIn = (process: number, Email: string, Password: string, from?: From): Promise<Said> =>
    ask(process, getUserLogin.path, { Email, Password }, from);

  /** The code of a mail that came to an address and is none of those known already. */
  async function newCode(email: string, known: readonly string[] = []): Promise<string> {
    let fresh: string | undefined;
    await until(`a code to ${email}`, async () => {
      const codes = await Promise.all(shops.map(({ url }) => mailedCode(url, email)));
      fresh = codes.find((code) => code !== '' && !known.includes(code));
      return fresh !== undefined;
    });
    return fresh!;
  }

  /** The newest codes in the mailboxes of an address, once all its mails are there. */
  async function codesMailed(email: string): Promise<string[]> {
    const waiting = pair.db.selectFrom('outbox_mail').select('id').where('recipient', '=', email);
    await until(
      `all mails to ${email}`,
      async () => (await waiting.where('sent_at', 'is', null).execute()).length === 0,
    );
    return Promise.all(shops.map(({ url }) => mailedCode(url, email)));
  }

  return { ...pair, secret: KADO_SECRET, ask, logIn, newCode, codesMailed };
}

/** Customers who can log in by `password`. */
export async function customersWithPassword(db: Database, count: number): Promise<Shopper[]> {
  const shoppers = await newShoppers(db, count);
  const password_hash = await hashPassword(password);
  const ids = shoppers.map(({ customerId }) => customerId);
  await db.updateTable('customer').set({ password_hash }).where('id', 'in', ids).execute();
  return shoppers;
}

/** Headers of existing clients. */
export const as = ({ token, customerId }: Pick<Shopper, 'token' | 'customerId'>): Record<string, string> => ({
  token,
  userid: String(customerId),
});

/** Nothing was counted yet: tests of one file do not use up each other's tries. */
export const forgetCounts = async (db: Database): Promise<void> =>
  void (await sql`delete from rate_window`.execute(db));
