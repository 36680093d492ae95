import type { Database } from '#database/schema.ts';

/** What the file comes to for one of its entries. */
export interface Planned {
  name: string;
  state: 'new' | 'changed' | 'removed' | 'unchanged' | 'wrong';
  /** What is wrong, or which fields change. */
  about?: string;
  write?(db: Database, by: `staff ${string}`): Promise<unknown>;
}
