import type { z } from 'zod';
import type { listedImport } from '#contract/operations/office/imports/import-types.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Database } from '#database/schema.ts';
import { kindsOf, type ListedImport, type StoredImport } from '#shop/imports/imports.ts';
import type { Staff } from '../../../calls/caller.ts';

export const importAnswer = (
  { id, fileName, source, state, createdAt }: ListedImport,
  name: string,
): z.input<typeof listedImport> => ({
  id,
  fileName,
  source,
  state,
  name,
  createdAt: createdAt.toISOString(),
});

const permissionsOf: Readonly<Record<string, Permission>> = {
  discounts: 'discounts.write',
  coupons: 'discounts.write',
  redirects: 'content.write',
  reviews: 'reviews.write',
  customers: 'customers.change',
  costs: 'costs.read',
};

/** Returns whether staff may see the rows of an import, which can contain customers and costs. */
export async function maySeeRows(db: Database, id: number, { permissions }: Staff): Promise<boolean> {
  const kinds = await kindsOf(db, id);
  const may = (kind: 'customers' | 'costs', needed: Permission) =>
    !kinds.has(kind) || permissions.has(needed);
  return may('customers', 'customers.read') && may('costs', 'costs.read');
}

/**
 * Returns whether staff may change everything that an import changes. Exports of other shops may end discounts. An
 * import without rows doesn't tell what it changes.
 */
export async function mayChangeAll(
  db: Database,
  { id, reduced }: Pick<StoredImport, 'id' | 'reduced'>,
  { permissions }: Staff,
): Promise<boolean> {
  const kinds = await kindsOf(db, id);
  if (kinds.size === 0 || (reduced.length > 0 && !permissions.has('discounts.write'))) return false;
  return [...kinds].every((kind) => permissions.has(permissionsOf[kind] ?? 'catalogue.write'));
}
