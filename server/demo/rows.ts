import type { Insertable } from 'kysely';
import type { Schema } from '#database/schema.ts';

/**
 * Rows that the seed inserts directly, by table: past activity of shoppers, which no function of the shop can
 * create.
 */
export type Rows = { [Table in keyof Schema]?: Insertable<Schema[Table]>[] };
