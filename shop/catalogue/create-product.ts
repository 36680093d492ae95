import type { Database } from '#database/schema.ts';
import { type Changing, withinTransaction } from '#shop/records/records.ts';
import { sqlState } from '#shop/transaction.ts';
import { lastNumbers, lockProductCreation, noteAttempt, productOfAttempt } from './attempt-queries.ts';
import { nextSku } from './next-sku.ts';
import type { ProductChanges, ProductOutcome } from './product-fields.ts';
import { changeProducts } from './product-kind.ts';
import { storedProducts } from './stored-product-queries.ts';

const uniqueViolation = '23505';

/**
 * Creates a product once per idempotency key: a repeated request returns the existing one (`unchanged`). If
 * there is no SKU, it gets the next one.
 */
export async function createProduct(
  db: Database,
  changing: Changing,
  attempt: string,
  fields: Partial<ProductChanges>,
): Promise<ProductOutcome> {
  const work = () => withinTransaction(db, (trx) => createInside(trx, changing, attempt, fields));
  try {
    return await work();
  } catch (error) {
    // A concurrent import took the SKU, which a retry will see.
    if (sqlState(error) !== uniqueViolation) throw error;
    return work();
  }
}

async function createInside(
  db: Database,
  changing: Changing,
  attempt: string,
  { sku = '', ...fields }: Partial<ProductChanges>,
): Promise<ProductOutcome> {
  await lockProductCreation(db);
  const made = await productOfAttempt(db, attempt);
  const [after] = made === null ? [] : await storedProducts(db, [made]);
  if (after) return { state: 'unchanged', id: after.id, after };
  const number = sku.trim() === '' ? nextSku(await lastNumbers(db)) : sku;
  const [outcome] = await changeProducts(db, changing, [{ fields: { ...fields, sku: number } }]);
  if (!outcome) throw new Error('nothing came of a new product');
  if (outcome.state === 'created') await noteAttempt(db, outcome.id, attempt);
  return outcome;
}
