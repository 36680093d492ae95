import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keysOf, purposeKey, type Secret } from './purpose-key.ts';

const [nonceBytes, tagBytes] = [12, 16];
/** The number of bytes that encryption adds. */
export const sealBytes = nonceBytes + tagBytes;

/**
 * Encrypts bytes so that only this shop can read them, and only for this purpose: nonce, ciphertext and tag
 * of AES-256-GCM. A copy of the database, such as a backup, doesn't reveal them.
 * @param associated is authenticated, but not part of the result
 */
export function seal(secret: Buffer, purpose: string, plain: Buffer, associated = ''): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', purposeKey(secret, purpose), nonce).setAAD(
    Buffer.from(associated),
  );
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts an encrypted text. Returns null for data that this shop didn't encrypt for this purpose, or that
 * was encrypted under another secret.
 */
export function unseal(secret: Secret, purpose: string, sealed: Buffer, associated = ''): Buffer | null {
  if (sealed.length < sealBytes) return null;
  for (const key of keysOf(secret)) {
    const plain = unsealBy(purposeKey(key, purpose), sealed, associated);
    if (plain) return plain;
  }
  return null;
}

function unsealBy(key: Buffer, sealed: Buffer, associated: string): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(associated))
    .setAuthTag(sealed.subarray(-tagBytes));
  const plain = decipher.update(sealed.subarray(nonceBytes, -tagBytes));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    return null;
  }
}

/** Returns the unique id of an encrypted text. */
export const nonceOf = (sealed: Buffer): Buffer => Buffer.from(sealed.subarray(0, nonceBytes));
