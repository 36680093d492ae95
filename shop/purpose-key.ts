import { hkdfSync } from 'node:crypto';

/** The shop's key. `former` is the previous key, which only decrypts existing data. */
export type Secret = Buffer & { readonly former?: Buffer | undefined };

export const withFormer = (secret: Buffer, former: Buffer | undefined): Secret =>
  Object.assign(Buffer.from(secret), { former });

/** Returns the keys with which the shop decrypts its data. */
export const keysOf = (secret: Secret): Buffer[] => (secret.former ? [secret, secret.former] : [secret]);

/**
 * Derives a 32-byte key for one purpose from the shop's secret. Data created for one purpose is invalid for another.
 */
export const purposeKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `kado ${purpose}`, 32));
