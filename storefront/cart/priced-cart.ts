import { quantityLimits } from '#contract/constants.ts';
import type { Answer } from '#contract/operation.ts';
import type { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import type { CartLine } from '../state/stored-cart.ts';

/** The cart as the server prices it; amounts in dollars. */
export type PricedCart = Answer<typeof getCustomerCartItems>;
export type PricedLine = PricedCart['productsData'][number];

type Quantities = readonly Pick<CartLine, 'ProductId' | 'Quantity'>[];

const cents = (dollars: number): number => Math.round(dollars * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

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
  const subtotal = sum(productsData.map((line) => cents(line.ItemSubTotal)));
  const shipping = sum(productsData.map((line) => cents(line.ShippingCharges)));
  return {
    productsData,
    cartSubTotal: subtotal / 100,
    shippingSubTotal: shipping / 100,
    orderTotal: (subtotal + shipping) / 100,
  };
}

function lineAt({ Problem, ...line }: PricedLine, quantity: number): PricedLine {
  const shippingOfOne = line.Quantity > 0 ? cents(line.ShippingCharges) / line.Quantity : 0;
  const changed: PricedLine = {
    ...line,
    Quantity: quantity,
    ItemSubTotal: (cents(unitPrice(line)) * quantity) / 100,
    ShippingCharges: Math.round(shippingOfOne * quantity) / 100,
  };
  // Of what is wrong with the line, fewer can put right only the quantity.
  const solved = quantity <= most(line) && Problem !== 'out-of-stock' && Problem !== 'choice-missing';
  return Problem && !solved ? { ...changed, Problem } : changed;
}

/** The most the shop sells of a product in one order: its own maximum when above 0, else 10 (specification §9). */
export function orderMaximum({ OrderMaximumQuantity }: PricedLine): number {
  return OrderMaximumQuantity !== null && OrderMaximumQuantity > 0
    ? OrderMaximumQuantity
    : quantityLimits.max;
}

/** The most that can be had now: what is left in stock counts as well. */
export function most(line: PricedLine): number {
  const { StockQuantity: stock } = line;
  return stock === null || stock < 1 ? orderMaximum(line) : Math.min(orderMaximum(line), stock);
}

/** Ids of what was asked for and is no longer sold. */
export function goneIds(asked: Quantities, cart: PricedCart): string[] {
  const sold = new Set(cart.productsData.map(({ ProductId }) => String(ProductId)));
  return asked.filter(({ ProductId }) => !sold.has(ProductId)).map(({ ProductId }) => ProductId);
}

export const isReduced = ({ Price, DiscountedPrice }: PricedLine): boolean =>
  DiscountedPrice !== undefined && DiscountedPrice < Price;

/** What the shopper pays, in dollars: a coupon never takes off more than the goods cost. */
export function payable({ orderTotal, cartSubTotal }: PricedCart, discount: number): number {
  return (cents(orderTotal) - Math.min(cents(discount), cents(cartSubTotal))) / 100;
}
