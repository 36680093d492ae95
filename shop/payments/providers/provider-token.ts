import type { Database } from '#database/schema.ts';
import { seal, unseal } from '#shop/sealed.ts';
import { claimRenewal, keepToken, keptToken } from './token-queries.ts';

/** Where the token is kept that a provider has given last, for all processes of the shop. */
export interface TokenStore {
  /** null: none was given yet, or it was kept under another secret. */
  read(): Promise<string | null>;
  /** Whether this process may ask for the next one now. */
  claim(): Promise<boolean>;
  keep(token: string): Promise<void>;
}

const purpose = 'provider token';

/** In the database, sealed. @param place whose it is, and for whom */
export function tokenStore(db: Database, secret: Buffer, place: string): TokenStore {
  return {
    async read() {
      const sealed = await keptToken(db, place);
      return (sealed && unseal(secret, purpose, sealed)?.toString()) ?? null;
    },
    claim: () => claimRenewal(db, place),
    keep: (token) => keepToken(db, place, seal(secret, purpose, Buffer.from(token))),
  };
}
