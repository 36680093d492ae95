import { attributeKinds, type PictureView } from '#contract/constants.ts';
import type { Answer } from '#contract/operation.ts';
import type { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import type { Place } from '#rules/shipping-days.ts';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';

/** One choice of an option; `price` in dollars is added to the base price. */
export interface Choice {
  id: number;
  name: string;
  price: number;
  /** Open days it needs besides those of the product. */
  extraDays?: number;
}
/** An attribute with its choices; colour is 1 and size 2 (specification §4). */
export interface OptionGroup {
  attributeId: number;
  name: string;
  required: boolean;
  choices: readonly Choice[];
}

/** A picture in pixels as it lies in the shop; `colorId` null: of no colour. */
export interface ProductPicture {
  path: string;
  width: number;
  height: number;
  colorId: number | null;
  view: PictureView;
  /** In the staff's own words. */
  alt?: string | undefined;
}

/** What the product page shows. Prices in dollars. */
export interface ProductData {
  id: number;
  name: string;
  categoryId: number;
  categoryName: string | null;
  vendor: string;
  brand: string;
  sku: string;
  rating: number | null;
  reviewCount: number;
  price: number;
  discounted: number | null;
  discountId: number | null;
  shortDescription: string;
  /** Sanitised HTML. */
  fullDescription: string;
  /** Null: not counted. */
  stock: number | null;
  showStock: boolean;
  orderMaximum: number | null;
  /** What shipping costs, in words; '': nothing. */
  shipping: string;
  shippingDays: string;
  /** In how many open days it arrives without what an option adds, in the capital and elsewhere; '' when nobody says. */
  arrives: Readonly<Record<Place, string>>;
  digital: boolean;
  /** It can be wrapped as a gift. */
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
    /** Colour and size they bought. */
    choice?: string;
  }[];
  related: readonly ProductRow[];
  /** Sanitised HTML. */
  shippingInfo: string;
  whyBuy: readonly string[];
  deliveryEstimate: string;
}

/** The call's rows, one per option, as groups in the order they come. */
export function optionGroups(rows: Answer<typeof getProductAllAttributesById>): OptionGroup[] {
  return [...Map.groupBy(rows, ({ ProductAttributeID }) => ProductAttributeID)].map(
    ([attributeId, options]) => ({
      attributeId,
      name: options[0]?.AttributeDisplayName ?? '',
      required: options.some(({ IsRequiredAttribute }) => IsRequiredAttribute),
      choices: options.map(({ PrimaryKeyValue, PrimaryKeyDisplayValue, AdditionalPrice, ExtraDays }) => ({
        id: PrimaryKeyValue,
        name: PrimaryKeyDisplayValue,
        price: AdditionalPrice,
        ...(ExtraDays && { extraDays: ExtraDays }),
      })),
    }),
  );
}

export const isColor = ({ attributeId }: OptionGroup): boolean => attributeId === attributeKinds.color;
export const isSize = ({ attributeId }: OptionGroup): boolean => attributeId === attributeKinds.size;
