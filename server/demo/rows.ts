import type { Insertable } from 'kysely';
import type { Schema } from '#database/schema.ts';

/** What the seed writes itself, by table: what shoppers did on days of the past, as no function of the shop can. */
export type Rows = { [Table in keyof Schema]?: Insertable<Schema[Table]>[] };
