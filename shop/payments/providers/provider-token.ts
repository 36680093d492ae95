import type { Database } from '#database/schema.ts';
import { seal, unseal } from '#shop/sealed.ts';
import { claimRenewal, keepToken, storedToken } from './token-queries.ts';

/** Stores the latest token from a provider, for all processes of the shop. */
export interface TokenStore {
  /** Returns the token; null if there is none yet, or it was stored under another secret. */
  read(): Promise<string | null>;
  /** Returns whether this process may request the next one now. */
  claim(): Promise<boolean>;
  keep(token: string): Promise<void>;
}

const purpose = 'provider token';

/**
 * Returns a store in the database, which encrypts the token.
 * @param place the provider, and the account to which the token belongs
 */
export function tokenStore(db: Database, secret: Buffer, place: string): TokenStore {
  return {
    async read() {
      const sealed = await storedToken(db, place);
      return (sealed && unseal(secret, purpose, sealed)?.toString()) ?? null;
    },
    claim: () => claimRenewal(db, place),
    keep: (token) => keepToken(db, place, seal(secret, purpose, Buffer.from(token))),
  };
}
