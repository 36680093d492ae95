import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysOf, purposeKey, type Secret } from './purpose-key.ts';

const signatureOf = (secret: Buffer, purpose: string, text: string): string =>
  createHmac('sha256', purposeKey(secret, purpose)).update(text).digest('hex').slice(0, 32);

/**
 * Returns the signed last part of a link in an email, such as `12-5f0c…`. Only the shop can create it, and it
 * is valid for one purpose only. `numbers` are positive integers, an id first.
 */
export function signLink(secret: Buffer, purpose: string, numbers: readonly [number, ...number[]]): string {
  const text = numbers.join('-');
  return `${text}-${signatureOf(secret, purpose, text)}`;
}

/** Returns the signed numbers, or null if the shop didn't create this link for this purpose. */
export function openLink(secret: Secret, purpose: string, signed: string): number[] | null {
  const [, text, signature] = /^([1-9]\d{0,9}(?:-[1-9]\d{0,9})*)-([\da-f]{32})$/u.exec(signed) ?? [];
  if (text === undefined || signature === undefined) return null;
  const isOurs = keysOf(secret).some((key) =>
    timingSafeEqual(Buffer.from(signatureOf(key, purpose, text)), Buffer.from(signature)),
  );
  return isOurs ? text.split('-').map(Number) : null;
}
