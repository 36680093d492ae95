import { attributeKinds } from '#contract/constants.ts';
import { isRecord } from '#web/is-record.ts';
import { parseList, type Read } from './storage.ts';
import { numberOf, pathOf, productIdOf, quantityOf } from './stored-values.ts';

/** A selected option of a cart line. Color and size ids are numbers, all others text, as existing clients send them. */
export interface SelectedAttribute {
  ProductId: string;
  ProductAttributeID: number;
  PrimaryKeyValue: number | string;
}

/**
 * A line of the storage key `cartItems`, in the format of existing clients. There is one line per product.
 */
export interface CartLine {
  ProductId: string;
  productSelectedAttributes: SelectedAttribute[];
  Quantity: number;
  ShippingCharges: 0;
  /** Path of the picture. */
  DefaultImage: string;
  /** What is printed on it; absent without anything. */
  DesignID?: string;
}

/** The input for a new line. Ids may be numbers, and an option may be null for none. */
export interface NewCartLine {
  ProductId: number | string;
  Quantity: number;
  productSelectedAttributes?: readonly {
    ProductAttributeID: number;
    PrimaryKeyValue: number | string | null;
  }[];
  DefaultImage: string;
  DesignID?: string | undefined;
  /** Current unit price in dollars, to report a later change. */
  Price?: number;
}

/** Converts a line of any client to our format. Returns null if it has no product. */
export function cartLineOf(entry: unknown): CartLine | null {
  const id = isRecord(entry) ? productIdOf(entry['ProductId']) : null;
  if (!isRecord(entry) || id === null) return null;
  const chosen = entry['productSelectedAttributes'];
  return {
    ProductId: id,
    productSelectedAttributes: Array.isArray(chosen) ? chosen.flatMap((each) => attributeOf(id, each)) : [],
    Quantity: quantityOf(entry['Quantity']),
    ShippingCharges: 0,
    DefaultImage: pathOf(entry['DefaultImage']),
    ...(typeof entry['DesignID'] === 'string' && { DesignID: entry['DesignID'] }),
  };
}

function attributeOf(productId: string, entry: unknown): SelectedAttribute[] {
  if (!isRecord(entry)) return [];
  const attribute = numberOf(entry['ProductAttributeID']);
  const option = numberOf(entry['PrimaryKeyValue']);
  if (attribute === null || option === null) return [];
  const asNumber = attribute === attributeKinds.color || attribute === attributeKinds.size;
  return [
    {
      ProductId: productId,
      ProductAttributeID: attribute,
      PrimaryKeyValue: asNumber ? option : String(option),
    },
  ];
}

/** Returns the stored cart. If two lines have the same product, the first is used. */
export function parseCart(stored: unknown): Read<CartLine[]> {
  const { value, damaged } = parseList(stored, cartLineOf);
  const seen = new Set<string>();
  return { value: value.filter(({ ProductId }) => !seen.has(ProductId) && seen.add(ProductId)), damaged };
}
