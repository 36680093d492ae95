import { nonceOf, seal, sealBytes, unseal } from '#shop/sealed.ts';

/**
 * A password on its way from one call to the next, as a sealed text: `kado1.` and base64url of nonce, ciphertext and tag.
 * The plaintext is the time of sealing (8 bytes), the password's length (2) and the password in UTF-8, filled up with
 * zeros, so that every sealed text has the same length.
 */
const sign = 'kado1.';
const purpose = 'seller request';
const [headBytes, passwordBytes] = [10, 631];

/** @throws RangeError for a password of more than 631 bytes; 150 characters never are */
export function sealPassword(secret: Buffer, password: string, sealedAt: Date): string {
  const text = Buffer.from(password, 'utf8');
  if (text.length > passwordBytes) throw new RangeError('the password is too long to be sealed');
  const plain = Buffer.alloc(headBytes + passwordBytes);
  plain.writeBigUInt64BE(BigInt(sealedAt.getTime()), 0);
  plain.writeUInt16BE(text.length, 8);
  text.copy(plain, headBytes);
  return sign + seal(secret, purpose, plain, purpose).toString('base64url');
}

export interface OpenedPassword {
  password: string;
  /** Names the sealed text, for using it once. */
  nonce: Buffer;
  sealedAt: Date;
}

/** What was sealed; null for every text the shop did not make. Whether it is still good is asked elsewhere. */
export function openPassword(secret: Buffer, text: string): OpenedPassword | null {
  const sealed = Buffer.from(text.slice(sign.length), 'base64url');
  // The text must be the one way to write these bytes, else the same envelope had many faces.
  if (sealed.length !== headBytes + passwordBytes + sealBytes) return null;
  if (text !== sign + sealed.toString('base64url')) return null;
  const plain = unseal(secret, purpose, sealed, purpose);
  return (
    plain && {
      password: plain.toString('utf8', headBytes, headBytes + plain.readUInt16BE(8)),
      nonce: nonceOf(sealed),
      sealedAt: new Date(Number(plain.readBigUInt64BE(0))),
    }
  );
}
