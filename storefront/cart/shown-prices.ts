import { type PricedCart, type PricedLine, unitPrice } from './priced-cart.ts';

/** Unit prices the shopper has seen, by product and chosen options: other options may well cost something else. */
export type ShownPrices = ReadonlyMap<string, number>;

/** Whether anything costs another amount than when it was shown last; what was not shown before has not changed. */
export function pricesChanged(shown: ShownPrices, { productsData }: PricedCart): boolean {
  return productsData.some((line) => {
    const before = shown.get(keyOf(line));
    return before !== undefined && before !== unitPrice(line);
  });
}

/** What is remembered once a cart has been shown. */
export function withPrices(shown: ShownPrices, { productsData }: PricedCart): ShownPrices {
  return new Map([...shown, ...productsData.map((line) => [keyOf(line), unitPrice(line)] as const)]);
}

function keyOf({ ProductId, ProductAllSelectedAttributes }: PricedLine): string {
  const options = ProductAllSelectedAttributes.map(
    ({ ProductAttributeID, PrimaryKeyValue }) => `${ProductAttributeID}:${PrimaryKeyValue}`,
  );
  return [ProductId, ...options.toSorted()].join(' ');
}

/** What one cost when it was put into the cart, in dollars; null when that is not known, or still so. */
export function priceWhenAdded(line: PricedLine, added: Readonly<Record<string, unknown>>): number | null {
  const before = added[line.ProductId];
  return typeof before === 'number' && before !== unitPrice(line) ? before : null;
}
