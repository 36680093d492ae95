import { hkdfSync } from 'node:crypto';

/** A key of 32 bytes for one purpose, from the shop's secret: what is made under one is nothing under another. */
export const purposeKey = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `kado ${purpose}`, 32));
