import { createHmac, randomInt } from 'node:crypto';
import { clientNetwork } from '#shop/limits/limits.ts';
import { purposeKey } from '#shop/purpose-key.ts';
import { seal, unseal } from '#shop/sealed.ts';

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
  /** The browser's mark; null: a client without cookies, known by its token or its network. */
  browserMark: string | null;
  /** Of the machine. */
  address: string;
}

/** Whose a code is: the browser's, or the network's where there is no browser. As an HMAC, for there are few networks. */
export const requesterHash = (secret: Buffer, { browserMark, address }: Client): Buffer =>
  hmac(
    secret,
    browserMark === null ? `asked in network ${clientNetwork(address)}` : `asked by browser ${browserMark}`,
  );

export const machineHash = (secret: Buffer, { address }: Client): Buffer =>
  hmac(secret, `asked by machine ${address}`);

const tokenPurpose = 'code request';
const timeBytes = 6;

/** Shows, as long as the code is good and for its e-mail address alone, who asked for it: the same one from another network. */
export function requestToken(secret: Buffer, email: string, requester: Buffer): string {
  const until = Buffer.alloc(timeBytes);
  until.writeUIntBE(Date.now() + codeMinutes * 60_000, 0, timeBytes);
  return seal(secret, tokenPurpose, Buffer.concat([until, requester]), email).toString('base64url');
}

/** Who asked, as a `requesterHash`; null: no token of ours for this address, or an old one. */
export function requesterOfToken(secret: Buffer, email: string, token: string | null): Buffer | null {
  const plain = unseal(secret, tokenPurpose, Buffer.from(token ?? '', 'base64url'), email);
  return plain && plain.readUIntBE(0, timeBytes) > Date.now() ? plain.subarray(timeBytes) : null;
}
