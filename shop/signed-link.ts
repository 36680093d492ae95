import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysOf, purposeKey, type Secret } from './purpose-key.ts';

const signatureOf = (secret: Buffer, purpose: string, text: string): string =>
  createHmac('sha256', purposeKey(secret, purpose)).update(text).digest('hex').slice(0, 32);

/**
 * The last part of a link in a mail, such as `12-5f0c…`: nobody can make one but the shop, and one for a purpose serves no
 * other. `numbers`: whole and above 0, an id first.
 */
export function signLink(secret: Buffer, purpose: string, numbers: readonly [number, ...number[]]): string {
  const text = numbers.join('-');
  return `${text}-${signatureOf(secret, purpose, text)}`;
}

/** The numbers that were signed; null when the shop did not make this link for this purpose. */
export function openLink(secret: Secret, purpose: string, signed: string): number[] | null {
  const [, text, signature] = /^([1-9]\d{0,9}(?:-[1-9]\d{0,9})*)-([\da-f]{32})$/u.exec(signed) ?? [];
  if (text === undefined || signature === undefined) return null;
  const isOurs = keysOf(secret).some((key) =>
    timingSafeEqual(Buffer.from(signatureOf(key, purpose, text)), Buffer.from(signature)),
  );
  return isOurs ? text.split('-').map(Number) : null;
}
