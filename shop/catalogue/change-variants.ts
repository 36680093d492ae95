import { isDeepStrictEqual } from 'node:util';
import { amountLimits, type StockPer } from '#contract/constants.ts';
import type { Fault, ValidationCode } from '#shop/records/records.ts';
import { isPrice } from './change-price.ts';
import { maxStock, stockAfter } from './change-stock.ts';
import type {
  ProductChanges,
  ProductField,
  ProductFields,
  Variant,
  VariantChange,
} from './product-fields.ts';

/** Maximum variants of a product. All are locked and shown together. */
const maxVariants = 500;
const maxText = 64;

type Key = Pick<Variant, 'colourId' | 'sizeId'>;
const isSame = (one: Key, other: Key) => one.colourId === other.colourId && one.sizeId === other.sizeId;

/** Returns variants as stored: in the order of their ids. */
export const storedVariants = <Row extends Key>(variants: readonly Row[]): Row[] =>
  variants.toSorted((one, other) => one.colourId - other.colourId || one.sizeId - other.sizeId);

/** Returns whether a product counts its stock by these options. */
const isPer = (stockPer: StockPer | null, option: 'color' | 'size') =>
  stockPer === option || stockPer === 'both';

/**
 * Returns stock and variants after a change. There is one variant per combination of the options that are counted by;
 * each keeps its stock unless the change names it. The stock of such a product is their sum. An invalid value takes
 * the field's place, and `stockErrors` reports it.
 */
export function stockFieldsAfter(
  before: ProductFields,
  changes: Partial<ProductChanges>,
): Partial<Pick<ProductFields, 'stock' | 'variants'>> {
  const { stock, variants = [] } = changes;
  const after = { ...before, ...changes };
  if (after.stockPer === null) {
    const left = stock === undefined ? null : stockAfter(before.stock, stock);
    const unknown = variants.length > 0 ? { variants: 'notCounted' as never } : { variants: [] };
    return { ...unknown, ...(left && { stock: 'error' in left ? (left.error as never) : left.stock }) };
  }
  const isTouched = ['stockPer', 'variants', 'colours', 'sizes'].some((field) => field in changes);
  if (!isTouched)
    return stock === undefined || stock === before.stock ? {} : { stock: 'perVariant' as never };
  const rows = variantsAfter(before, after, variants);
  if (typeof rows === 'string') return { variants: rows as never };
  const isMoved = typeof stock === 'object' && stock !== null && stock.by !== 0;
  if (isMoved && isDeepStrictEqual(rows, before.variants)) return { stock: 'perVariant' as never };
  return { variants: rows, stock: sumOfVariants(rows) };
}

function variantsAfter(
  before: ProductFields,
  { stockPer, colours, sizes }: Pick<ProductFields, 'stockPer' | 'colours' | 'sizes'>,
  changes: readonly VariantChange[],
): Variant[] | ValidationCode {
  const idsOf = (option: 'color' | 'size', choices: ProductFields['sizes']) =>
    isPer(stockPer, option) ? choices.map(({ optionId }) => optionId) : [0];
  const [colourIds, sizeIds] = [idsOf('color', colours), idsOf('size', sizes)];
  if (colourIds.length * sizeIds.length > maxVariants) return 'tooLong';
  const keys = colourIds.flatMap((colourId) => sizeIds.map((sizeId) => ({ colourId, sizeId })));
  if (changes.some((change) => !keys.some((key) => isSame(key, change)))) return 'unknown';
  const current = stockPer === before.stockPer ? before.variants : [];
  const rows = keys.map((key): Variant | ValidationCode => {
    const counted = current.find((each) => isSame(each, key));
    const { stock: left = 0, sku = '', barcode = '' } = counted ?? {};
    const change = changes.find((each) => isSame(each, key));
    if (change?.isCounted && !counted) return 'notCounted';
    const stock = stockAfter(left, change?.stock ?? left);
    if ('error' in stock) return stock.error;
    return { ...key, stock: stock.stock ?? 0, sku: change?.sku ?? sku, barcode: change?.barcode ?? barcode };
  });
  return (
    rows.find((row) => typeof row === 'string') ??
    storedVariants(rows.filter((row) => typeof row !== 'string'))
  );
}

/** What is owed of one variant doesn't lessen what is there of another, as in the table's trigger (database/functions/stock/write-variant-sum.sql). */
const sumOfVariants = (rows: readonly Pick<Variant, 'stock'>[]): number =>
  rows.reduce((sum, { stock }) => sum + Math.max(stock, 0), 0);

/**
 * Returns whether the one stock that replaced variants has changed since. The shop doesn't know which variants those
 * units are, so it can't count them per variant again.
 */
export function isSumChanged(
  { stockPer, variants, stock }: Readonly<Record<string, [before: unknown, after: unknown]>>,
  now: Pick<ProductFields, 'stock'>,
): boolean {
  if (stockPer?.[1] !== null || !variants) return false;
  const sum = sumOfVariants(variants[0] as Variant[]);
  return now.stock !== (stock ? stock[1] : sum);
}

export function costErrors({ variantCosts: costs }: ProductFields): Fault<ProductField>[] {
  const isOne = costs.length === new Set(costs.map(({ colourId, sizeId }) => `${colourId} ${sizeId}`)).size;
  return [
    ...(costs.every((each) => isPrice(each.costCents))
      ? []
      : [{ field: 'variantCosts', code: 'range', about: amountLimits.priceCents } as const]),
    ...(isOne ? [] : [{ field: 'variantCosts', code: 'twice' } as const]),
  ];
}

export function stockErrors({
  stock,
  stockPer,
  variants,
  colours,
  sizes,
}: ProductFields): Fault<ProductField>[] {
  if (typeof variants === 'string')
    return [{ field: 'variants', code: variants, ...(variants === 'tooLong' && { about: maxVariants }) }];
  if (typeof stock === 'string') return [{ field: 'stock', code: stock }];
  const isWithout =
    (isPer(stockPer, 'color') && colours.length === 0) || (isPer(stockPer, 'size') && sizes.length === 0);
  const isLong = variants.some(({ sku, barcode }) => sku.length > maxText || barcode.length > maxText);
  return [
    // Shown on whichever of the fields changed.
    ...(isWithout ? (['stockPer', 'colours', 'sizes'] as const) : []).map(
      (field) => ({ field, code: 'noOptions' }) as const,
    ),
    ...(stock !== null && stock > maxStock ? [{ field: 'variants', code: 'range' } as const] : []),
    ...(isLong ? [{ field: 'variants', code: 'tooLong', about: maxText } as const] : []),
  ];
}
