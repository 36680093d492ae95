import type { Database } from '#database/schema.ts';
import { type Changing, withinTransaction } from '#shop/records/records.ts';
import type { ProductChanges, ProductOutcome } from './product-fields.ts';
import { changeProducts } from './product-kind.ts';
import { wasStockEdited } from './stock-change-queries.ts';
import { lockProducts } from './stored-product-queries.ts';

/**
 * Adjusts the stock of a product by the difference that a count found. Returns 'edited' if its stock was changed since the
 * count began, except by orders: then the difference is wrong, or was applied before.
 * @param lastChange the latest stock change when the count began
 */
export const applyCount = (
  db: Database,
  changing: Changing,
  { id, fields }: { id: number; fields: Partial<ProductChanges> },
  lastChange: number,
): Promise<ProductOutcome | 'edited' | undefined> =>
  withinTransaction(db, async (trx) => {
    await lockProducts(trx, [id]);
    const variants = (fields.variants ?? []) as { colourId: number; sizeId: number }[];
    if (await wasStockEdited(trx, id, { lastChange, variants })) return 'edited';
    const [outcome] = await changeProducts(trx, changing, [{ id, fields }]);
    return outcome;
  });
