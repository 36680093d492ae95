import { attributeKinds, paymentMethodIds, quantityLimits } from '#contract/constants.ts';
import { requiredPieces } from '#rules/line-price.ts';
import { maximumQuantity } from '#rules/quantity.ts';
import { isCountedBy } from '#rules/stock.ts';
import { isOrderable } from '#shop/pricing/pricing.ts';
import { missingChoice, type ShopCart } from '../cart.ts';
import { creditLeft } from '../terms-queries.ts';
import type { StockUnits } from '../stock-units.ts';
import { boundsRefusal } from '../method-limits.ts';
import type { PaymentMethodLimits } from '../payment-limits.ts';
import { hiddenStatuses } from '../status-transitions.ts';
import type { StoredOrder } from './change-queries.ts';
import type { ChangeFacts, ChangePlan } from './change-plan.ts';
import { changesCompany, changesNote, type OrderEditError, error, type OrderEdit } from './order-edit.ts';

type Line = ShopCart['lines'][number];

/** Units of a line, with the stock that they are taken from; null if it isn't tracked. */
export type CountedUnits = StockUnits & { stock: number | null };

/** Returns the units that an edit takes from the stock of a line, less those that it returns there. */
export function takenFrom(
  all: readonly StockUnits[],
  { stockPer }: Pick<Line, 'stockPer'>,
  units: StockUnits,
): number {
  const isThere = (each: StockUnits) =>
    each.productId === units.productId &&
    (!isCountedBy(stockPer, attributeKinds.color) || each.colorId === units.colorId) &&
    (!isCountedBy(stockPer, attributeKinds.size) || each.sizeId === units.sizeId);
  return all.filter(isThere).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns why an order can't be edited as planned. */
export function validationErrorsOf(
  facts: ChangeFacts,
  edit: OrderEdit,
  cart: ShopCart,
  planned: PlannedUnits,
): OrderEditError[] {
  const { order, places } = facts;
  const { plan } = planned;
  const { lines, delivery } = cart;
  const isElsewhere = edit.address?.stateId !== undefined && edit.address.stateId !== null;
  const isPhysical = lines.some(({ isDigital }) => !isDigital);
  return [
    ...(lines.length === 0 ? [error('empty')] : []),
    ...edit.add.flatMap(({ productId }) =>
      lines.some((line) => line.productId === productId) ? [] : [error('gone', productId)],
    ),
    ...lineErrors(order, planned, lines),
    ...(isOrderable(cart) ? [] : [error('too-large')]),
    ...(isElsewhere && !places ? [error('place')] : []),
    ...(isPhysical && delivery && !delivery.method ? [error('way')] : []),
    ...paymentErrors(facts, plan, lines),
    ...(isSame(order, edit, plan) ? [error('unchanged')] : []),
  ];
}

/**
 * Returns why the method of an order that is still to be paid, or cash at the door for its balance, doesn't take what an edit
 * adds: cash takes no deposit, a method may be limited, and an order on account may exceed the customer's limit.
 */
function paymentErrors(
  { order, method, cash, account }: ChangeFacts,
  { totals, depositCents }: ChangePlan,
  lines: readonly Line[],
): OrderEditError[] {
  const isCash = order.paymentMethodId === paymentMethodIds.cashOnDelivery;
  const addedCents = totals.totalCents - order.totalCents;
  if (order.dueOn !== null && addedCents > (account ? creditLeft(account) : 0)) return [error('credit')];
  if (totals.subtotalCents <= order.subtotalCents) return [];
  if (isCash && depositCents !== null) return [error('deposit')];
  const isDecorated = lines.some((line) => line.isDecorated);
  // Whether a method is still offered counts only for new orders.
  const isOutside = (limits: PaymentMethodLimits | null, cents: number) =>
    limits !== null &&
    boundsRefusal({ ...limits, minCents: null, isElsewhere: false, isOff: false }, cents, isDecorated) !==
      null;
  const isUnpaid = isCash || order.statusId === hiddenStatuses.awaitingPayment;
  const nowCents = isCash ? totals.totalCents : Math.min(order.depositCents ?? Infinity, totals.totalCents);
  const { cashBalanceCents } = order;
  const isDoorOutside = cashBalanceCents !== null && isOutside(cash, cashBalanceCents + addedCents);
  return (isUnpaid && isOutside(method, nowCents)) || isDoorOutside ? [error('payment')] : [];
}

/** A plan, with the units of each of its lines. */
interface PlannedUnits {
  plan: ChangePlan;
  unitsOf: readonly (readonly CountedUnits[])[];
}

function lineErrors(
  order: StoredOrder,
  { plan, unitsOf }: PlannedUnits,
  lines: readonly Line[],
): OrderEditError[] {
  const had = new Map(order.lines.map((line) => [line.itemId, line.quantity]));
  return lines
    .flatMap((line, at) => {
      const { itemId, digital: isFile } = plan.lines[at] ?? { itemId: null, digital: false };
      const before = itemId === null ? null : (had.get(itemId) ?? 0);
      const {
        productId,
        quantity,
        orderMaximum,
        terms: { minimum },
      } = line;
      const leftAfter = (unitsOf[at] ?? []).map((units) =>
        units.stock === null ? 0 : units.stock - takenFrom(plan.units, line, units),
      );
      const lacking = Math.min(0, ...leftAfter);
      const maxQuantity = maximumQuantity(orderMaximum);
      const isMore = before === null || quantity > before;
      if (lines.findIndex((each) => each.productId === productId) !== at) return [error('twice', productId)];
      if (isFile && quantity !== before) return [error('file', productId)];
      if (quantity < quantityLimits.min || (isMore && quantity > maxQuantity))
        return [error('quantity', productId, maxQuantity)];
      const required = requiredPieces(minimum);
      if (quantity !== before && quantity < required) return [error('minimum', productId, required)];
      if (before === null && missingChoice(line)) return [error('choice', productId)];
      if (lacking < 0) return [error('short', productId, quantity + lacking)];
      return [];
    })
    .concat(plan.out.filter(({ digital }) => digital).map((line) => error('file', line.product_id)));
}

/** Returns whether nothing differs, apart from prices that may have changed since. */
function isSame(order: StoredOrder, edit: OrderEdit, { lines, out, delivery }: ChangePlan): boolean {
  const isStaying = order.lines.every(({ itemId, quantity }) =>
    lines.some(
      (line) => line.itemId === itemId && line.quantity === quantity && !line.isEdited && !line.isRepriced,
    ),
  );
  const isSameMethod = delivery?.methodId === order.delivery?.methodId;
  const isSaid = !changesNote(order, edit) && !changesCompany(order, edit);
  return (
    isStaying && out.length === 0 && edit.add.length === 0 && edit.address === null && isSameMethod && isSaid
  );
}
