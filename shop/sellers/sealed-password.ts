import { nonceOf, seal, sealBytes, unseal } from '#shop/sealed.ts';

/**
 * A password passed from one call to the next as an encrypted text: `kado1.` and base64url of nonce,
 * ciphertext and tag. The plaintext is the time of encryption (8 bytes), the password's length (2) and the
 * password in UTF-8, padded with zeros, so that all encrypted texts have the same length.
 */
const sign = 'kado1.';
const purpose = 'seller request';
const [headBytes, passwordBytes] = [10, 631];

/**
 * Encrypts a password.
 * @throws RangeError for a password of more than 631 bytes, which 150 characters never reach
 */
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
  /** The id of the encrypted text, which allows a single use. */
  nonce: Buffer;
  sealedAt: Date;
}

/**
 * Returns the password in an encrypted text, or null for any text that the shop didn't create. The caller
 * checks whether it is still valid.
 */
export function openPassword(secret: Buffer, text: string): OpenedPassword | null {
  const sealed = Buffer.from(text.slice(sign.length), 'base64url');
  // The text must be the canonical encoding of these bytes; otherwise one envelope would have several valid forms.
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
