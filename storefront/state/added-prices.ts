import { isRecord } from '#web/is-record.ts';
import { readJson, storageKeys, writeJson } from './storage.ts';
import type { CartLine } from './stored-cart.ts';

/** Dollars for one, by product. */
type Prices = Readonly<Record<string, unknown>>;

const root = () =>
  readJson(storageKeys.root, (stored) => ({ value: isRecord(stored) ? stored : {}, damaged: false }));

/**
 * What the lines of the cart cost when they were put into it. The lines themselves keep their documented shape: the
 * prices stand in the root, beside the three parts of the state.
 */
export function addedPrices(): Prices {
  const { prices } = root() as { prices?: unknown };
  return isRecord(prices) ? prices : {};
}

/** Remembers the price of a new line; those of products that are in the cart no more are forgotten. */
export function rememberPrice(id: string, price: number, cart: readonly CartLine[]): void {
  const before = addedPrices();
  const ofCart = cart.map(({ ProductId }) => [ProductId, before[ProductId]] as const);
  writeJson(storageKeys.root, { ...root(), prices: { ...Object.fromEntries(ofCart), [id]: price } });
}
