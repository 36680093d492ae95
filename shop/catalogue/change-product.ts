import type { Database } from '#database/schema.ts';
import { sqlState, withinTransaction } from '#shop/transaction.ts';
import type { Changing } from '#shop/records/records.ts';
import { readKnown } from './known-queries.ts';
import { planProduct } from './plan-product.ts';
import type { Known, ProductChange, ProductOutcome } from './product-fields.ts';
import { settled } from './settled.ts';
import { lockProducts, productIds, storedProducts } from './stored-product-queries.ts';
import { planned, type ProductStep, writeProducts } from './write-product.ts';

const uniqueViolation = '23505';

/**
 * Creates and changes products, all of each or nothing of it, in one transaction with what follows: facts, search, audit
 * and notices. Orders for these products wait until it ends, so pass some hundreds at most.
 * @returns what came of each, in their order
 */
export async function changeProducts(
  db: Database,
  changing: Changing,
  changes: readonly ProductChange[],
): Promise<ProductOutcome[]> {
  const work = () => withinTransaction(db, (trx) => changeInside(trx, changing, changes));
  try {
    return await work();
  } catch (error) {
    // Somebody took a SKU between our look and our write: a second look sees it.
    if (db.isTransaction || sqlState(error) !== uniqueViolation) throw error;
    return work();
  }
}

async function changeInside(
  db: Database,
  changing: Changing,
  changes: readonly ProductChange[],
): Promise<ProductOutcome[]> {
  await lockProducts(
    db,
    changes.flatMap(({ id }) => id ?? []),
  );
  const { steps, ended } = await workOut(db, changes, await readKnown(db));
  const wanted = steps.filter(({ at }) => ended[at] === null);
  const written = await writeProducts(db, changing, wanted);
  return steps.map(({ at }) => ended[at] ?? written.get(at) ?? taken);
}

/**
 * What would come of changes, without locks and without writing anything. New products have the id 0.
 * @param known what they may refer to, things that are not there yet among it
 */
export async function planProducts(
  db: Database,
  changes: readonly ProductChange[],
  known: Known,
): Promise<ProductOutcome[]> {
  const { steps, ended } = await workOut(db, changes, known);
  return steps.map(
    (step) => ended[step.at] ?? planned(step, step.current ?? { id: 0, createdAt: new Date() }),
  );
}

async function workOut(db: Database, changes: readonly ProductChange[], known: Known) {
  const current = await storedProducts(
    db,
    changes.flatMap(({ id }) => id ?? []),
  );
  const byId = new Map(current.map((product) => [product.id, product]));
  const steps = changes.map((change, at): ProductStep => {
    const product = change.id === undefined ? null : (byId.get(change.id) ?? null);
    return { at, change, current: product, plan: planProduct(product, change, known) };
  });
  const skus = await productIds(
    db,
    steps.filter(({ plan }) => plan.fields.includes('sku')).map(({ plan }) => plan.after.sku),
  );
  const ended = steps.map((step) => (isRepeated(step, steps) ? repeated : settledOutcome(step, skus)));
  return { steps, ended };
}

const refused = (code: 'taken' | 'twice'): ProductOutcome => ({
  state: 'refused',
  faults: [{ field: 'sku', code }],
});
const taken = refused('taken');
const repeated = refused('twice');

/** Whether an earlier change is about the same product, or makes one with the same SKU. */
function isRepeated({ at, change, plan }: ProductStep, steps: readonly ProductStep[]): boolean {
  const isSame = (other: ProductStep) =>
    change.id === undefined
      ? other.change.id === undefined && other.plan.after.sku === plan.after.sku && plan.after.sku !== ''
      : other.change.id === change.id;
  return steps.slice(0, at).some(isSame);
}

/** What comes of a change without writing anything; null: it is to be written. */
function settledOutcome(
  { change, current, plan }: ProductStep,
  skus: ReadonlyMap<string, number>,
): ProductOutcome | null {
  const outcome = settled(change, current, plan, 'sku');
  if (outcome) return outcome;
  const owner = plan.fields.includes('sku') ? skus.get(plan.after.sku) : undefined;
  return owner === undefined || owner === current?.id ? null : taken;
}
