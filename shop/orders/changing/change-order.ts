import { languages } from '#contract/languages.ts';
import { withCells } from '#rules/cells.ts';
import { alike } from '#rules/line-price.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { cartFacts } from '../cart-queries.ts';
import { releaseCoupon } from '../status-queries.ts';
import { moveStock } from '../stock-queries.ts';
import {
  arrivalFactsIn,
  couponOfOrder,
  freeDeliveriesOf,
  offersIn,
  orderToChange,
  placeNamesOf,
  type StoredOrder,
} from './change-queries.ts';
import type { ChangeFacts, ChangePlan } from './change-plan.ts';
import { planChange } from './change-rules.ts';
import { storeChange, storeHeld } from './change-write-queries.ts';
import { changedThings } from './changed-things.ts';
import { type OrderEditError, error, type OrderEdit } from './order-edit.ts';

/** The planned result of a requested order edit, and its errors. */
export type OrderPlan = ReturnType<typeof planChange> & { order: StoredOrder };

/** Plans an order edit as a preview that stores nothing. Returns null if the order doesn't exist. */
export async function planOrderChange(db: Database, edit: OrderEdit): Promise<OrderPlan | null> {
  const order = await orderToChange(db, edit.orderId);
  return order && planChangeOf(db, order, edit);
}

/** Does the same for an order that was read. */
export const planChangeOf = async (
  db: Database,
  order: StoredOrder,
  edit: OrderEdit,
): Promise<OrderPlan> => ({
  order,
  ...planChange(await factsFor(db, order, edit), edit),
});

async function factsFor(db: Database, order: StoredOrder, edit: OrderEdit): Promise<ChangeFacts> {
  const { address, add } = edit;
  const isElsewhere = address !== null && address.stateId !== null;
  const languageId = languages[order.language].id;
  const stateId = isElsewhere ? address.stateId : order.stateId;
  const { orderId, customerId, paymentMethodId: methodId } = order;
  const [{ products }, { deposit, method, cash, account }, coupon, freeDeliveries, places, offers, arrival] =
    [
      await cartFacts(db, { lines: [...add, ...otherCells(order, edit)], couponCode: '', customerId: null }),
      await cartFacts(db, { lines: [], couponCode: '', customerId, methodId }),
      await couponOfOrder(db, orderId, stateId),
      await freeDeliveriesOf(db, orderId, stateId),
      isElsewhere ? await placeNamesOf(db, address, languageId) : null,
      await offersIn(db, stateId),
      await arrivalFactsIn(db, stateId),
    ];
  return {
    order,
    products,
    deposit,
    method,
    cash,
    account,
    coupon,
    freeDeliveries,
    offers,
    places,
    ...arrival,
  };
}

/** Returns the remaining lines whose cells or prints an edit changes, as lines of a cart. */
const otherCells = ({ lines }: StoredOrder, { stay }: OrderEdit) =>
  stay.flatMap(({ itemId, quantity, cells, prints = [] }) => {
    const productId = lines.find((line) => line.itemId === itemId)?.product_id;
    if (productId === undefined || !(cells || prints.length > 0)) return [];
    return [withCells({ productId, quantity, options: prints }, cells ?? alike(quantity))];
  });

/**
 * Writes the planned edit of a locked order, and releases its coupon if that no longer applies. Call
 * `applyStockDifference` last, for the stock.
 */
export async function writeChange(
  db: Database,
  { order, plan }: OrderPlan,
  edit: OrderEdit,
  actor: Actor,
): Promise<void> {
  const what = changedThings(order, plan, edit);
  await storeChange(db, { order, plan, edit, what, actor });
  if (order.couponId !== null && plan.couponCode === null) await releaseCoupon(db, order.orderId);
  await storeHeld(db, order.orderId);
}

/** Moves the stock of an edit. Returns the shortage if there is one; the transaction must then be rolled back. */
export async function applyStockDifference(
  db: Database,
  { plan }: OrderPlan,
): Promise<OrderEditError | null> {
  const short = await moveStock(db, plan.units);
  if (!short) return null;
  const { productId, left, taken } = short;
  const ordered = plan.lines.find(({ product_id: id }) => id === productId)?.quantity ?? 0;
  return error('short', productId, ordered - taken + left);
}

export type { ChangePlan };
