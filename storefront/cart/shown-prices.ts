import { type PricedCart, type PricedLine, unitPrice } from './priced-cart.ts';

/**
 * Prices the shopper has seen, by product, selected options and, with prices by quantity, quantity, because others may cost something else.
 */
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

function keyOf({ ProductId, ProductAllSelectedAttributes, Terms, Quantity }: PricedLine): string {
  const options = ProductAllSelectedAttributes.map(
    ({ ProductAttributeID, PrimaryKeyValue }) => `${ProductAttributeID}:${PrimaryKeyValue}`,
  );
  return [ProductId, Terms && Quantity, ...options.toSorted()].join(' ');
}

/**
 * Returns the price of one unit in dollars when the product was added to the cart, or null if it is unknown or
 * unchanged. With prices by quantity, another quantity has another price.
 */
export function priceWhenAdded(line: PricedLine, added: Readonly<Record<string, unknown>>): number | null {
  const before = line.Terms ? null : added[line.ProductId];
  return typeof before === 'number' && before !== unitPrice(line) ? before : null;
}
