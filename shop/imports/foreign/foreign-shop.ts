import type { ShopSystem } from '#contract/shop-systems.ts';
import type { NamedPlace } from '#shop/places/places.ts';
import type { FileMoney } from './currencies.ts';
import type { ForeignRow } from './foreign-row.ts';
import type { Axis } from './axes.ts';
import type { SeenPrices } from './seen-prices.ts';
import { plainText } from './foreign-text.ts';
import type { ForeignLadder } from './ladders.ts';
import type { Losses } from './losses.ts';

/** The common shape of products in exports of other shop systems, and how their rows are read. */

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
  /** Whether the old shop took orders beyond its stock. */
  isUnlimited?: boolean;
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
  /** `unlisted`: it was sold, but not in the lists of the old shop. */
  state: 'yes' | 'no' | 'archived' | 'unlisted';
  /** Kinds that aren't imported completely: services, and downloads whose files aren't in the export. */
  notBrought?: 'services' | 'downloads' | undefined;
  /** Prices by quantity; null if it has none. */
  ladder?: ForeignLadder | null;
  /** Cells of catalog files that need no translation. */
  cells?: Readonly<Record<string, string>>;
  /** Attributes that shoppers don't choose. */
  traits?: [name: string, value: string][];
  variants: readonly ForeignVariant[];
  /** Whether everything else is in another file. The prices of the variants are then what they add to the product's. */
  isVariantsOnly?: boolean;
}

/** One system: how its header is recognized, and how its rows become products. */
export interface ForeignReader {
  system: ShopSystem;
  /** Groups of column names. The header must contain one name of each group. */
  keys: readonly (readonly string[])[];
  /** The other columns that staff can match. */
  columns?: readonly string[];
  /** Returns the name by which the reader asks for a column, if the system translates its heads. */
  headOf?: (head: string) => string;
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
  /** What staff chose for attributes, by name. */
  axes?: ReadonlyMap<string, Axis>;
  /** The system that staff chose, because the header isn't recognized. */
  system?: ShopSystem | null;
  /** The currency of the prices; null until staff choose it, or the file says it. */
  money?: FileMoney | null;
}

export interface Reading extends Omit<ForeignSetup, 'money'> {
  losses: Losses;
  prices: SeenPrices;
  money: FileMoney;
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
  names: { en: plainText(row.text(...columns.name)) },
  description: { en: row.text(...columns.description) },
  short: plainText(row.text(...columns.short)),
  metaTitle: plainText(row.text(...columns.metaTitle)),
  metaDescription: plainText(row.text(...columns.metaDescription)),
  brand: plainText(row.text(...columns.brand)),
  tags: row.list(',', ...(columns.tags ?? [])).map(plainText),
});
