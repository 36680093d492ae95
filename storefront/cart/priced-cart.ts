import type { Answer } from '#contract/operation.ts';
import type { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { cartTotals, lineTotals, payableCents } from '#rules/cart-totals.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import { maximumQuantity, mostAvailable } from '#rules/quantity.ts';
import type { CartLine } from '../state/stored-cart.ts';

/** The cart as the server prices it; amounts in dollars. */
export type PricedCart = Answer<typeof getCustomerCartItems>;
export type PricedLine = PricedCart['productsData'][number];

type Quantities = readonly Pick<CartLine, 'ProductId' | 'Quantity'>[];

/** What one costs. */
export const unitPrice = ({ Price, DiscountedPrice }: PricedLine): number => DiscountedPrice ?? Price;

/**
 * The answer at the quantities the shopper has chosen since, lines taken out left out: shown until the next answer is
 * there, which has the last word. Unit prices and charges stay the server's.
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
  // The way it is brought costs the same, however many.
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
  // Of what is wrong with the line, fewer can put right only the quantity.
  const solved = quantity <= most(line) && Problem !== 'out-of-stock' && Problem !== 'choice-missing';
  return Problem && !solved ? { ...changed, Problem } : changed;
}

/** The most the shop sells of a product in one order. */
export const orderMaximum = (line: PricedLine): number => maximumQuantity(line.OrderMaximumQuantity);

/** The most that can be had now. */
export const most = (line: PricedLine): number =>
  mostAvailable(line.OrderMaximumQuantity, line.StockQuantity);

/** Ids of what was asked for and is no longer sold. */
export function goneIds(requested: Quantities, cart: PricedCart): string[] {
  const sold = new Set(cart.productsData.map(({ ProductId }) => String(ProductId)));
  return requested.filter(({ ProductId }) => !sold.has(ProductId)).map(({ ProductId }) => ProductId);
}

/** How these products were called when the cart was priced before; null: one of them was not in it. */
export function namesOf(ids: readonly string[], before: PricedCart | undefined): string[] | null {
  const names = ids.map(
    (id) => before?.productsData.find(({ ProductId }) => String(ProductId) === id)?.ProductName,
  );
  return names.every((name) => name !== undefined) ? names : null;
}

/** Not before somebody says where it goes, and not where nothing goes. */
export const isShippingKnown = ({ ShippingLater, DeliveryWays }: PricedCart): boolean =>
  !ShippingLater && DeliveryWays?.length !== 0;

export const isReduced = ({ Price, DiscountedPrice }: PricedLine): boolean =>
  DiscountedPrice !== undefined && DiscountedPrice < Price;

/** What the shopper pays, in dollars. */
export function payable({ orderTotal, cartSubTotal }: PricedCart, discount: number): number {
  const totals = { totalCents: centsOf(orderTotal), subtotalCents: centsOf(cartSubTotal) };
  return centsToDollars(payableCents(totals, centsOf(discount)));
}
