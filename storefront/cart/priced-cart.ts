import type { Answer } from '#contract/operation.ts';
import type { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { cartTotals, lineTotals, payableCents } from '#rules/cart-totals.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import { maximumQuantity, maxAvailable } from '#rules/quantity.ts';
import type { CartLine } from '../state/stored-cart.ts';

/** The cart as the server prices it. Amounts are in dollars. */
export type PricedCart = Answer<typeof getCustomerCartItems>;
export type PricedLine = PricedCart['productsData'][number];

type Quantities = readonly Pick<CartLine, 'ProductId' | 'Quantity'>[];

/** The price of one unit. */
export const unitPrice = ({ Price, DiscountedPrice }: PricedLine): number => DiscountedPrice ?? Price;

/**
 * The cart with the quantities the shopper has selected since the answer, without removed lines. Shown until the next
 * answer replaces it. Unit prices and charges remain the server's.
 */
export function atQuantities(cart: PricedCart, items: Quantities): PricedCart {
  const productsData = items.flatMap(({ ProductId, Quantity }) => {
    const line = cart.productsData.find((each) => String(each.ProductId) === ProductId);
    return line ? [line.Quantity === Quantity ? line : lineAt(line, Quantity)] : [];
  });
  const isAnswer =
    productsData.length === cart.productsData.length &&
    productsData.every((line) => cart.productsData.includes(line));
  if (isAnswer) return cart;
  const lines = productsData.map(({ ItemSubTotal, ShippingCharges }) => ({
    lineTotalCents: centsOf(ItemSubTotal),
    shippingCents: centsOf(ShippingCharges),
  }));
  // The delivery method costs the same for any quantity.
  const brought = { lineTotalCents: 0, shippingCents: centsOf(cart.DeliveryPrice ?? 0) };
  const { subtotalCents, shippingCents, totalCents } = cartTotals([...lines, brought]);
  return {
    ...cart,
    productsData,
    cartSubTotal: centsToDollars(subtotalCents),
    shippingSubTotal: centsToDollars(shippingCents),
    orderTotal: centsToDollars(totalCents),
  };
}

function lineAt({ Problem, ...line }: PricedLine, quantity: number): PricedLine {
  const shippingOfOne = line.Quantity > 0 ? centsOf(line.ShippingCharges) / line.Quantity : 0;
  const { lineTotalCents, shippingCents } = lineTotals(
    { priceCents: centsOf(unitPrice(line)), shippingChargeCents: Math.round(shippingOfOne) },
    quantity,
  );
  const changed: PricedLine = {
    ...line,
    Quantity: quantity,
    ItemSubTotal: centsToDollars(lineTotalCents),
    ShippingCharges: centsToDollars(shippingCents),
  };
  // A lower quantity solves only the quantity problems of a line.
  const solved = quantity <= most(line) && Problem !== 'out-of-stock' && Problem !== 'choice-missing';
  return Problem && !solved ? { ...changed, Problem } : changed;
}

/** The maximum quantity of a product in one order. */
export const orderMaximum = (line: PricedLine): number => maximumQuantity(line.OrderMaximumQuantity);

/** The maximum quantity available now. */
export const most = (line: PricedLine): number => maxAvailable(line.OrderMaximumQuantity, line.StockQuantity);

/** Ids of requested products that are no longer sold. */
export function goneIds(requested: Quantities, cart: PricedCart): string[] {
  const sold = new Set(cart.productsData.map(({ ProductId }) => String(ProductId)));
  return requested.filter(({ ProductId }) => !sold.has(ProductId)).map(({ ProductId }) => ProductId);
}

/** Names of these products from the cart's previous pricing, or null if one of them was not in it. */
export function namesOf(ids: readonly string[], before: PricedCart | undefined): string[] | null {
  const names = ids.map(
    (id) => before?.productsData.find(({ ProductId }) => String(ProductId) === id)?.ProductName,
  );
  return names.every((name) => name !== undefined) ? names : null;
}

/** False until the address is known, and where the shop doesn't deliver. */
export const isShippingKnown = ({ ShippingLater, DeliveryWays: DeliveryMethods }: PricedCart): boolean =>
  !ShippingLater && DeliveryMethods?.length !== 0;

export const isReduced = ({ Price, DiscountedPrice }: PricedLine): boolean =>
  DiscountedPrice !== undefined && DiscountedPrice < Price;

/** The amount the shopper pays, in dollars. */
export function payable({ orderTotal, cartSubTotal }: PricedCart, discount: number): number {
  const totals = { totalCents: centsOf(orderTotal), subtotalCents: centsOf(cartSubTotal) };
  return centsToDollars(payableCents(totals, centsOf(discount)));
}
