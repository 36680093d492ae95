import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { type StoredDiscount, storedDiscounts } from '#shop/discounts/discounts.ts';
import { asJson } from './as-json.ts';
import type { FileRow } from './row.ts';

export interface ImportedDiscount {
  discount: StoredDiscount;
  /** Whether staff changed more than its products. */
  isChanged: boolean;
  /** The products that imports added, and not staff. */
  added: Set<number>;
  /** The products that staff took out. */
  removed: Set<number>;
}

interface Entry {
  thing: string;
  fields: Record<string, [from: unknown, to: unknown]>;
  isImport: boolean;
  isUndone: boolean;
}

/** Returns the discounts that imports created, by id. Their history tells what is theirs. `ids`: null for all. */
export async function importedDiscounts(
  db: Database,
  ids: readonly number[] | null,
): Promise<Map<number, ImportedDiscount>> {
  const which = ids === null ? sql`true` : sql`c.thing = any(${ids.map(String)}::text[])`;
  const { rows } = await sql<Entry>`
    select c.thing, c.fields, b.kind is not distinct from 'import' as "isImport", exists (
        select from catalogue_import i where i.bulk_id = c.bulk_id and i.undone_to <= c.id) as "isUndone"
    from record_change c left join record_bulk b on b.id = c.bulk_id
    where c.kind = 'discount' and c.state <> 'removed' and ${which} and exists (
      select from record_change o join record_bulk ob on ob.id = o.bulk_id
      where o.kind = 'discount' and o.thing = c.thing and o.state = 'created' and ob.kind = 'import')
    order by c.id`.execute(db);
  const histories = Map.groupBy(rows, ({ thing }) => Number(thing));
  const stored = await storedDiscounts(db, [...histories.keys()]);
  return new Map(stored.map((each) => [each.id, importedFrom(each, histories.get(each.id) ?? [])]));
}

const productsIn = (list: unknown) => (Array.isArray(list) ? list.map(Number) : []);

function importedFrom(discount: StoredDiscount, history: readonly Entry[]): ImportedDiscount {
  const first = history.find(({ fields }) => 'productIds' in fields)?.fields['productIds'];
  const added = new Set(first ? productsIn(first[0]) : discount.productIds);
  const removed = new Set<number>();
  let isChanged = false;
  const undone = new Set<string>();
  for (const { fields, isImport, isUndone } of history) {
    if (isUndone)
      undone.add(JSON.stringify(Object.entries(fields).map(([name, [from, to]]) => [name, [to, from]])));
    // The undo of an import reverses its change.
    if (isUndone || undone.delete(JSON.stringify(Object.entries(fields)))) continue;
    isChanged ||= !isImport && Object.keys(fields).some((name) => name !== 'productIds');
    const [from, to] = (fields['productIds'] ?? []).map(productsIn);
    for (const id of from ?? []) {
      if (to?.includes(id)) continue;
      added.delete(id);
      if (!isImport) removed.add(id);
    }
    for (const id of to ?? []) {
      if (from?.includes(id)) continue;
      removed.delete(id);
      if (isImport) added.add(id);
    }
  }
  return { discount, isChanged, added, removed };
}

export async function discountNames(db: Database, importId: number): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select cells ->> 'discount' as name from catalogue_import_row
    where import_id = ${importId} and kind = 'discounts' and line > 0`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Returns the products of discounts that aren't imported, because their rows are wrong. */
export async function wrongDiscounts(db: Database, importId: number): Promise<string[]> {
  const { rows } = await sql<{ products: string }>`
    select cells ->> 'products' as products from catalogue_import_row
    where import_id = ${importId} and kind = 'discounts' and state = 'wrong' and cells ? 'products'`.execute(
    db,
  );
  return rows.map(({ products }) => products);
}

/** Replaces the rows of discounts that aren't in the file. They are the last ones, and have lines below 0. */
export async function replaceEnding(
  db: Database,
  importId: number,
  rows: readonly FileRow<string>[],
): Promise<void> {
  await sql`delete from catalogue_import_row where import_id = ${importId} and line < 0`.execute(db);
  const all = rows.map(({ line, cells }) => ({ line, cells }));
  await sql`
    insert into catalogue_import_row (import_id, place, sheet, kind, line, cells)
    select ${importId}, (select coalesce(max(place), 0) from catalogue_import_row where import_id = ${importId}) - line,
      'discounts', 'discounts', line, cells
    from jsonb_to_recordset(${asJson(all)}::jsonb) as r (line int, cells jsonb)`.execute(db);
}
