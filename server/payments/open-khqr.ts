import type { Database } from '#database/schema.ts';
import { codesOfNight, type PaymentProvider, type TokenStore, tokenStore } from '#shop/payments/payments.ts';
import type { Config } from '../settings/config.ts';
import { renewToken } from '../adapters/payments/khqr/bakong-client.ts';
import { khqrProvider } from '../adapters/payments/khqr/khqr-provider.ts';
import { tokenKeeper } from '../adapters/payments/khqr/token-keeper.ts';

type KhqrKeys = NonNullable<Config['khqr']>;

/** Opens KHQR through Bakong's service, with the configured account. */
export function openKhqr(
  keys: KhqrKeys,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  secret: Buffer,
  db: Database,
): PaymentProvider {
  const { url, payee, token, email, isForTrying } = keys;
  const renew = email === null ? null : (signal: AbortSignal) => renewToken(url, email, signal);
  return khqrProvider({
    url,
    payee,
    tokens: tokenKeeper(token, storeOfToken(keys, secret, db), renew),
    link: {
      appIconUrl: `${publicUrl}/content/commonImages/pay-code.f4c5e824.svg`,
      appName: payee.name,
      appDeepLinkCallback: `${publicUrl}/checkout`,
    },
    codesOfNight: codesOf(db),
    isTest: isForTrying,
  });
}

export const codesOf = (db: Database) => (since: Date, after: number) =>
  codesOfNight(db, 'khqr', { since, after });

/** Returns the token store of this account at this service. */
export const storeOfToken = (
  { url, payee }: Pick<KhqrKeys, 'url' | 'payee'>,
  secret: Buffer,
  db: Database,
): TokenStore => tokenStore(db, secret, `${new URL(url).host} ${payee.account}`);
