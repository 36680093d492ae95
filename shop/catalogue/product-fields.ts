import type { PictureView } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { PriceType } from '#shop/pricing/pricing.ts';
import type { Change, Outcome, ShownState } from '#shop/records/records.ts';

/** Texts of a product in one language. A language has a name or nothing at all; the full description is HTML. */
export interface ProductTexts {
  name: string;
  shortDescription: string;
  fullDescription: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
}

/** One choice and what it adds: cents, or hundredths of a percent of the base price. */
export interface Choice {
  optionId: number;
  priceType: PriceType;
  amount: number;
}

/** The choices of one attribute other than colour and size, in the order they are shown. */
export interface ChoiceGroup {
  attributeId: number;
  /** Whether a shopper must choose one. */
  required: boolean;
  choices: Choice[];
}

/** A picture below /content/commonImages/, in pixels as it lies there. */
export interface PictureFile {
  path: string;
  width: number;
  height: number;
}

/** What a picture shows, in words for who does not see it; a language without them is missing. */
export type PictureAlt = Partial<Record<LanguageCode, string>>;

/** A picture of a product, the colour it shows (null: any), and what of the product. */
export interface StoredPicture extends PictureFile {
  colourId: number | null;
  view: PictureView;
  alt: PictureAlt;
}

/** The same as it is to be: without `alt` it keeps the words it had. */
export type NewPicture = Omit<StoredPicture, 'alt'> & { alt?: PictureAlt | undefined };

/** Everything about a product that staff decide. Money is integer cents. */
export interface ProductFields {
  sku: string;
  /** The first is the main one: it makes the breadcrumb. */
  categoryIds: number[];
  brandId: number | null;
  vendorId: number | null;
  priceCents: number;
  /** null: not counted. */
  stock: number | null;
  showStock: boolean;
  orderMaximum: number | null;
  allowDiscounts: boolean;
  shippingCents: number;
  shippingFree: boolean;
  /** As it is shown: '2-4'. */
  shippingDays: string;
  shippingMethodIds: number[];
  state: ShownState;
  /** When it is to be published: only of what is hidden, and to come. */
  publishAt: Date | null;
  /** Of a product that is downloaded: its file below the private folder, and its media type. */
  digital: { file: string; type: string } | null;
  tagIds: number[];
  /** In the order they are shown; one of them must always be chosen. */
  colours: Choice[];
  sizes: Choice[];
  options: ChoiceGroup[];
  pictures: StoredPicture[];
  texts: Partial<Record<LanguageCode, ProductTexts>>;
  /** How far it is ahead of what it sold. */
  popularity: number;
  /** Since when it counts as new. */
  createdAt: Date;
}

/** Fields that are a column of their own in a product's row: its name and type there. */
export const fieldColumns = {
  sku: ['sku', 'text'],
  brandId: ['brand_id', 'int'],
  vendorId: ['vendor_id', 'int'],
  priceCents: ['price_cents', 'int'],
  stock: ['stock', 'int'],
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

/** What is stored in another way than as one column. */
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

/** The stock as it is to be, or by how much it changes whatever was sold meanwhile. */
export type StockChange = number | null | { by: number };

/** Fields to change: texts one by one, the stock also by a difference. */
export interface ProductChanges extends Omit<ProductFields, 'texts' | 'stock' | 'pictures'> {
  stock: StockChange;
  pictures: NewPicture[];
  texts: Partial<Record<LanguageCode, Partial<ProductTexts>>>;
}

export type TextField = `${keyof ProductTexts}.${LanguageCode}`;
/** Name of a field as faults, differences and the audit log use it: texts by language. */
export type ProductField = Exclude<keyof ProductFields, 'texts'> | TextField;

export type ProductChange = Change<ProductChanges>;
export type ProductOutcome = Outcome<StoredProduct, ProductField>;

/** The ids a product may refer to. */
export interface Known {
  categories: ReadonlySet<number>;
  brands: ReadonlySet<number>;
  vendors: ReadonlySet<number>;
  tags: ReadonlySet<number>;
  colours: ReadonlySet<number>;
  sizes: ReadonlySet<number>;
  shippingMethods: ReadonlySet<number>;
  attributes: ReadonlySet<number>;
  /** The attribute of each option that is neither a colour nor a size. */
  options: ReadonlyMap<number, number>;
}
