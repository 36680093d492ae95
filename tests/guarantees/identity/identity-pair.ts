import { randomBytes } from 'node:crypto';
import { until } from '../until.ts';
import { shopPair } from '../shop-pair.ts';
import { mailedCode } from '../../journeys/support/mailed-code.ts';
import { newShoppers, type Shopper } from '../../support/shop-api.ts';
import { fetchFrom, type From, type ApiResponse } from '../asking.ts';
import { sql } from 'kysely';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import type { Database } from '#database/schema.ts';
import { hashPassword } from '#shop/accounts/accounts.ts';

/** The shop's default limits, which other tests raise. */
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

/**
 * Starts two processes of the shop with default limits and one secret, and returns the helpers that the
 * identity tests share.
 */
export async function identityPair(env: Record<string, string> = {}) {
  const KADO_SECRET = randomBytes(32).toString('base64url');
  const pair = await shopPair({ ...ownLimits, KADO_SECRET, ...env });
  const { shops } = pair;
  const request = (process: number, path: string, parameters: unknown, from?: From) =>
    fetchFrom(shops[process % 2]!.url, path, parameters, from);
  const logIn = (process: number, Email: string, Password: string, from?: From): Promise<ApiResponse> =>
    request(process, getUserLogin.path, { Email, Password }, from);

  /** Returns the code of an email to an address, unless it is among the known codes. */
  async function newCode(email: string, known: readonly string[] = []): Promise<string> {
    let fresh: string | undefined;
    await until(`a code to ${email}`, async () => {
      const codes = await Promise.all(shops.map(({ url }) => mailedCode(url, email)));
      fresh = codes.find((code) => code !== '' && !known.includes(code));
      return fresh !== undefined;
    });
    return fresh!;
  }

  /** Returns the newest codes emailed to an address, once all its emails have arrived. */
  async function codesMailed(email: string): Promise<string[]> {
    const waiting = pair.db.selectFrom('outbox_mail').select('id').where('recipient', '=', email);
    await until(
      `all mails to ${email}`,
      async () => (await waiting.where('sent_at', 'is', null).execute()).length === 0,
    );
    return Promise.all(shops.map(({ url }) => mailedCode(url, email)));
  }

  return { ...pair, secret: KADO_SECRET, request, logIn, newCode, codesMailed };
}

/** Creates customers who can log in with `password`. */
export async function customersWithPassword(db: Database, count: number): Promise<Shopper[]> {
  const shoppers = await newShoppers(db, count);
  const password_hash = await hashPassword(password);
  const ids = shoppers.map(({ customerId }) => customerId);
  await db.updateTable('customer').set({ password_hash }).where('id', 'in', ids).execute();
  return shoppers;
}

/** Returns the headers that existing clients send. */
export const as = ({ token, customerId }: Pick<Shopper, 'token' | 'customerId'>): Record<string, string> => ({
  token,
  userid: String(customerId),
});

/** Resets the rate limits, so that the tests of one file don't use up each other's attempts. */
export const forgetCounts = async (db: Database): Promise<void> =>
  void (await sql`delete from rate_window`.execute(db));
