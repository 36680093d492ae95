import { normalizeBarcode } from '#contract/forms/tidy.ts';
import type { Database } from '#database/schema.ts';
import { gtinKey, isGtin } from '#rules/gtin.ts';
import type { Fault } from '#shop/records/records.ts';
import type { ProductChanges, ProductFields } from './product-fields.ts';
import { barcodeOwners } from './stored-product-queries.ts';

type Coded = Pick<ProductFields, 'sku' | 'gtin' | 'variants'>;

/** Returns the barcodes of a product's variants; none if the change of the variants is invalid. */
const barcodesOf = ({ variants }: Coded): string[] =>
  Array.isArray(variants) ? variants.map(({ barcode }) => barcode).filter(Boolean) : [];

/**
 * Prepares the check that no two products or variants get the same barcode, which a scan couldn't tell apart.
 * @param stored the products of the changes, as the changes before leave them
 * @returns the errors of a product's GTIN and, if they aren't accepted, of its variants' barcodes. The id of a new product is null.
 */
export async function gtinCheck(
  db: Database,
  changes: readonly { fields: Partial<Pick<ProductChanges, 'gtin' | 'variants'>> }[],
  stored: ReadonlyMap<number, Coded>,
) {
  const requested = changes.flatMap(({ fields: { gtin, variants } }) =>
    [gtin, ...(variants ?? []).map(({ barcode }) => barcode)].flatMap((code) =>
      typeof code === 'string' ? normalizeBarcode(code) || [] : [],
    ),
  );
  const owners = await barcodeOwners(db, requested);
  /** Registers a barcode for a product. Returns the product that already has it, or null. */
  const ownerOf = (barcode: string, id: number | null): string | null => {
    const key = gtinKey(barcode);
    const hasStill = (owner: number | null) => {
      const now = owner === null ? undefined : stored.get(owner);
      return !now || [now.gtin, ...barcodesOf(now)].map(gtinKey).includes(key);
    };
    const owner = owners.find(
      (each) => each.key === key && (each.id === null || each.id !== id) && hasStill(each.id),
    );
    if (!owner) owners.push({ key, id, about: barcode });
    return owner?.about ?? null;
  };
  return {
    ofProduct({ gtin }: Coded, id: number | null): Fault[] {
      const about = isGtin(gtin) ? ownerOf(gtin, id) : null;
      return about === null ? [] : [{ field: 'gtin', code: 'gtinTaken', about }];
    },
    ofVariants(after: Coded, id: number | null): Fault[] {
      const before = new Set((id === null ? [] : barcodesOf(stored.get(id) ?? after)).map(gtinKey));
      const codes = barcodesOf(after);
      for (const [at, barcode] of codes.entries()) {
        if (before.has(gtinKey(barcode))) continue;
        const isTwice = codes.slice(0, at).map(gtinKey).includes(gtinKey(barcode));
        const about = isTwice ? after.sku : ownerOf(barcode, id);
        if (about !== null) return [{ field: 'variants', code: 'gtinTaken', about: `${barcode}: ${about}` }];
      }
      return [];
    },
  };
}
