import { attributeKinds, type PictureView, type StockPer } from '#contract/constants.ts';
import type { Answer } from '#contract/operation.ts';
import type { PrintAsk } from '#contract/artwork.ts';
import type { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import type { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import type { LineTerms } from '#rules/line-price.ts';
import type { Place } from '#rules/shipping-days.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';

/** A value of an option. `price` is added to the base price, in dollars. */
export interface Choice {
  id: number;
  name: string;
  price: number;
  /** Working days that the value adds to those of the product. */
  extraDays?: number;
  /** What customers send for it; absent for nothing. */
  asksFor?: PrintAsk;
  /** It is printed, on an area in mm, as far as known, in so many colors. */
  area?: { Width?: number | undefined; Height?: number | undefined; Colors?: number | undefined };
  /** What drawing it costs once, in dollars. */
  drawing?: number;
}
/** An attribute with its values; color is 1 and size 2 (specification §4). */
export interface OptionGroup {
  attributeId: number;
  name: string;
  required: boolean;
  choices: readonly Choice[];
}

/** A picture with its stored size in pixels. `colorId` is null if the picture belongs to no color. */
export interface ProductPicture {
  path: string;
  width: number;
  height: number;
  colorId: number | null;
  view: PictureView;
  /** The alternative text written by staff. */
  alt?: string | undefined;
  /** Where options are printed in it; absent if nowhere. */
  areas?: NonNullable<Answer<typeof getProductDetail>[number]['ProductImagesJson'][number]['Areas']>;
}

/** The stock of a color, a size or both. */
export interface VariantLeft {
  colorId: number | null;
  sizeId: number | null;
  stock: number;
  /** Whether none is in stock, but it can be ordered. */
  isAwaited?: boolean | undefined;
}

/** One of the two ways to buy it: a few pieces, or many for a group. */
export interface Mood {
  href: string;
  title: string;
  /** What it costs. */
  text: string;
  isChosen: boolean;
}

/** The data of the product page. Prices are in dollars. */
export interface ProductData {
  id: number;
  name: string;
  categoryId: number;
  categoryName: string | null;
  vendor: string;
  brand: string;
  sku: string;
  /** Absent without one, and for products with variants. */
  gtin?: string;
  rating: number | null;
  reviewCount: number;
  price: number;
  discounted: number | null;
  discountId: number | null;
  shortDescription: string;
  /** Sanitized HTML. */
  fullDescription: string;
  /** How much can be ordered; null if stock is not tracked. */
  stock: number | null;
  /** From when it can be had, or the colors and sizes that are awaited, and the open days until then. Absent if it is there. */
  backOrder?: { note: string; days: number } | undefined;
  /** What stock is counted per, with the stock of each color, size or combination; null for one stock. */
  variantStock: { per: StockPer; left: readonly VariantLeft[] } | null;
  showStock: boolean;
  orderMaximum: number | null;
  /** Absent for 1. */
  orderMinimum?: number;
  /** What decides its price at any quantity, with the charges of all its options; absent if every piece costs the same. */
  terms?: LineTerms;
  /** The VAT that is added to the price, as text; '' if none is. */
  addedVat: string;
  /** The shipping cost as text; '' if free. */
  shipping: string;
  shippingDays: string;
  /**
   * Working days until the product arrives, without those added by an option, in the capital and elsewhere;
   * '' if unknown.
   */
  arrives: Readonly<Record<Place, string>>;
  digital: boolean;
  /** Whether the product can be gift-wrapped. */
  wrapping: boolean;
  pictures: readonly ProductPicture[];
  colors: readonly { id: number; name: string; hex: string }[];
  tags: readonly string[];
  shipMethods: readonly string[];
  options: readonly OptionGroup[];
  sizeGuide: readonly { shortName: string; name: string; inches: string; centimetres: string }[];
  reviews: readonly {
    rating: number;
    title: string;
    name: string;
    date: string;
    body: string;
    isBoughtHere: boolean;
    /** The color and size that the author bought. */
    choice?: string;
    /** The shop's public answer. */
    answer?: string;
    photos?: readonly { path: string; width: number; height: number; alt: string }[];
  }[];
  related: readonly ProductRow[];
  /** A few pieces, and a group with its logo. Absent unless it can be printed and has prices by quantity. */
  moods?: readonly [few: Mood, group: Mood];
  /** Sanitized HTML. */
  shippingInfo: string;
  whyBuy: readonly string[];
  deliveryEstimate: string;
}

/** Groups the rows of the call, one per option, keeping their order. */
export function optionGroups(rows: Answer<typeof getProductAllAttributesById>): OptionGroup[] {
  return [...Map.groupBy(rows, ({ ProductAttributeID }) => ProductAttributeID)].map(
    ([attributeId, options]) => ({
      attributeId,
      name: options[0]?.AttributeDisplayName ?? '',
      required: options.some(({ IsRequiredAttribute }) => IsRequiredAttribute),
      choices: options.map(
        ({
          PrimaryKeyValue,
          PrimaryKeyDisplayValue,
          AdditionalPrice,
          ExtraDays,
          AsksFor,
          Print,
          Drawing,
        }) => ({
          id: PrimaryKeyValue,
          name: PrimaryKeyDisplayValue,
          price: AdditionalPrice,
          ...(ExtraDays && { extraDays: ExtraDays }),
          ...(AsksFor && { asksFor: AsksFor }),
          ...(Print && { area: Print }),
          ...(Drawing && { drawing: Drawing }),
        }),
      ),
    }),
  );
}

export const isColor = ({ attributeId }: OptionGroup): boolean => attributeId === attributeKinds.color;
export const isSize = ({ attributeId }: OptionGroup): boolean => attributeId === attributeKinds.size;
