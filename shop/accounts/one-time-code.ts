import { createHmac, randomInt } from 'node:crypto';
import { purposeKey } from '#shop/purpose-key.ts';

const digits = 8;
/** For so long a code is good, as the table's default says (migration 0005). */
export const codeMinutes = 10;

export const newCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

const hmac = (secret: Buffer, text: string): Buffer =>
  createHmac('sha256', purposeKey(secret, 'one-time code')).update(text).digest();

/** What is stored of a code: without the shop's secret eight digits cannot be found from it. */
export const codeHmac = (secret: Buffer, email: string, code: string): Buffer =>
  hmac(secret, `${email}\n${code}`);

/** A client that asks for a code or guesses one. */
export interface Client {
  /** The browser's mark; null: a client without cookies, known by its machine alone. */
  browserMark: string | null;
  /** Of the machine. */
  address: string;
}

/** Whose a code is: the browser's, or the machine's where there is no browser. As an HMAC, for there are few addresses. */
export const requesterHash = (secret: Buffer, { browserMark, address }: Client): Buffer =>
  hmac(secret, browserMark === null ? `asked by machine ${address}` : `asked by browser ${browserMark}`);

export const machineHash = (secret: Buffer, { address }: Client): Buffer =>
  requesterHash(secret, { browserMark: null, address });
