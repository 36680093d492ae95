import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/schema.ts';
import { priceAfter, type PriceRule } from '#rules/price-change.ts';
import {
  beginBulk,
  bulkEntries,
  type Changing,
  type HistoryEntry,
  type ShownState,
  undo,
} from '#shop/records/records.ts';
import type { ProductChanges, ProductOutcome, StoredProduct } from './product-fields.ts';
import { changeProducts, productKind } from './product-kind.ts';
import { storedProducts } from './stored-product-queries.ts';
import { wordKindNames } from './word-fields.ts';
import { wordKinds } from './word-kind.ts';

interface Moved {
  add: readonly number[];
  remove: readonly number[];
}

/** What is asked of many products at once. */
export type ManyChange =
  | { what: 'price'; rule: PriceRule }
  | ({ what: 'categories' } & Moved)
  | ({ what: 'tags' } & Moved)
  | { what: 'state'; state: ShownState };

/** The field it is about. */
const fieldOf = { price: 'priceCents', categories: 'categoryIds', tags: 'tagIds', state: 'state' } as const;

/** What came of one: the product as it was, the field from and to, and why it stays (`unchanged`, `meanwhile`, a fault). */
export interface ManyRow {
  product: StoredProduct;
  from: unknown;
  to: unknown;
  refused: string | null;
}

/** Locked together: orders of these products wait so long. */
const atOnce = 200;

/** What would come of it; nothing is changed. */
export async function tryMany(
  db: Database,
  ids: readonly number[],
  change: ManyChange,
  isPriceSure: boolean,
): Promise<ManyRow[]> {
  const products = await storedProducts(db, ids);
  return apply(db, { by: 'system', isTrial: true, isPriceSure }, products, change);
}

/**
 * Changes many products as they were read, and notes it as one change that can be taken back as a whole. Some hundreds at a
 * time are one transaction.
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
  const changes = products.map((product) => ({
    id: product.id,
    version: product.version,
    fields: fieldsAfter(product, change),
  }));
  const outcomes = await changeProducts(db, changing, changes);
  const field = fieldOf[change.what];
  return products.map((product, at) => ({
    product,
    from: product[field],
    to: changes[at]?.fields[field],
    refused: refusalOf(outcomes[at], product, change),
  }));
}

/** The fields of one product as the change leaves them. */
function fieldsAfter(product: StoredProduct, change: ManyChange): Partial<ProductChanges> {
  if (change.what === 'price') return { priceCents: priceAfter(product.priceCents, change.rule) };
  if (change.what === 'state') return { state: change.state };
  const field = fieldOf[change.what];
  const remaining = product[field].filter((id) => !change.remove.includes(id));
  return { [field]: [...remaining, ...change.add.filter((id) => !remaining.includes(id))] };
}

function refusalOf(
  outcome: ProductOutcome | undefined,
  { priceCents }: StoredProduct,
  { what }: ManyChange,
): string | null {
  if (outcome?.state === 'changed') return null;
  if (outcome?.state === 'conflict') return 'meanwhile';
  if (outcome?.state === 'refused') return outcome.faults[0]?.code ?? 'unchanged';
  return what === 'price' && priceCents === 0 ? 'costsNothing' : 'unchanged';
}

/** Somebody has taken it back by itself already. */
function isAsBefore(outcome: Awaited<ReturnType<typeof undo>>, fields: HistoryEntry['fields']): boolean {
  if (outcome?.state !== 'conflict') return outcome?.state === 'unchanged';
  const now = outcome.now as unknown as Record<string, unknown>;
  return Object.entries(fields).every(([name, [from]]) => isDeepStrictEqual(now[name], from));
}

/** Takes back what was changed in one go, the last first. @returns how many, and which somebody has changed since */
export async function undoMany(
  db: Database,
  changing: Changing,
  bulkId: number,
): Promise<{ undone: number; stayed: StoredProduct[] }> {
  // What was merged into another one is there again first: its products name it.
  for (const kind of wordKindNames)
    for (const { id } of await bulkEntries(db, kind, bulkId)) await undo(db, wordKinds[kind], changing, id);
  const entries = await bulkEntries(db, 'product', bulkId);
  const stayed: number[] = [];
  let undone = 0;
  for (const { id, thing, fields } of entries) {
    const outcome = await undo(db, productKind(), changing, id);
    if (outcome?.state === 'changed') undone += 1;
    else if (!isAsBefore(outcome, fields)) stayed.push(Number(thing));
  }
  return { undone, stayed: await storedProducts(db, stayed) };
}
