import { hkdfSync } from 'node:crypto';

/** The shop's key. `former`: the previous key, which only opens existing data and creates none. */
export type Secret = Buffer & { readonly former?: Buffer | undefined };

export const withFormer = (secret: Buffer, former: Buffer | undefined): Secret =>
  Object.assign(Buffer.from(secret), { former });

/** Returns the keys by which the shop opens its data. */
export const keysOf = (secret: Secret): Buffer[] => (secret.former ? [secret, secret.former] : [secret]);

/**
 * Derives a 32-byte key for one purpose from the shop's secret. Data created for one purpose is invalid for another.
 */
export const purposeKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `kado ${purpose}`, 32));
