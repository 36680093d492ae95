import { compareKey } from '#rules/compare-key.ts';
import { formatCents } from '#rules/money.ts';
import { momentOf } from '#rules/shop-clock.ts';
import type { NamedPlace } from '#shop/places/places.ts';
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
  'variantCosts',
  'costs',
  'variantDiscounts',
  'missingVariants',
  'unknownColours',
  'noCategory',
  'otherTypes',
  'noAddresses',
  'noPictureAddresses',
  'priceWithoutTax',
  'saleDates',
  'attributes',
  'unknownPlaces',
  'moreAddresses',
] as const;
export type LossCode = (typeof lossCodes)[number];

/** A loss: how many products or columns it concerns, and the first of them. */
export interface Loss {
  code: LossCode;
  count: number;
  examples: string[];
}

/** A lower price for a time. Null: without a start or an end in the future. */
export interface Sale {
  /** The price without it, in cents. */
  regular: number;
  starts: string | null;
  ends: string | null;
}

export interface ForeignVariant {
  sku: string;
  /** In cents, or the cell if it is no amount: the check of the row shows it. */
  price: number | string;
  sale: Sale | null;
  /** Null if it isn't tracked; the cell if it is no number. */
  stock: number | string | null;
  /** Attribute and value, such as Size and XL. */
  choices: [attribute: string, value: string][];
  /** The row with the stock that several variants share. */
  stockOf?: number;
  barcode?: string;
  /** What it costs the shop, in dollars; the cell if it is no amount. '' if unknown. */
  cost?: string;
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
  /** Attributes that shoppers don't choose. */
  traits?: [name: string, value: string][];
  variants: ForeignVariant[];
  /** Whether everything else is in another file. The prices of the variants are then what they add to the product's. */
  isVariantsOnly?: boolean;
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
  read: (rows: readonly ForeignRow[], reading: Reading) => ForeignProduct[];
}

/** What the prices and dates of an export mean in this shop. */
export interface ForeignSetup {
  /** In hundredths of a percent; null while the shop's prices include no VAT. */
  vatRate: number | null;
  timeZone: string;
  now: Date;
  /** The provinces and districts that addresses of customers may have. */
  places?: readonly NamedPlace[];
  /** The SKUs of products by their ids in the old shop, as far as redirects contain those. */
  skusByOldId: ReadonlyMap<string, string>;
}

export interface Reading extends ForeignSetup {
  losses: Losses;
}

/** The columns that every system has. Versions of a system name them differently. */
type Columns = Readonly<
  Record<'name' | 'description' | 'short' | 'metaTitle' | 'metaDescription' | 'brand', readonly string[]> & {
    tags?: readonly string[];
  }
>;

/** Reads the cells that mean the same in every system. */
export const commonOf = (row: ForeignRow, columns: Columns) => ({
  line: row.line,
  names: { en: row.text(...columns.name) },
  description: { en: row.text(...columns.description) },
  short: row.text(...columns.short),
  metaTitle: row.text(...columns.metaTitle),
  metaDescription: row.text(...columns.metaDescription),
  brand: row.text(...columns.brand),
  tags: row.list(',', ...(columns.tags ?? [])),
});

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

/**
 * Reads an amount of a machine in cents: `12`, `12.5`, `30.000000`, `12,90`, and `19.916667`, to which VAT is added before
 * it is rounded. Null if it is none, or may be thousands: `1,200`.
 */
export function centsOf(text: string, vatRate = 0): number | null {
  const amount = /^(?<whole>\d{1,9})(?:\.(?<point>\d{0,20})|,(?<comma>\d{1,2}|\d{4,20}))?$/u;
  const { whole = '', point, comma } = amount.exec(text.trim())?.groups ?? {};
  const fraction = point ?? comma ?? '';
  if (whole === '' || /^\d\d[1-9]$/u.test(fraction)) return null;
  const divisor = 10n ** BigInt(fraction.length) * 100n;
  return Number((2n * BigInt(whole + fraction) * BigInt(10_000 + vatRate) + divisor) / (2n * divisor));
}

/** Reads a stock such as `5` or `99.0000`; less than zero counts as zero. Null if it isn't tracked. */
export function stockIn(text: string): ForeignVariant['stock'] {
  if (text === '') return null;
  return /^-?\d+(?:\.\d*)?$/u.test(text) ? Math.max(0, Math.floor(Number(text))) : text;
}

/** Reads what a variant costs the shop. An amount that can't be read stays, so that the check of its row shows it. */
export function costIn(text: string): string {
  const cents = centsOf(text);
  return cents === null ? text : formatCents(cents);
}

interface PriceCells {
  /** The product's name, for the list of losses. */
  name: string;
  regular: string;
  /** '' without one. */
  sale?: string;
  from?: string;
  to?: string;
}

/** Returns the price of a variant now, and its sale. A sale that has ended, or whose dates can't be read, is none. */
export function pricesOf(
  { name, regular: written, sale = '', from = '', to = '' }: PriceCells,
  { losses, timeZone, now }: Reading,
): Pick<ForeignVariant, 'price' | 'sale'> {
  const [regular, reduced] = [centsOf(written), centsOf(sale)];
  if (sale !== '' && reduced === null) return { price: sale, sale: null };
  if (regular === null) return { price: written === '' ? (reduced ?? '') : written, sale: null };
  if (reduced === null || reduced >= regular) return { price: reduced ?? regular, sale: null };
  const [starts, ends] = [momentIn(from, timeZone), momentIn(to, timeZone, true)];
  if (starts === undefined || ends === undefined) {
    losses.add('saleDates', name);
    return { price: regular, sale: null };
  }
  const isFuture = (moment: string | null) => moment !== null && Date.parse(moment) > now.getTime();
  if (ends !== null && !isFuture(ends)) return { price: regular, sale: null };
  return { price: reduced, sale: { regular, starts: isFuture(starts) ? starts : null, ends } };
}

/**
 * Parses `2026-12-01`, `2026-12-01 08:00:00`, and `12/1/26` as Magento writes it, on the shop's clock. Null for none, which
 * may be zeros; undefined if it can't be read. A last day, also one with the time 0:00, ends with the day.
 */
function momentIn(text: string, timeZone: string, isEnd = false): string | null | undefined {
  if (/^[0\s:-]*$/u.test(text)) return null;
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d{2})\b/u.exec(text) ?? [];
  const iso = year === '' ? text : `20${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}).*)?$/u.exec(iso) ?? [];
  const start = Date.parse(`${day}T${time}Z`);
  if (day === undefined || Number.isNaN(start)) return undefined;
  const shown = new Date(isEnd && time === '00:00' ? start + 86_400_000 : start).toISOString();
  return momentOf(shown.slice(0, 16), timeZone) ?? undefined;
}
