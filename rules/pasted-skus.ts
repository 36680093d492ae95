import { plainDigits } from '#contract/languages.ts';
import { compareKey } from './compare-key.ts';

/** A product as it was written, and how many of it. */
export interface SkuQuantity {
  sku: string;
  quantity: number;
}

/** A number of pieces before the SKU: `24 x MUG-01`. */
const first = /^(\d{1,7})\s*[x×*]\s*(\S.*)$/iu;
/** The SKU, and the number of pieces behind it: `MUG-01 24`, `MUG-01: 24`, `MUG-01 x 24`. */
const last = /^(\S.*?)[\s,;:=×*]+(?:x\s*)?(\d{1,7})$/iu;

/**
 * Reads a list with a SKU and a quantity per line, as people write it or copy it from a spreadsheet, whose first column is
 * the SKU and whose last number is the quantity. Without a quantity it is 1. Lines with the same SKU are added up.
 */
export function pastedSkus(text: string): SkuQuantity[] {
  const found = new Map<string, SkuQuantity>();
  for (const row of plainDigits(text).split(/\r?\n/u)) {
    const { sku, quantity } = rowOf(row);
    const key = compareKey(sku);
    if (key === '' || quantity === 0) continue;
    const earlier = found.get(key);
    found.set(key, { sku: earlier?.sku ?? sku, quantity: quantity + (earlier?.quantity ?? 0) });
  }
  return [...found.values()];
}

function rowOf(row: string): SkuQuantity {
  const cells = row.split('\t').map((cell) => cell.trim().replaceAll(/^"|"$/gu, ''));
  const numbers = cells.slice(1).filter((cell) => /^\d{1,7}$/u.test(cell));
  if (cells.length > 1 && cells[0]) return { sku: cells[0], quantity: Number(numbers.at(-1) ?? 1) };
  const plain = row.trim().replace(/[\s,;]+$/u, '');
  const [, before, behind] = first.exec(plain) ?? [];
  if (behind !== undefined) return { sku: behind, quantity: Number(before) };
  const [, sku = plain, quantity = 1] = last.exec(plain) ?? [];
  return { sku, quantity: Number(quantity) };
}
