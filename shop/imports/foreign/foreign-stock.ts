import type { StockPer } from '#contract/constants.ts';
import { listText } from '../cell-text.ts';
import { costText, variantText } from '../variants-text.ts';
import type { ForeignVariant } from './foreign-shop.ts';
import type { Losses } from './losses.ts';

/** The stock of another shop's variants, in the columns of catalog files. */
export interface ForeignStock {
  cells: { stock_per: StockPer; variant_stock: string };
  /** What variants cost the shop, as a cell; '' if all cost the same. */
  costs: string;
  /** Whether each variant keeps its SKU. */
  hasSkus: boolean;
}

/**
 * Returns variants with a stock that this shop can count. If all of them may be ordered without stock, the product isn't
 * counted. If only some may, those keep their stock, or 0: otherwise the others would be sold without stock too.
 */
export function countable(
  variants: readonly ForeignVariant[],
  name: string,
  losses: Losses,
): readonly ForeignVariant[] {
  const isOpen = ({ isUnlimited, stock }: ForeignVariant) => isUnlimited === true || stock === null;
  if (variants.every(isOpen)) {
    if (variants.some(({ stock }) => stock !== null)) losses.add('notCounted', name);
    return variants.map((variant) => ({ ...variant, stock: null }));
  }
  if (variants.some(isOpen)) losses.add('noCount', name);
  return variants.map((variant) => ({ ...variant, stock: variant.stock ?? 0 }));
}

const noNumbers = { sku: '', barcode: '' };

interface Counted {
  names: string[];
  stock: number;
  skus: string[];
  barcode: string;
  costs: string[];
}

/**
 * Returns the stock per color, per size or per both, or null if it has to be added up: some variants aren't tracked,
 * differ in neither, or share one stock. Variants that differ only in other options are added up.
 * @param axes the attributes that are colors and sizes, in this order
 */
export function foreignStock(
  variants: readonly ForeignVariant[],
  axes: { colours: readonly string[]; sizes: readonly string[] },
): ForeignStock | null {
  const { colours, sizes } = axes;
  if (variants.length < 2 || colours.length > 1 || sizes.length > 1) return null;
  const per = colours.length > 0 ? (sizes.length > 0 ? 'both' : 'color') : sizes.length > 0 ? 'size' : null;
  if (per === null) return null;
  const counted = new Map<string, Counted>();
  const shared = new Map<number, string>();
  for (const { stock, sku, choices, stockOf, barcode = '', cost = '' } of variants) {
    const names = [...colours, ...sizes].flatMap(
      (axis) => choices.find(([name]) => name === axis)?.[1] ?? [],
    );
    const key = names.join('\n');
    const isOther = stockOf !== undefined && (shared.get(stockOf) ?? key) !== key;
    if (typeof stock !== 'number' || names.length < (per === 'both' ? 2 : 1) || isOther) return null;
    if (stockOf !== undefined) shared.set(stockOf, key);
    const before = counted.get(key) ?? { names, stock: 0, skus: [], barcode, costs: [] };
    counted.set(key, {
      ...before,
      stock: before.stock + stock,
      skus: [...new Set([...before.skus, sku])],
      costs: [...new Set([...before.costs, cost])],
    });
  }
  const all = [...counted.values()];
  const text = ({ names, stock, skus: [sku = '', ...others], barcode }: Counted) =>
    variantText({ names, stock: Math.max(0, stock), ...(others.length > 0 ? noNumbers : { sku, barcode }) });
  return {
    cells: { stock_per: per, variant_stock: listText(all.map(text)) },
    costs: listText(
      all.flatMap(({ names, costs: [cost = '', ...others] }) =>
        cost === '' || others.length > 0 ? [] : [costText(names, cost)],
      ),
    ),
    hasSkus: all.every(({ skus }) => skus.length === 1),
  };
}
