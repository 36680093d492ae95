import type { PictureView, StockPer } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { PriceType } from '#shop/pricing/pricing.ts';
import type { Change, Outcome, ShownState } from '#shop/records/records.ts';

/**
 * The texts of a product in one language. They have a name, or are all empty. The full description is HTML.
 */
export interface ProductTexts {
  name: string;
  shortDescription: string;
  fullDescription: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
}

/** An option value with its surcharge: cents, or hundredths of a percent of the base price. */
export interface Choice {
  optionId: number;
  priceType: PriceType;
  amount: number;
}

/** The option values of one attribute other than color and size, in display order. */
export interface ChoiceGroup {
  attributeId: number;
  /** Whether a shopper must select one. */
  required: boolean;
  choices: Choice[];
}

/** A color and size with its own stock. An id is 0 if the product doesn't count by it. */
export interface Variant {
  colourId: number;
  sizeId: number;
  stock: number;
  /** '' if it has none. */
  sku: string;
  barcode: string;
}

/** What a variant costs the shop, in cents. The product's cost applies to variants without one. */
export interface VariantCost extends Pick<Variant, 'colourId' | 'sizeId'> {
  costCents: number;
}

/** The fields of a variant to change. */
export type VariantChange = Pick<Variant, 'colourId' | 'sizeId'> &
  Partial<Pick<Variant, 'sku' | 'barcode'>> & {
    stock?: number | { by: number } | undefined;
    /** Whether it was counted when it was read. If it no longer is, the change is refused. */
    isCounted?: boolean;
  };

/** A picture below /content/commonImages/, with its stored size in pixels. */
export interface PictureFile {
  path: string;
  width: number;
  height: number;
}

/** The alternative text of a picture. Languages without one are omitted. */
export type PictureAlt = Partial<Record<LanguageCode, string>>;

/** A picture of a product, the color it shows (null: any), and its alternative text. */
export interface StoredPicture extends PictureFile {
  colourId: number | null;
  view: PictureView;
  alt: PictureAlt;
}

/** A picture to be stored. If it has no `alt`, the current one stays. */
export type NewPicture = Omit<StoredPicture, 'alt'> & { alt?: PictureAlt | undefined };

/** All fields of a product that staff edit. Amounts in integer cents. */
export interface ProductFields {
  sku: string;
  /** The categories. The first is the main category, used for the breadcrumb. */
  categoryIds: number[];
  brandId: number | null;
  vendorId: number | null;
  priceCents: number;
  /** What it costs the shop. Null if unknown. */
  costCents: number | null;
  variantCosts: VariantCost[];
  /** Null if not tracked. The sum of the variants if it is counted per variant. */
  stock: number | null;
  /** What stock is counted per; null for one stock of the product. */
  stockPer: StockPer | null;
  /** Every combination that is counted, by ids. Empty unless stock is counted per variant. */
  variants: Variant[];
  showStock: boolean;
  orderMaximum: number | null;
  allowDiscounts: boolean;
  shippingCents: number;
  shippingFree: boolean;
  /** The days as displayed, such as '2-4'. */
  shippingDays: string;
  shippingMethodIds: number[];
  state: ShownState;
  /** The publication date. Only hidden products have one, and it is in the future. */
  publishAt: Date | null;
  /** For a digital product: its file below the private folder, and its media type. */
  digital: { file: string; type: string } | null;
  tagIds: number[];
  /** Options in display order. A shopper must always select one. */
  colours: Choice[];
  sizes: Choice[];
  options: ChoiceGroup[];
  pictures: StoredPicture[];
  texts: Partial<Record<LanguageCode, ProductTexts>>;
  /** The product's initial popularity, to which its sales are added. */
  popularity: number;
  /** When it starts counting as new. */
  createdAt: Date;
}

/** Fields with their own column in the product row: its name and type. */
export const fieldColumns = {
  sku: ['sku', 'text'],
  brandId: ['brand_id', 'int'],
  vendorId: ['vendor_id', 'int'],
  priceCents: ['price_cents', 'int'],
  costCents: ['cost_cents', 'int'],
  variantCosts: ['variant_costs', 'jsonb'],
  stock: ['stock', 'int'],
  stockPer: ['stock_per', 'text'],
  showStock: ['show_stock', 'boolean'],
  orderMaximum: ['order_maximum', 'int'],
  allowDiscounts: ['allow_discounts', 'boolean'],
  shippingCents: ['shipping_cents', 'int'],
  shippingFree: ['shipping_free', 'boolean'],
  shippingDays: ['shipping_days', 'text'],
  popularity: ['seed_popularity', 'int'],
  createdAt: ['created_at', 'timestamptz'],
  publishAt: ['publish_at', 'timestamptz'],
} as const satisfies Record<Exclude<keyof ProductFields, keyof Parts>, readonly [name: string, type: string]>;

/** Fields that aren't stored as one column. */
type Parts = Pick<
  ProductFields,
  | 'categoryIds'
  | 'shippingMethodIds'
  | 'state'
  | 'digital'
  | 'tagIds'
  | 'colours'
  | 'sizes'
  | 'options'
  | 'pictures'
  | 'texts'
  | 'variants'
>;

/** The column of each text. */
export const textColumns = {
  name: 'name',
  shortDescription: 'short_description',
  fullDescription: 'full_description',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  metaKeywords: 'meta_keywords',
} as const satisfies Record<keyof ProductTexts, string>;

export interface StoredProduct extends ProductFields {
  id: number;
  version: number;
}

/** The new stock, or a difference that applies whatever was sold in the meantime. */
export type StockChange = number | null | { by: number };

/** The fields to change: texts individually, and the stock also by a difference. */
export interface ProductChanges extends Omit<ProductFields, 'texts' | 'stock' | 'pictures' | 'variants'> {
  stock: StockChange;
  variants: VariantChange[];
  pictures: NewPicture[];
  texts: Partial<Record<LanguageCode, Partial<ProductTexts>>>;
}

export type TextField = `${keyof ProductTexts}.${LanguageCode}`;
/** The name of a field in validation errors, differences and the audit log: texts by language. */
export type ProductField = Exclude<keyof ProductFields, 'texts'> | TextField;

export type ProductChange = Change<ProductChanges>;
export type ProductOutcome = Outcome<StoredProduct, ProductField>;

/** The ids to which a product may refer. */
export interface Known {
  categories: ReadonlySet<number>;
  brands: ReadonlySet<number>;
  vendors: ReadonlySet<number>;
  tags: ReadonlySet<number>;
  colours: ReadonlySet<number>;
  sizes: ReadonlySet<number>;
  shippingMethods: ReadonlySet<number>;
  attributes: ReadonlySet<number>;
  /** The attribute of each option value that is neither a color nor a size. */
  options: ReadonlyMap<number, number>;
}
