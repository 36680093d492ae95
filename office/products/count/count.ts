import type { Input } from '#contract/operation.ts';
import type { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import type { Scanned } from '#office/scan/use-scans.ts';

type Product = Scanned['products'][number];

/** A product or variant that is counted, with the stock that the shop had when its count began. */
export interface CountedRow extends Product {
  stock: number;
  counted: number;
}

const isSame = (
  one: Pick<Product, 'id' | 'colourId' | 'sizeId'>,
  other: Pick<Product, 'id' | 'colourId' | 'sizeId'>,
) => one.id === other.id && one.colourId === other.colourId && one.sizeId === other.sizeId;

export const keyOf = ({ id, colourId, sizeId }: Product): string => `${id}-${colourId}-${sizeId}`;

/** Counts one more piece. The row moves to the top, where it is seen. */
export function countOne(rows: readonly CountedRow[], product: Product & { stock: number }): CountedRow[] {
  const before = rows.find((row) => isSame(row, product));
  const others = rows.filter((row) => row !== before);
  return [{ ...(before ?? product), counted: (before?.counted ?? 0) + 1 }, ...others];
}

/** Sets how many pieces were counted. */
export const setCounted = (
  rows: readonly CountedRow[],
  of: CountedRow,
  counted: number,
): readonly CountedRow[] => rows.map((row) => (isSame(row, of) ? { ...row, counted } : row));

export const without = (rows: readonly CountedRow[], of: CountedRow): readonly CountedRow[] =>
  rows.filter((row) => !isSame(row, of));

/** Pieces that are owed to customers, a negative stock, can't be counted: what is found is there besides. */
export const differenceOf = ({ counted, stock }: CountedRow): number => counted - Math.max(stock, 0);

/** Returns the change of stock that makes up for the difference, whatever was sold since the count. */
export function changeOf(row: CountedRow, why: string): Input<typeof changeStock> {
  const { id, colourId, sizeId, variant, lastStockChange } = row;
  const by = differenceOf(row);
  const since = { lastStockChange, why };
  if (variant === null) return { id, change: { by }, ...since };
  const per = colourId > 0 && sizeId > 0 ? 'both' : colourId > 0 ? 'color' : 'size';
  return { id, change: { per, variants: [{ colourId, sizeId, stock: { by } }] }, ...since };
}
