import { hkdfSync } from 'node:crypto';

/** The shop's key. `former`: the one before it, by which nothing is made any more but what was made is still opened. */
export type Secret = Buffer & { readonly former?: Buffer | undefined };

export const withFormer = (secret: Buffer, former: Buffer | undefined): Secret =>
  Object.assign(Buffer.from(secret), { former });

/** Those by which the shop opens what it made. */
export const keysOf = (secret: Secret): Buffer[] => (secret.former ? [secret, secret.former] : [secret]);

/** A key of 32 bytes for one purpose, from the shop's secret: what is made under one is nothing under another. */
export const purposeKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `kado ${purpose}`, 32));
