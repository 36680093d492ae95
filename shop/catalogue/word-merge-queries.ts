import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { WordKind } from './word-fields.ts';
import { havingWord } from './word-queries.ts';

/** Two merges at a time could wait for each other: for the choices of products, and for the words. */
export async function lockMerges(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('merge words', 0))`.execute(db);
}

/** The products a word stands at, the oldest first, so many at most; of a colour also those a picture of which shows it. */
export async function productsWithWord(
  db: Database,
  kind: WordKind,
  id: number,
  most: number,
): Promise<number[]> {
  const pictured = sql`union select product_id from product_picture where color_id = ${id}`;
  const { rows } = await sql<{ id: number }>`
    select product_id as id from (${havingWord(kind, id)} ${kind === 'colour' ? pictured : sql``}) p
    group by product_id order by product_id limit ${most}`.execute(db);
  return rows.map(({ id: product }) => product);
}

/** What names a colour or a size beside products: what somebody asked a sample of, showed to others, or bought. */
const naming = ['sample_request_item', 'wishlist_share_item', 'review'];
const columns: Partial<Record<WordKind, RawBuilder<unknown>>> = {
  colour: sql.ref('color_id'),
  size: sql.ref('size_id'),
};

/** Lets what names one word name another one. */
export async function renameWord(
  db: Database,
  kind: WordKind,
  { from, into }: { from: number; into: number },
): Promise<void> {
  const column = columns[kind];
  if (!column) return;
  for (const table of naming)
    await sql`update ${sql.table(table)} set ${column} = ${into} where ${column} = ${from}`.execute(db);
}
