import type { productHistoryEntry } from '#contract/operations/office/catalogue/product-types.ts';
import type { Database } from '#database/schema.ts';
import { bulkSizes, type HistoryEntry, shownPart } from '#shop/records/records.ts';
import type { z } from 'zod';
import { namesOf } from '../orders/order-people.ts';

/** Returns history entries as the office shows them, without hidden fields. */
export async function historyAnswer(
  db: Database,
  all: readonly HistoryEntry[],
  hidden: readonly string[],
): Promise<z.input<typeof productHistoryEntry>[]> {
  const entries = all.flatMap((entry) => shownPart(entry, hidden) ?? []);
  const [nameOf, sizes] = await Promise.all([
    namesOf(db, entries),
    bulkSizes(
      db,
      'product',
      entries.flatMap(({ bulkId }) => bulkId ?? []),
    ),
  ]);
  const bulkOf = (id: number | null) => {
    const size = id === null ? undefined : sizes.get(id);
    return id === null || size === undefined ? null : { id, size };
  };
  return entries.map(({ id, at, by, state, fields, bulkId }) => ({
    changeId: id,
    at: at.toISOString(),
    by,
    name: nameOf(by),
    state,
    fields: Object.entries(fields).map(([field, [from, to]]) => ({ field, from, to })),
    bulk: bulkOf(bulkId),
  }));
}
