import type { Database } from '#database/schema.ts';
import { codesOfNight, type PaymentProvider, type TokenStore, tokenStore } from '#shop/payments/payments.ts';
import type { ProviderShop } from '../provider-setup.ts';
import { renewToken } from './bakong-client.ts';
import { khqrProvider } from './khqr-provider.ts';
import type { KhqrKeys } from './khqr-keys.ts';
import { tokenKeeper } from './token-keeper.ts';

/** Opens KHQR through Bakong's service, with the configured account. */
export function openKhqr(keys: KhqrKeys, { publicUrl, stored }: ProviderShop): PaymentProvider {
  if (!stored) throw new Error('KHQR needs the database');
  const { url, payee, token, email, isTest } = keys;
  const renew = email === null ? null : (signal: AbortSignal) => renewToken(url, email, signal);
  return khqrProvider({
    url,
    payee,
    tokens: tokenKeeper(token, storeOfToken(keys, stored), renew),
    link: {
      appIconUrl: `${publicUrl}/content/commonImages/pay-code.f4c5e824.svg`,
      appName: payee.name,
      appDeepLinkCallback: `${publicUrl}/checkout`,
    },
    codesOfNight: codesOf(stored.db),
    isTest,
  });
}

export const codesOf = (db: Database) => (since: Date, after: number) =>
  codesOfNight(db, 'khqr', { since, after });

export const storeOfToken = (
  { url, payee }: KhqrKeys,
  { db, secret }: NonNullable<ProviderShop['stored']>,
): TokenStore => tokenStore(db, secret(), `${new URL(url).host} ${payee.account}`);
