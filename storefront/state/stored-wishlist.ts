import { isRecord } from '#web/is-record.ts';
import { parseList, type Read } from './storage.ts';
import { idOf, numberOf, pathOf, productIdOf, quantityOf, textOf } from './stored-values.ts';

/** An entry of the storage key `customerWishList` (specification §3). Prices are in dollars. */
export interface WishlistItem {
  ProductId: string;
  ProductName: string;
  Price: number;
  DiscountedPrice: number | null;
  DiscountId: number | null;
  IsDiscountCalculated: boolean;
  CouponCode: string | null;
  SizeId: number | null;
  SizeShortName: string;
  ColorId: number | null;
  ColorName: string;
  Quantity: number;
  ShippingCharges: 0;
  /** Path of the picture. */
  DefaultImage: string;
}

/** The input for a new entry: a product of a list, or one with size and color selected. */
export type NewWishlistItem = Pick<WishlistItem, 'ProductName' | 'Price' | 'DefaultImage'> & {
  ProductId: number | string;
} & { [Name in keyof Omit<WishlistItem, 'ProductId'>]?: WishlistItem[Name] | null | undefined };

/** Converts an entry of any client to our format. Returns null if it has no product. */
export function wishlistItemOf(entry: unknown): WishlistItem | null {
  const id = isRecord(entry) ? productIdOf(entry['ProductId']) : null;
  if (!isRecord(entry) || id === null) return null;
  return {
    ProductId: id,
    ProductName: textOf(entry['ProductName']),
    Price: numberOf(entry['Price']) ?? 0,
    DiscountedPrice: numberOf(entry['DiscountedPrice']),
    DiscountId: numberOf(entry['DiscountId']),
    IsDiscountCalculated: entry['IsDiscountCalculated'] === true || entry['IsDiscountCalculated'] === 1,
    CouponCode: textOf(entry['CouponCode']) || null,
    SizeId: idOf(entry['SizeId']),
    SizeShortName: textOf(entry['SizeShortName']),
    ColorId: idOf(entry['ColorId']),
    ColorName: textOf(entry['ColorName']),
    Quantity: quantityOf(entry['Quantity']),
    ShippingCharges: 0,
    DefaultImage: pathOf(entry['DefaultImage']),
  };
}

/** Returns the stored wish list. If two entries have the same product, the first is used. */
export function parseWishlist(stored: unknown): Read<WishlistItem[]> {
  const { value, damaged } = parseList(stored, wishlistItemOf);
  const seen = new Set<string>();
  return { value: value.filter(({ ProductId }) => !seen.has(ProductId) && seen.add(ProductId)), damaged };
}
