import { type PricedCart, type PricedLine, unitPrice } from './priced-cart.ts';

/** Unit prices the shopper has seen, by product and selected options, because other options may cost something else. */
export type ShownPrices = ReadonlyMap<string, number>;

/**
 * Returns whether any price differs from the one shown last. A price that was not shown before has not
 * changed.
 */
export function pricesChanged(shown: ShownPrices, { productsData }: PricedCart): boolean {
  return productsData.some((line) => {
    const before = shown.get(keyOf(line));
    return before !== undefined && before !== unitPrice(line);
  });
}

/** Returns the shown prices to remember after displaying a cart. */
export function withPrices(shown: ShownPrices, { productsData }: PricedCart): ShownPrices {
  return new Map([...shown, ...productsData.map((line) => [keyOf(line), unitPrice(line)] as const)]);
}

function keyOf({ ProductId, ProductAllSelectedAttributes }: PricedLine): string {
  const options = ProductAllSelectedAttributes.map(
    ({ ProductAttributeID, PrimaryKeyValue }) => `${ProductAttributeID}:${PrimaryKeyValue}`,
  );
  return [ProductId, ...options.toSorted()].join(' ');
}

/**
 * Returns the unit price in dollars when the product was added to the cart, or null if it is unknown or
 * unchanged.
 */
export function priceWhenAdded(line: PricedLine, added: Readonly<Record<string, unknown>>): number | null {
  const before = added[line.ProductId];
  return typeof before === 'number' && before !== unitPrice(line) ? before : null;
}
