import type { z } from 'zod';
import type { PictureView } from '#contract/constants.ts';
import {
  type FieldOfKind,
  type ProductFieldName,
  productFields,
  productTexts,
} from '#contract/forms/product-fields.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { type Change, columnName, type Outcome } from '#shop/records/records.ts';

/** The texts of a product in one language. They have a name, or are all empty. */
export type ProductTexts = Record<keyof typeof productTexts, string>;

/** An option value with its surcharge: cents, or hundredths of a percent of the base price. */
export type Choice = Described['colours'][number];
/** The option values of one attribute other than color and size, in display order. */
export type ChoiceGroup = Described['options'][number];
export type Variant = Described['variants'][number];
/** What a variant costs the shop, in cents. The product's cost applies to variants without one. */
export type VariantCost = Described['variantCosts'][number];

/** What one piece costs from a quantity on, in cents. */
export type PriceStep = Described['priceSteps'][number];

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
  areas: PictureArea[];
}

/** Where an option is printed in a picture. */
export type PictureArea = Described['pictures'][number]['areas'][number];

/** A picture to be stored. If it has no `alt` or `areas`, the current ones stay. */
export type NewPicture = Omit<StoredPicture, 'alt' | 'areas'> & {
  alt?: PictureAlt | undefined;
  areas?: PictureArea[] | undefined;
};

type Described = {
  [Name in ProductFieldName]: Stored<
    (typeof productFields)[Name]['kind'],
    z.output<(typeof productFields)[Name]['shape']>
  >;
};
/** Calls have times as texts. */
type Stored<Kind, Value> = Kind extends 'moment' ? Date | Extract<Value, null> : Value;

/** All fields of a product that staff edit. Amounts in integer cents. */
export interface ProductFields extends Omit<Described, 'pictures'> {
  pictures: StoredPicture[];
  texts: Partial<Record<LanguageCode, ProductTexts>>;
}

/** The type of the column of each kind of field. Other kinds are stored in another way. */
const columnTypes = {
  line: 'text',
  cents: 'int',
  count: 'int',
  day: 'date',
  check: 'boolean',
  moment: 'timestamptz',
  word: 'int',
  stockPer: 'text',
  costs: 'jsonb',
  steps: 'jsonb',
} as const;
export type ColumnField = FieldOfKind<keyof typeof columnTypes>;

/** Fields with their own column in the product row, its name and its type. */
export const fieldColumns = Object.entries<{ kind: string; column?: string }>(productFields).flatMap(
  ([field, { kind, column = columnName(field) }]) =>
    kind in columnTypes
      ? [[field as ColumnField, column, columnTypes[kind as keyof typeof columnTypes]] as const]
      : [],
);

export const textColumns = Object.keys(productTexts).map((name) => [name, columnName(name)] as const);

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
