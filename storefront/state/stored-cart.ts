import { attributeKinds } from '#contract/constants.ts';
import { isRecord } from '#web/is-record.ts';
import { parseList, type Read } from './storage.ts';
import { numberOf, pathOf, productIdOf, quantityOf } from './stored-values.ts';

/** A chosen option of a cart line. Colour and size ids are numbers, all others text, as existing clients send them. */
export interface SelectedAttribute {
  ProductId: string;
  ProductAttributeID: number;
  PrimaryKeyValue: number | string;
}

/** A line of the storage key `cartItems` (wire contract, "Cart format"); one per product. */
export interface CartLine {
  ProductId: string;
  productSelectedAttributes: SelectedAttribute[];
  Quantity: number;
  ShippingCharges: 0;
  /** Path of the picture. */
  DefaultImage: string;
}

/** What a line is made from; ids may be numbers, an option null for none. */
export interface NewCartLine {
  ProductId: number | string;
  Quantity: number;
  productSelectedAttributes?: readonly {
    ProductAttributeID: number;
    PrimaryKeyValue: number | string | null;
  }[];
  DefaultImage: string;
  /** What one costs now, in dollars: another price later on is told. */
  Price?: number;
}

/** A line in the form ours writes, from ours or another client's; null without a product. */
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

/** The stored cart; of two lines with one product the first counts. */
export function parseCart(stored: unknown): Read<CartLine[]> {
  const { value, damaged } = parseList(stored, cartLineOf);
  const seen = new Set<string>();
  return { value: value.filter(({ ProductId }) => !seen.has(ProductId) && seen.add(ProductId)), damaged };
}
