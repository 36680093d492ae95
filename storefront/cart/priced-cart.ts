import type { Answer } from '#contract/operation.ts';
import type { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { cartTotals, lineTotals, payableCents } from '#rules/cart-totals.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import { maximumQuantity, maxAvailable } from '#rules/quantity.ts';
import type { CartLine } from '../state/stored-cart.ts';

/** The cart as priced by the server. Amounts are in dollars. */
export type PricedCart = Answer<typeof getCustomerCartItems>;
export type PricedLine = PricedCart['productsData'][number];

type Quantities = readonly Pick<CartLine, 'ProductId' | 'Quantity' | 'VariantQuantities'>[];

/** Whether the order is picked up at the shop. */
export const isPickUp = ({
  DeliveryWays: methods,
  DeliveryWayId: id,
}: Pick<PricedCart, 'DeliveryWays' | 'DeliveryWayId'>): boolean =>
  methods?.find((method) => method.DeliveryWayId === id)?.Kind === 'shop';

/** Returns the price of one unit. */
export const unitPrice = ({ Price, DiscountedPrice }: PricedLine): number => DiscountedPrice ?? Price;

/**
 * Returns the cart with the quantities that the shopper has selected since the server's answer, without
 * removed lines. It is shown until the next answer. Prices and charges remain those of the server.
 */
export function atQuantities(cart: PricedCart, items: Quantities, lineAt = atSamePrice): PricedCart {
  const productsData = items.flatMap(({ ProductId, Quantity, VariantQuantities }) => {
    const line = cart.productsData.find((each) => String(each.ProductId) === ProductId);
    if (!line || line.Quantity === Quantity) return line ?? [];
    return withoutSolved(lineAt(withCellsOf(line, VariantQuantities), Quantity));
  });
  const isAnswer =
    productsData.length === cart.productsData.length &&
    productsData.every((line) => cart.productsData.includes(line));
  if (isAnswer) return cart;
  const lines = productsData.map(({ ItemSubTotal, SetupTotal = 0, ShippingCharges }) => ({
    lineTotalCents: centsOf(ItemSubTotal),
    onceCents: centsOf(SetupTotal),
    shippingCents: centsOf(ShippingCharges),
  }));
  // The delivery method costs the same for any quantity.
  const brought = { lineTotalCents: 0, shippingCents: centsOf(cart.DeliveryPrice ?? 0) };
  const { subtotalCents, onceCents, shippingCents } = cartTotals([...lines, brought]);
  const { SetupTotal: _, ...others } = cart;
  const changed = {
    ...others,
    ...(onceCents && { SetupTotal: centsToDollars(onceCents) }),
    productsData,
    cartSubTotal: centsToDollars(subtotalCents),
    shippingSubTotal: centsToDollars(shippingCents),
  };
  return { ...changed, orderTotal: payable(changed, 0) };
}

/** Returns a line with the cells that the shopper has selected since. */
function withCellsOf(line: PricedLine, cells: CartLine['VariantQuantities']): PricedLine {
  if (!line.VariantQuantities || !cells) return line;
  const VariantQuantities = line.VariantQuantities.flatMap((cell) => {
    const now = cells.find(
      ({ ColorID, SizeID }) => ColorID === (cell.ColorID ?? 0) && SizeID === (cell.SizeID ?? 0),
    );
    return now ? [{ ...cell, Quantity: now.Quantity }] : [];
  });
  return { ...line, VariantQuantities };
}

/** Prices a line at another quantity. */
export type LineAt = (line: PricedLine, quantity: number) => PricedLine;

/** Prices a line at its price so far. */
export const atSamePrice: LineAt = (line, quantity) => {
  const shippingOfOne = line.Quantity > 0 ? centsOf(line.ShippingCharges) / line.Quantity : 0;
  const { lineTotalCents, shippingCents } = lineTotals(
    { priceCents: centsOf(unitPrice(line)), shippingChargeCents: Math.round(shippingOfOne) },
    quantity,
  );
  return {
    ...line,
    Quantity: quantity,
    ItemSubTotal: centsToDollars(lineTotalCents),
    ShippingCharges: centsToDollars(shippingCents),
  };
};

/** Removes a problem that the quantity of a line no longer has. Other quantities solve no other problems. */
function withoutSolved({ Problem, ...line }: PricedLine): PricedLine {
  const isPossible = line.Quantity <= maxQuantityOf(line) && line.Quantity >= requiredOf(line);
  const solved = isPossible && Problem !== 'out-of-stock' && Problem !== 'choice-missing';
  return Problem && !solved ? { ...line, Problem } : line;
}

/** Returns the minimum quantity of a product in one order. */
export const minimumOf = ({ MinimumQuantity = 1 }: PricedLine): number => MinimumQuantity;

/** Returns the minimum quantity without which it can't be ordered: 1 if fewer pieces cost a fee. */
export const requiredOf = (line: PricedLine): number => (line.Terms?.MinimumFee ? 1 : minimumOf(line));

/** Returns the maximum quantity of a product in one order. */
export const orderMaximum = (line: PricedLine): number => maximumQuantity(line.OrderMaximumQuantity);

/** Returns the maximum quantity available now. */
export const maxQuantityOf = (line: PricedLine): number =>
  maxAvailable(line.OrderMaximumQuantity, line.StockQuantity);

/** Returns the ids of requested products that are no longer sold. */
export function goneIds(requested: Quantities, cart: PricedCart): string[] {
  const sold = new Set(cart.productsData.map(({ ProductId }) => String(ProductId)));
  return requested.filter(({ ProductId }) => !sold.has(ProductId)).map(({ ProductId }) => ProductId);
}

/**
 * Returns the names of these products from the previous pricing of the cart, or null if it didn't include one
 * of them.
 */
export function namesOf(ids: readonly string[], before: PricedCart | undefined): string[] | null {
  const names = ids.map(
    (id) => before?.productsData.find(({ ProductId }) => String(ProductId) === id)?.ProductName,
  );
  return names.every((name) => name !== undefined) ? names : null;
}

/**
 * Returns whether the shipping cost is known. It isn't until the address is, or if the shop doesn't deliver
 * there.
 */
export const isShippingKnown = ({ ShippingLater, DeliveryWays: DeliveryMethods }: PricedCart): boolean =>
  !ShippingLater && DeliveryMethods?.length !== 0;

export const isReduced = ({ Price, DiscountedPrice }: PricedLine): boolean =>
  DiscountedPrice !== undefined && DiscountedPrice < Price;

/** Returns the amount the shopper pays, in dollars, with the VAT that is added. */
export function payable({ cartSubTotal, shippingSubTotal, Vat: vat }: PricedCart, discount: number): number {
  const subtotalCents = centsOf(cartSubTotal);
  const totals = { subtotalCents, totalCents: subtotalCents + centsOf(shippingSubTotal) };
  return centsToDollars(payableCents(totals, centsOf(discount), vat?.AddedRate));
}
