import { compareKey } from '#rules/compare-key.ts';
import type { FileTable } from '../file-table.ts';

/** The common shape of products in exports of other shop systems, and how their rows are read. */

const shopSystems = ['shopify', 'woocommerce', 'magento', 'prestashop'] as const;
export type ShopSystem = (typeof shopSystems)[number];

/** What an export contains and this shop can't keep. */
const lossCodes = [
  'columns',
  'variantStock',
  'variantSkus',
  'variantPrices',
  'variantDiscounts',
  'missingVariants',
  'unknownColours',
  'noCategory',
  'otherTypes',
  'noAddresses',
  'noPictureAddresses',
] as const;
export type LossCode = (typeof lossCodes)[number];

/** A loss: how many products or columns it concerns, and the first of them. */
export interface Loss {
  code: LossCode;
  count: number;
  examples: string[];
}

/** A variant. Amounts are in cents, and null if the cell is no amount. */
export interface ForeignVariant {
  sku: string;
  price: number | null;
  /** The price before a discount; null without one. */
  compareAt: number | null;
  /** Null if it isn't tracked. */
  stock: number | null;
  /** Attribute and value, such as Size and XL. */
  choices: [attribute: string, value: string][];
  picture: string;
}

export interface ForeignProduct {
  /** The line of its first row. */
  line: number;
  sku: string;
  /** Its path in the old shop, or '' if the export doesn't contain it. */
  oldPath: string;
  names: { en: string; km?: string };
  description: { en: string; km?: string };
  short: string;
  metaTitle: string;
  metaDescription: string;
  brand: string;
  tags: string[];
  /** Category names from the top down. */
  categories: string[][];
  /** Addresses, the main picture first. */
  pictures: string[];
  state: 'yes' | 'no' | 'archived';
  /** The price as written, which the check of the row shows if it isn't an amount. */
  priceText: string;
  variants: ForeignVariant[];
}

export interface ForeignCatalogue {
  products: ForeignProduct[];
  lost: Loss[];
}

/** One system: how its header is recognized, and how its rows become products. */
export interface ForeignReader {
  system: ShopSystem;
  /** Groups of column names. The header must contain one name of each group. */
  keys: readonly (readonly string[])[];
  read: (rows: readonly ForeignRow[], losses: Losses) => ForeignProduct[];
}

/** A row whose cells are found by column name. */
export class ForeignRow {
  readonly line: number;
  readonly #cells: ReadonlyMap<string, string>;
  readonly #read: Set<string>;

  constructor(line: number, cells: ReadonlyMap<string, string>, read: Set<string>) {
    this.line = line;
    this.#cells = cells;
    this.#read = read;
  }

  /** Returns the first non-empty cell among these columns. */
  text(...columns: string[]): string {
    let found = '';
    for (const column of columns) {
      this.#read.add(column);
      found ||= this.#cells.get(column) ?? '';
    }
    return found;
  }

  list(separator: string, ...columns: string[]): string[] {
    const pieces = this.text(...columns).split(separator);
    return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
  }

  has(column: string): boolean {
    return this.#cells.has(column);
  }
}

/** Collects what can't be kept. */
export class Losses {
  readonly #found = new Map<LossCode, Set<string>>();

  add(code: LossCode, example: string): void {
    this.#found.set(code, (this.#found.get(code) ?? new Set()).add(example));
  }

  get all(): Loss[] {
    return lossCodes.flatMap((code) => {
      const found = this.#found.get(code);
      return found ? [{ code, count: found.size, examples: [...found].slice(0, 5) }] : [];
    });
  }
}

/** Returns the rows of a table, and the columns with content that no reader asked for. */
export function foreignRows({ header, records }: FileTable) {
  const names = header.map(compareKey);
  const read = new Set<string>();
  const filled = new Set<string>();
  const rows = records.map(({ line, cells }) => {
    const texts = new Map<string, string>();
    for (const [at, name] of names.entries()) {
      const cell = cells[at];
      const text = typeof cell === 'string' ? cell.trim() : '';
      if (text !== '') filled.add(name);
      if (!texts.get(name)) texts.set(name, text);
    }
    return new ForeignRow(line, texts, read);
  });
  const unread = () => [...filled].filter((name) => name !== '' && !read.has(name));
  return { rows: rows.filter((row) => names.some((name) => row.has(name))), unread, read };
}

/** Reads an amount of a machine: `12`, `12.5`, `30.000000`, `12,90`. Null if it is none, or may be thousands: `1,200`. */
export function centsOf(text: string): number | null {
  const match = /^(?<whole>\d{1,9})(?:\.(?<point>\d*)|,(?<comma>\d{1,2}))?$/u.exec(text.trim());
  const { whole = '', point, comma } = match?.groups ?? {};
  const fraction = point ?? comma ?? '';
  if (whole === '' || /[1-9]/u.test(fraction.slice(2))) return null;
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
}

/** Reads a stock such as `5` or `99.0000`. Null if it isn't tracked; less than zero counts as zero. */
export function stockIn(text: string): number | null {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? null : Math.max(0, Math.floor(number));
}

/** Returns the price before a discount, if it is higher. */
export const before = (price: number | null, regular: number | null): number | null =>
  price !== null && regular !== null && regular > price ? regular : null;
