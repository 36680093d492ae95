import { isRecord } from '#web/is-record.ts';
import { readJson, storageKeys, writeJson } from './storage.ts';
import type { CartLine } from './stored-cart.ts';

/** Unit prices in dollars, by product. */
type Prices = Readonly<Record<string, unknown>>;

const root = () =>
  readJson(storageKeys.root, (stored) => ({ value: isRecord(stored) ? stored : {}, damaged: false }));

/**
 * Returns the prices of the cart's lines when they were added. The lines keep their documented shape, so the
 * prices are in the root, beside the three parts of the state.
 */
export function addedPrices(): Prices {
  const { prices } = root() as { prices?: unknown };
  return isRecord(prices) ? prices : {};
}

/** Stores the price of a new line, and removes those of products that are no longer in the cart. */
export function rememberPrice(id: string, price: number, cart: readonly CartLine[]): void {
  const before = addedPrices();
  const ofCart = cart.map(({ ProductId }) => [ProductId, before[ProductId]] as const);
  writeJson(storageKeys.root, { ...root(), prices: { ...Object.fromEntries(ofCart), [id]: price } });
}
