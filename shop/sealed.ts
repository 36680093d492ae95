import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keysOf, purposeKey, type Secret } from './purpose-key.ts';

const [nonceBytes, tagBytes] = [12, 16];
/** By how much sealing makes bytes longer. */
export const sealBytes = nonceBytes + tagBytes;

/**
 * Bytes that only this shop can read again, and only for this purpose: nonce, ciphertext and tag of AES-256-GCM. Whoever reads
 * the database (a backup, say) cannot use them. @param associated is authenticated, and not part of the result
 */
export function seal(secret: Buffer, purpose: string, plain: Buffer, associated = ''): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', purposeKey(secret, purpose), nonce).setAAD(
    Buffer.from(associated),
  );
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** What was sealed; null for what this shop did not seal for this purpose, and for everything under another secret. */
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

/** Names a sealed text: no two have the same. */
export const nonceOf = (sealed: Buffer): Buffer => Buffer.from(sealed.subarray(0, nonceBytes));
