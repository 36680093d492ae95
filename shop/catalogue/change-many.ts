import { isDeepStrictEqual } from 'node:util';
import type { BulkField } from '#contract/forms/bulk-fields.ts';
import type { FieldOfKind } from '#contract/forms/product-fields.ts';
import type { Database } from '#database/schema.ts';
import { priceAfter, type PriceRule } from '#rules/price-change.ts';
import {
  beginBulk,
  bulkEntries,
  type Changing,
  type HistoryEntry,
  type Kind,
  undoChanges,
} from '#shop/records/records.ts';
import type { PriceStep, ProductOutcome, StoredProduct } from './product-fields.ts';
import { changeProducts, productKind } from './product-kind.ts';
import { storedProducts } from './stored-product-queries.ts';
import { taxonomyTypeNames } from './term-fields.ts';
import { taxonomyTypes } from './term-kind.ts';

/** The change of a bulk edit. A value has the shape of its field. */
export type ManyChange =
  | { field: FieldOfKind<'cents'>; rule: PriceRule }
  | { field: FieldOfKind<'words'>; add: readonly number[]; remove: readonly number[] }
  | { field: BulkField; to?: unknown };

/**
 * The result for one product: the previous product, the field's values before and after, and why it stays unchanged
 * (`unchanged`, `meanwhile`, a validation error).
 */
export interface ManyRow {
  product: StoredProduct;
  from: unknown;
  to: unknown;
  refused: string | null;
}

/** Products that are locked at once. Orders of these products wait that long. */
const atOnce = 200;

/** Returns what would change, as a dry run. */
export async function tryMany(
  db: Database,
  ids: readonly number[],
  change: ManyChange,
  options: Pick<Changing, 'isPriceSure' | 'hidden'>,
): Promise<ManyRow[]> {
  const products = await storedProducts(db, ids);
  return apply(db, { by: 'system', isTrial: true, ...options }, products, change);
}

/**
 * Changes many products, if they are unchanged since they were read, as one history entry that can be undone
 * as a whole. Each transaction covers up to 200 products.
 */
export async function changeMany(
  db: Database,
  changing: Changing,
  read: readonly { id: number; version: number }[],
  change: ManyChange,
): Promise<{ bulkId: number | null; rows: ManyRow[] }> {
  const bulkId = await beginBulk(db, 'product', changing.by, change);
  const rows: ManyRow[] = [];
  for (let at = 0; at < read.length; at += atOnce) {
    const part = read.slice(at, at + atOnce);
    const versions = new Map(part.map(({ id, version }) => [id, version]));
    const stored = await storedProducts(db, [...versions.keys()]);
    const asRead = stored.map((product) => ({ ...product, version: versions.get(product.id) ?? 0 }));
    rows.push(...(await apply(db, { ...changing, bulkId }, asRead, change)));
  }
  const isChanged = rows.some(({ refused }) => refused === null);
  return { bulkId: isChanged ? bulkId : null, rows };
}

async function apply(
  db: Database,
  changing: Changing,
  products: readonly StoredProduct[],
  change: ManyChange,
): Promise<ManyRow[]> {
  const changes = products.map((product) => {
    const fields: Record<string, unknown> = {
      ...stepsAfter(product, change),
      [change.field]: valueAfter(product, change),
    };
    return { id: product.id, version: product.version, fields };
  });
  const outcomes = await changeProducts(db, changing, changes);
  return products.map((product, at) => ({
    product,
    from: product[change.field],
    to: changes[at]?.fields[change.field],
    refused: refusalOf(outcomes[at], product, change),
  }));
}

function valueAfter(product: StoredProduct, change: ManyChange): unknown {
  if ('rule' in change) return priceAfter(product[change.field], change.rule);
  if (!('add' in change)) return change.to;
  const remaining = product[change.field].filter((id) => !change.remove.includes(id));
  return [...remaining, ...change.add.filter((id) => !remaining.includes(id))];
}

/**
 * Returns the prices by quantity. They follow the price unless it is set to an amount. Rounding never makes one higher than
 * the one before.
 */
function stepsAfter(
  { priceCents, priceSteps }: StoredProduct,
  change: ManyChange,
): { priceSteps?: PriceStep[] } {
  if (change.field !== 'priceCents' || !('rule' in change) || change.rule.way === 'set') return {};
  let limit = priceAfter(priceCents, change.rule) ?? 0;
  return {
    priceSteps: priceSteps.map(({ from, cents }) => {
      limit = Math.min(limit, priceAfter(cents, change.rule) ?? 0);
      return { from, cents: limit };
    }),
  };
}

function refusalOf(
  outcome: ProductOutcome | undefined,
  { priceCents }: StoredProduct,
  { field }: ManyChange,
): string | null {
  if (outcome?.state === 'changed') return null;
  if (outcome?.state === 'conflict') return 'meanwhile';
  if (outcome?.state === 'refused') return outcome.errors[0]?.code ?? 'unchanged';
  return field === 'priceCents' && priceCents === 0 ? 'costsNothing' : 'unchanged';
}

/** Returns whether a product is as before because it was already undone individually. */
function isAsBefore(
  outcome: Awaited<ReturnType<typeof undoParts>>[number]['outcome'],
  fields: HistoryEntry['fields'],
): boolean {
  if (outcome?.state !== 'conflict') return outcome?.state === 'unchanged';
  const now = outcome.now as Record<string, unknown>;
  return Object.entries(fields).every(([name, [from]]) => isDeepStrictEqual(now[name], from));
}

/**
 * Undoes a bulk edit, last change first.
 * @returns how many were undone, and which were edited since
 */
export async function undoMany(
  db: Database,
  changing: Changing,
  bulkId: number,
): Promise<{ undone: number; stayed: StoredProduct[] }> {
  // Restores merged terms first, because their products refer to them.
  for (const name of taxonomyTypeNames) await undoParts(db, taxonomyTypes[name], changing, bulkId);
  const stayed: number[] = [];
  let undone = 0;
  for (const { entry, outcome } of await undoParts(db, productKind(), changing, bulkId)) {
    if (outcome?.state === 'changed') undone += 1;
    else if (!isAsBefore(outcome, entry.fields)) stayed.push(Number(entry.thing));
  }
  return { undone, stayed: await storedProducts(db, stayed) };
}

async function undoParts<Fields extends object>(
  db: Database,
  kind: Kind<Fields>,
  changing: Changing,
  bulkId: number,
) {
  const entries = await bulkEntries(db, kind.name, bulkId);
  const outcomes: Awaited<ReturnType<typeof undoChanges<Fields, number>>> = [];
  for (let at = 0; at < entries.length; at += atOnce) {
    const ids = entries.slice(at, at + atOnce).map(({ id }) => id);
    outcomes.push(...(await undoChanges(db, kind, changing, ids)));
  }
  return entries.map((entry, at) => ({ entry, outcome: outcomes[at] ?? null }));
}
