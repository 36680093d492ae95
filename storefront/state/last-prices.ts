import type { Answer } from '#contract/operation.ts';
import type { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { dateText } from '#rules/date-text.ts';
import { isRecord } from '#web/is-record.ts';
import { readJson, storageKeys, writeJson } from './storage.ts';
import type { CartLine } from './stored-cart.ts';

/** The cart as it was priced last; `day` as the shop writes it, dd-mm-yyyy. */
interface LastPrices {
  cart: Answer<typeof getCustomerCartItems>;
  day: string;
}

/** The lines without their quantities: whose prices they are. */
const linesOf = (items: readonly CartLine[]) => JSON.stringify(items.map(({ Quantity: _, ...line }) => line));

/** For the time without a connection. */
export const lastPricing = {
  keep(items: readonly CartLine[], cart: LastPrices['cart']): void {
    writeJson(storageKeys.prices, { lines: linesOf(items), cart, day: dateText(new Date().toISOString()) });
  },
  /** Null when the cart was priced with other lines, or never. */
  of(items: readonly CartLine[]): LastPrices | null {
    const kept = readJson(storageKeys.prices, (stored) => ({
      value:
        isRecord(stored) && stored['lines'] === linesOf(items) ? (stored as unknown as LastPrices) : null,
      damaged: false,
    }));
    return Array.isArray(kept?.cart?.productsData) ? kept : null;
  },
};
export type LastPricing = typeof lastPricing;
