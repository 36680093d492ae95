import { normalizeGtin } from '#contract/forms/tidy.ts';
import type { Database } from '#database/schema.ts';
import { gtinKey, isGtin } from '#rules/gtin.ts';
import type { Fault } from '#shop/records/records.ts';
import type { ProductFields } from './product-fields.ts';
import { gtinOwners } from './stored-product-queries.ts';

/**
 * Prepares the check that no two products get the same GTIN, which a scan couldn't tell apart.
 * @param stored the products of the changes, as the changes before leave them
 * @returns the errors of a product's GTIN. The id of a new product is null.
 */
export async function gtinCheck(
  db: Database,
  changes: readonly { fields: { gtin?: unknown } }[],
  stored: ReadonlyMap<number, Pick<ProductFields, 'gtin' | 'variants'>>,
): Promise<(gtin: string, id: number | null) => Fault[]> {
  const requested = changes.flatMap(({ fields: { gtin } }) =>
    typeof gtin === 'string' ? normalizeGtin(gtin) : [],
  );
  const owners = await gtinOwners(db, requested.filter(isGtin));
  return (gtin, id) => {
    if (!isGtin(gtin)) return [];
    const key = gtinKey(gtin);
    const hasStill = (owner: number | null) => {
      const now = owner === null ? undefined : stored.get(owner);
      return !now || [now.gtin, ...now.variants.map(({ barcode }) => barcode)].map(gtinKey).includes(key);
    };
    const owner = owners.find(
      (each) => each.key === key && (each.id === null || each.id !== id) && hasStill(each.id),
    );
    if (owner) return [{ field: 'gtin', code: 'gtinTaken', about: owner.about }];
    owners.push({ key, id, about: gtin });
    return [];
  };
}
