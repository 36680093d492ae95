import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from '#database/schema.ts';
import { purposeKey } from '#shop/purpose-key.ts';
import { claimRenewal, keepToken, keptToken } from './token-queries.ts';

/** Where the token is kept that a provider has given last, for all processes of the shop. */
export interface TokenStore {
  /** null: none was given yet, or it was kept under another secret. */
  read(): Promise<string | null>;
  /** Whether this process may ask for the next one now. */
  claim(): Promise<boolean>;
  keep(token: string): Promise<void>;
}

const [nonceBytes, tagBytes] = [12, 16];

/** In the database, sealed: whoever reads it (a backup, say) cannot use it. @param place whose it is, and for whom */
export function tokenStore(db: Database, secret: Buffer, place: string): TokenStore {
  const key = purposeKey(secret, 'provider token');
  return {
    async read() {
      const sealed = await keptToken(db, place);
      return sealed && opened(key, sealed);
    },
    claim: () => claimRenewal(db, place),
    keep: (token) => keepToken(db, place, sealedBy(key, token)),
  };
}

function sealedBy(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function opened(key: Buffer, sealed: Buffer): string | null {
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes));
    cipher.setAuthTag(sealed.subarray(-tagBytes));
    const text = cipher.update(sealed.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([text, cipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
