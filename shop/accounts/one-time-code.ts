import { createHmac, randomInt } from 'node:crypto';
import { clientNetwork } from '#shop/limits/limits.ts';
import { purposeKey } from '#shop/purpose-key.ts';
import { seal, unseal } from '#shop/sealed.ts';

const digits = 8;
/** The minutes for which a code is valid, as in the table's default (database/baseline/3-customers.sql). */
export const codeMinutes = 10;

export const newCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

const hmac = (secret: Buffer, text: string): Buffer =>
  createHmac('sha256', purposeKey(secret, 'one-time code')).update(text).digest();

/**
 * Returns the stored form of a code. Without the shop's secret, its eight digits can't be recovered by
 * guessing.
 */
export const codeHmac = (secret: Buffer, email: string, code: string): Buffer =>
  hmac(secret, `${email}\n${code}`);

/** A client that requests or enters a code. */
export interface Client {
  /** The browser's mark; null for a client without cookies, which its token or network identifies. */
  deviceToken: string | null;
  /** The client's IP address. */
  address: string;
}

/**
 * Returns a hash that identifies the owner of a code: the browser, or if there is none, the network. It is an
 * HMAC, because there are few networks.
 */
export const requesterHash = (secret: Buffer, { deviceToken, address }: Client): Buffer =>
  hmac(
    secret,
    deviceToken === null ? `asked in network ${clientNetwork(address)}` : `asked by browser ${deviceToken}`,
  );

export const machineHash = (secret: Buffer, { address }: Client): Buffer =>
  hmac(secret, `asked by machine ${address}`);

const tokenPurpose = 'code request';
const timeBytes = 6;

/**
 * Returns a token that proves who requested a code, from any network. It is valid as long as the code, and
 * only for its email address.
 */
export function requestToken(secret: Buffer, email: string, requester: Buffer): string {
  const until = Buffer.alloc(timeBytes);
  until.writeUIntBE(Date.now() + codeMinutes * 60_000, 0, timeBytes);
  return seal(secret, tokenPurpose, Buffer.concat([until, requester]), email).toString('base64url');
}

/**
 * Returns the `requesterHash` in a token. Null if the token isn't ours, is for another address or has
 * expired.
 */
export function requesterOfToken(secret: Buffer, email: string, token: string | null): Buffer | null {
  const plain = unseal(secret, tokenPurpose, Buffer.from(token ?? '', 'base64url'), email);
  return plain && plain.readUIntBE(0, timeBytes) > Date.now() ? plain.subarray(timeBytes) : null;
}
