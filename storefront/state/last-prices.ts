import type { Answer } from '#contract/operation.ts';
import type { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { isRecord } from '#web/is-record.ts';
import { readJson, storageKeys, storeText } from './storage.ts';
import type { CartLine } from './stored-cart.ts';

export interface Pricing {
  /** The priced lines, as keys. */
  lines: readonly string[];
  cart: Answer<typeof getCustomerCartItems>;
  /** When the cart was priced, in ISO (UTC). Older copies contain only the day, dd-mm-yyyy. */
  day: string;
}

/** Returns a line without its quantity, which identifies its unit price. */
const lineKey = ({ Quantity: _, VariantQuantities: __, ...line }: CartLine) => JSON.stringify(line);

export const pricedToday = (items: readonly CartLine[], cart: Pricing['cart']): Pricing => ({
  lines: items.map(lineKey),
  cart,
  day: new Date().toISOString(),
});

/** Returns whether a line was priced with its current options. */
export const isPriced = ({ lines }: Pricing, item: CartLine): boolean => lines.includes(lineKey(item));

/** The latest prices, for offline use. */
export const lastPricing = {
  keep: (pricing: Pricing): boolean => storeText(storageKeys.prices, JSON.stringify(pricing)),
  read: (): Pricing | null =>
    readJson(storageKeys.prices, (stored) => ({
      value: isPricing(stored) ? stored : null,
      damaged: false,
    })),
};
export type LastPricing = typeof lastPricing;

const isPricing = (stored: unknown): stored is Pricing =>
  isRecord(stored) &&
  Array.isArray(stored['lines']) &&
  typeof stored['day'] === 'string' &&
  isRecord(stored['cart']) &&
  Array.isArray(stored['cart']['productsData']);
