import { attributeKinds, quantityLimits } from '#contract/constants.ts';
import { cartTotals, payableCents, withCharge } from '#rules/cart-totals.ts';
import { alike, requiredPieces } from '#rules/line-price.ts';
import { maximumQuantity } from '#rules/quantity.ts';
import { addedRate, type VatTerms } from '#rules/vat.ts';
import { isCountedBy } from '#rules/stock.ts';
import type { DeliveryOffer } from '#shop/delivery/delivery.ts';
import { amountsOf, isOrderable } from '#shop/pricing/pricing.ts';
import { type OrderRiel, rielAt } from '#shop/riel/riel.ts';
import {
  couponOn,
  isRefusal,
  missingChoice,
  priceFacts,
  type ShopCart,
  type StockUnits,
  unitsOfLine,
} from '../cart.ts';
import type { CouponFacts, ProductReadModel } from '../cart-queries.ts';
import { type DeliveryMethod, deliveryOf } from '../delivery.ts';
import { newItem, pricesOf } from '../new-order.ts';
import type { NewItem, OrderTotals } from '../order-queries.ts';
import { type Place, promisedDays, type ProvinceDays } from '#rules/shipping-days.ts';
import { vatOfOrder } from '../tax/order-vat.ts';
import type { PlaceNames, StoredLine, StoredOrder } from './change-queries.ts';
import { fixedTerms } from './fixed-terms.ts';
import { changesCompany, changesNote, type OrderEditError, error, type OrderEdit } from './order-edit.ts';

/** The data that determines whether an order can be edited as requested. */
export interface ChangeFacts {
  order: StoredOrder;
  /** The products of added lines, as currently sold. */
  products: ProductReadModel[];
  coupon: CouponFacts | null;
  /** Delivery methods for its province; null if the shop has none. */
  offers: DeliveryOffer[] | null;
  /** The destination; null if unknown. */
  place: Place | null;
  provinceDays: ProvinceDays | null;
  /** Names of the new address; null if it is unchanged or the place doesn't exist. */
  places: PlaceNames | null;
}

/** A line of the edited order. `itemId` is null for an added line. */
export interface PlannedLine extends NewItem {
  itemId: number | null;
  shippingDays: string;
  extraDays: number;
}

/** The edited order. Amounts are in cents. */
export interface ChangePlan {
  lines: PlannedLine[];
  /** The removed lines. */
  out: StoredLine[];
  totals: OrderTotals;
  /** The order's coupon if it still applies, otherwise null. */
  couponCode: string | null;
  /** The VAT of the day the order was placed; null if it was off. */
  vat: VatTerms | null;
  riel: OrderRiel | null;
  delivery: DeliveryMethod | null;
  /** Days from placing to arrival; '' if unknown. */
  promisedDays: string;
  /** Available delivery methods. */
  methods: DeliveryMethod[];
  places: PlaceNames | null;
  /** The units of all lines after the edit, which are taken from stock, and of those before it, as negative quantities. */
  units: StockUnits[];
}

type Line = ShopCart['lines'][number];

/**
 * Plans the edit of an order. Remaining items keep their prices, added ones have the current prices. Also returns the
 * errors.
 */
export function planChange(
  facts: ChangeFacts,
  edit: OrderEdit,
): { plan: ChangePlan; errors: OrderEditError[]; added: Line[] } {
  const { order, products } = facts;
  const quantities = new Map(edit.stay.map(({ itemId, quantity }) => [itemId, quantity]));
  const staying = order.lines.filter(({ itemId }) => quantities.has(itemId));
  const out = order.lines.filter(({ itemId }) => !quantities.has(itemId));
  const stays = staying.map((line) => pricedAsOrdered(line, quantities.get(line.itemId) ?? 0));
  const { lines: added } = priceFacts(edit.add, { ...facts, products, deliveries: null, vat: null });
  const lines = [...stays, ...added];
  const delivery = deliveryIn(facts, lines, edit.deliveryWayId);
  const totals = withCharge(cartTotals(lines), delivery?.method?.priceCents ?? 0);
  const vat = vatOfOrder(order);
  const cart = { lines, totals, delivery, promisedDays: '', provinceDays: '', vat };
  const coupon = facts.coupon && couponOn(cart, { coupon: facts.coupon, now: order.placedAt });
  const discountCents = coupon && !isRefusal(coupon) ? coupon.discountCents : 0;
  const totalCents = payableCents(totals, discountCents, addedRate(vat));
  const plan: ChangePlan = {
    lines: [
      ...staying.flatMap((line, at) =>
        stays.slice(at, at + 1).map((priced) => ({ ...line, ...pricesOf(priced) })),
      ),
      ...added.map((line) => ({
        ...newItem(line),
        itemId: null,
        shippingDays: line.shippingDays,
        extraDays: line.extraDays,
      })),
    ],
    out,
    totals: { ...totals, discountCents, totalCents },
    couponCode: discountCents > 0 ? order.couponCode : null,
    vat,
    riel: rielAt(totalCents, order.riel && { rate: order.riel.rate, since: order.riel.since }),
    delivery: delivery?.method ?? null,
    promisedDays: delivery?.days ?? promisedDays(lines, null, facts.place ?? 'capital', facts.provinceDays),
    methods: delivery?.methods ?? [],
    places: facts.places,
    units: [
      ...order.lines.map((line) => ({ ...unitsOfStored(line), quantity: -line.quantity })),
      ...staying.map((line, at) => ({ ...unitsOfStored(line), quantity: stays[at]?.quantity ?? 0 })),
      ...added.flatMap(unitsOfLine),
    ],
  };
  return { plan, errors: validationErrorsOf(facts, edit, cart, plan), added };
}

/** Returns a line on the terms of its order, whether or not its product is still sold the same way. */
function pricedAsOrdered(line: StoredLine, quantity: number): Line {
  const terms = line.terms ?? fixedTerms(line);
  return {
    ...line,
    productId: line.product_id,
    names: null,
    categoryNames: null,
    isDigital: line.digital,
    chosen: [],
    needed: [],
    terms,
    quantity,
    problem: null,
    ...amountsOf(terms, alike(quantity)),
  };
}

/**
 * Returns the delivery. The existing method keeps its price, unless it was free because all delivery was
 * free.
 */
function deliveryIn({ order, offers }: ChangeFacts, lines: readonly Line[], chosenId: number | null) {
  const had = order.delivery;
  if (!had && chosenId === null) return null;
  const priced = offers?.map((offer) =>
    had?.methodId === offer.methodId && had.priceCents > 0 ? { ...offer, priceCents: had.priceCents } : offer,
  );
  return deliveryOf(priced ?? null, lines, chosenId ?? had?.methodId ?? null);
}

const unitsOfStored = ({ product_id: productId, colorId, sizeId, quantity }: StoredLine): StockUnits => ({
  productId,
  colorId,
  sizeId,
  quantity,
});

/** Returns the units that an edit takes from the stock of a line, less those that it returns there. */
function takenFrom(all: readonly StockUnits[], { stockPer }: Line, units: StockUnits | undefined): number {
  const isThere = (each: StockUnits) =>
    each.productId === units?.productId &&
    (!isCountedBy(stockPer, attributeKinds.color) || each.colorId === units.colorId) &&
    (!isCountedBy(stockPer, attributeKinds.size) || each.sizeId === units.sizeId);
  return all.filter(isThere).reduce((sum, { quantity }) => sum + quantity, 0);
}

function validationErrorsOf(
  { order, places }: ChangeFacts,
  edit: OrderEdit,
  cart: ShopCart,
  plan: ChangePlan,
): OrderEditError[] {
  const { lines, delivery } = cart;
  const isElsewhere = edit.address?.stateId !== undefined && edit.address.stateId !== null;
  const isPhysical = lines.some(({ isDigital }) => !isDigital);
  return [
    ...(lines.length === 0 ? [error('empty')] : []),
    ...edit.add.flatMap(({ productId }) =>
      lines.some((line) => line.productId === productId) ? [] : [error('gone', productId)],
    ),
    ...lineErrors(order, plan, lines),
    ...(isOrderable(cart) ? [] : [error('too-large')]),
    ...(isElsewhere && !places ? [error('place')] : []),
    ...(isPhysical && delivery && !delivery.method ? [error('way')] : []),
    ...(isSame(order, edit, plan) ? [error('unchanged')] : []),
  ];
}

function lineErrors(order: StoredOrder, plan: ChangePlan, lines: readonly Line[]): OrderEditError[] {
  const had = new Map(order.lines.map((line) => [line.itemId, line.quantity]));
  return lines
    .flatMap((line, at) => {
      const { itemId, digital: isFile } = plan.lines[at] ?? { itemId: null, digital: false };
      const before = itemId === null ? null : (had.get(itemId) ?? 0);
      const {
        productId,
        quantity,
        stock,
        orderMaximum,
        terms: { minimum },
      } = line;
      const taken = takenFrom(plan.units, line, plan.units[order.lines.length + at]);
      const maxQuantity = maximumQuantity(orderMaximum);
      const isMore = before === null || quantity > before;
      if (lines.findIndex((each) => each.productId === productId) !== at) return [error('twice', productId)];
      if (isFile && quantity !== before) return [error('file', productId)];
      if (quantity < quantityLimits.min || (isMore && quantity > maxQuantity))
        return [error('quantity', productId, maxQuantity)];
      const required = requiredPieces(minimum);
      if (quantity !== before && quantity < required) return [error('minimum', productId, required)];
      if (before === null && missingChoice(line)) return [error('choice', productId)];
      if (stock !== null && taken > stock) return [error('short', productId, quantity - taken + stock)];
      return [];
    })
    .concat(plan.out.filter(({ digital }) => digital).map((line) => error('file', line.product_id)));
}

/** Returns whether nothing differs, apart from prices that may have changed since. */
function isSame(order: StoredOrder, edit: OrderEdit, { out, delivery }: ChangePlan): boolean {
  const isStaying = order.lines.every(({ itemId, quantity }) =>
    edit.stay.some((line) => line.itemId === itemId && line.quantity === quantity),
  );
  const isSameMethod = delivery?.methodId === order.delivery?.methodId;
  const isSaid = !changesNote(order, edit) && !changesCompany(order, edit);
  return (
    isStaying && out.length === 0 && edit.add.length === 0 && edit.address === null && isSameMethod && isSaid
  );
}
