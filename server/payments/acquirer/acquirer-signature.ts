import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns the signature in hex. Both sides sign the time in milliseconds since 1970 and the body, byte by
 * byte.
 */
export const signatureOf = (secret: string, time: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');

export function isSigned(secret: string, time: string, body: Buffer, given: string): boolean {
  const right = Buffer.from(signatureOf(secret, time, body));
  const shown = Buffer.from(given);
  return shown.length === right.length && timingSafeEqual(shown, right);
}
