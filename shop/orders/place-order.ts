import { extrasOf } from '#rules/line-extras.ts';
import { shownCells } from '#rules/cells.ts';
import { createHash } from 'node:crypto';
import { isE164 } from '#contract/forms/e164.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { sealDesigns } from '#shop/artwork/artwork.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import { isRefusal, type Refusal } from './cart.ts';
import { unitsOfLine } from './stock-units.ts';
import { cartFacts } from './cart-queries.ts';
import {
  type Attempt,
  type Buyer,
  claimKey,
  joinOrder,
  orderOfKey,
  type PlacedOrder,
} from './claim-queries.ts';
import { isFirstOrder } from './coupon-queries.ts';
import type { Gift } from './gift.ts';
import type { NewCustomerReservation } from './hold-rules.ts';
import { newOrder } from './new-order.ts';
import { reserveForNewCustomer, placedFromOf } from './newcomer-hold.ts';
import { insertOrder, useCoupon } from './order-queries.ts';
import { decideOrder, stockRefusal } from './order-rules.ts';
import type { OrderRefusal, OrderTerms } from './order-terms.ts';
import { copyApprovals } from './repeat-queries.ts';
import type { Company } from './tax/company.ts';
import { decrementStock, decrementStockAndCommit } from './stock-queries.ts';
import { maxHeld, stockValue } from './stock-value.ts';
import { type TransactionResult, inTransaction, sqlState } from '#shop/transaction.ts';

/**
 * Stores the payment of an order that a provider charges. Returns false or a refusal if the payment, and therefore the
 * order, must not be stored.
 */
export type StorePayment = (
  db: Database,
  order: PlacedOrder,
  customerId: number,
) => Promise<boolean | Refusal>;

/** Finds the order for the same request under another key while it can still be paid. Null if there is none. */
export type FindOpen = (
  db: Database,
  attempt: Attempt,
) => Promise<{ orderId: number; isSame: boolean } | null>;

export interface OrderRequest extends OrderTerms {
  customerId: number;
  note: string;
  gift?: Gift | null;
  company?: Company | null;
  /**
   * The idempotency key of a checkout attempt. If null, the same cart, coupon, note and method within 30
   * seconds count as the same attempt.
   */
  idempotencyKey: string | null;
  /** The language of the order and its emails; null means the customer's own. */
  language: LanguageCode | null;
  /**
   * Further content that identifies an attempt without a key, such as a card token, or '' if there is none.
   */
  naturalKey?: string;
  /** The IP address of the client. */
  address: string;
  /** Required for every payment method except cash on delivery. */
  storePayment?: StorePayment;
  /**
   * Runs last, with everything reserved: checks that block other orders are exact here, and block only for a
   * moment.
   */
  lastCheck?: (db: Database) => Promise<Refusal | null>;
  /** Finds an open order. Set if two keys may belong to one checkout. */
  findOpen?: FindOpen;
  /** Who places it. Default: its customer. */
  actor?: Actor;
  /** Runs in the order's transaction once everything is reserved. */
  onPlaced?: (db: Database, order: PlacedOrder) => Promise<void>;
}

type Placing = OrderRequest & { wholeCents: number; allCents: number };

export type OrderOutcome = PlacedOrder | OrderRefusal;

const duplicateWait = 15_000;

/**
 * The queue for orders. They wait here rather than for a connection: a rush for one product must not use up
 * the pool, and buyers must not be refused because the pool times out after a second.
 */
const orderQueue = workQueue(queues.orders.size);

/**
 * Places an order: all or nothing, once per attempt however often it is sent, at the database's prices, and
 * never for more than was shown (docs/decisions, orders in one transaction). Waits for a duplicate in progress. 'busy'
 * means that there are too many orders at this moment.
 */
export async function placeOrder(db: Database, request: OrderRequest): Promise<OrderOutcome | 'busy'> {
  const from = new Set([placedFromOf(request.address)]);
  return orderQueue.isFull(from) ? 'busy' : orderQueue.run(() => placeInTurn(db, request), from);
}

async function placeInTurn(db: Database, request: OrderRequest): Promise<OrderOutcome> {
  const attempt = attemptOf(request);
  const [wholeCents, allCents] = await Promise.all([stockValue(db), maxHeld(db)]);
  const deadline = performance.now() + duplicateWait;
  for (;;) {
    const outcome = await inTransaction(db, (trx) =>
      tryOnce(trx, attempt, { ...request, wholeCents, allCents }),
    );
    if (outcome !== 'duplicate-under-way') return outcome;
    if (performance.now() > deadline) return { code: 'orderPending' };
  }
}

async function tryOnce(
  db: Database,
  attempt: Attempt,
  request: Placing,
): Promise<TransactionResult<OrderOutcome | 'duplicate-under-way'>> {
  const claim = await claimKey(db, attempt).catch(lockTimeout);
  if (claim === 'duplicate-under-way') return undo(claim);
  if (!claim) return undo({ code: 'sessionEnded' });
  return claim.isClaimed ? order(db, attempt, request, claim) : undo(await earlierOutcome(db, attempt));
}

async function order(
  db: Database,
  attempt: Attempt,
  request: Placing,
  buyer: Buyer,
): Promise<TransactionResult<OrderOutcome>> {
  const earlier = await request.findOpen?.(db, attempt);
  if (earlier) return { keep: true, outcome: await joinOrder(db, attempt, earlier) };
  // Customers who log in with a phone number have verified it, so their orders need no confirmation.
  const limits = isE164(buyer.email) ? { ...request.limits, confirmHours: 0 } : request.limits;
  const lines = await withOwnDesigns(db, request);
  const decision = decideOrder({ ...request, lines, limits }, await cartFacts(db, request));
  if (isRefusal(decision)) return undo(decision);
  // The profile is empty after the first password reset of an unconfirmed account (shop/accounts).
  if (buyer.address === '' && decision.cart.lines.some(({ isDigital }) => !isDigital))
    return undo({ code: 'addressNeeded' });
  const { cart, coupon, hold } = decision;
  const held = hold && (await reserveForNewCustomer(db, { ...request, lines: cart.lines, hold }));
  const hasNoReservation = held !== null && isRefusal(held);
  if (hasNoReservation && !isPaidAtOnce(hold)) return undo(held);
  const rows = newOrder({ ...request, ...decision, key: attempt.key, buyer, isUnreserved: hasNoReservation });
  const stored = await insertOrder(db, rows).catch(couponDeleted);
  if (stored === null) return undo({ code: 'invalidCoupon' });
  if (rows.items.some(({ terms }) => terms?.isRepeat)) await copyApprovals(db, stored.orderId);
  const placed = { ...stored, isUnreserved: hasNoReservation };
  const isStored = (await request.storePayment?.(db, placed, request.customerId)) ?? true;
  if (isStored !== true) return undo(isStored === false ? { code: 'keyReused' } : isStored);
  if (!hasNoReservation) {
    if (coupon && !(await useCoupon(db, coupon.couponId))) return undo({ code: 'invalidCoupon' });
    if (coupon?.isForFirstOrder && !(await isFirstOrder(db, request.customerId, stored.orderId)))
      return undo({ code: 'couponFirstOrder' });
    const isLast = !request.onPlaced && !request.lastCheck;
    const take = isLast ? decrementStockAndCommit : decrementStock;
    const short = await take(db, cart.lines.flatMap(unitsOfLine), held && { ...held, ...placed });
    if (short) return undo(stockRefusal(cart, short));
  }
  await request.onPlaced?.(db, placed);
  const late = await request.lastCheck?.(db);
  return late ? undo(late) : { keep: true, outcome: { ...placed, confirmBy: hold?.confirmBy ?? null } };
}

/** Returns the lines without designs that have expired or are another customer's. The order then asks for them. */
async function withOwnDesigns(db: Database, { customerId, lines }: Placing): Promise<Placing['lines']> {
  const designIds = lines.flatMap(({ designId }) => designId ?? []);
  if (designIds.length === 0) return lines;
  const sealed = await sealDesigns(db, customerId, designIds);
  return lines.map(({ designId, ...line }) =>
    designId !== undefined && sealed.includes(designId) ? { ...line, designId } : line,
  );
}

/**
 * Returns whether stock is reserved on payment, beyond the limit of new customers, so that customers who pay
 * are never refused.
 */
const isPaidAtOnce = (hold: NewCustomerReservation | null) =>
  hold?.by === 'payment' || hold?.by === 'captured';

/** Returns the outcome of the first request under the key. The same key with another body is a client error. */
async function earlierOutcome(db: Database, attempt: Attempt): Promise<OrderOutcome> {
  const earlier = await orderOfKey(db, attempt);
  if (!earlier) return { code: 'orderPending' };
  const { bodyHash, ...placed } = earlier;
  return bodyHash.equals(attempt.bodyHash) ? placed : { code: 'keyReused' };
}

const undo = <T>(outcome: T): TransactionResult<T> => ({ keep: false, outcome });

/** Returns the outcome if the claim waited for a duplicate until the statement timed out. */
function lockTimeout(error: unknown): 'duplicate-under-way' {
  const queryCanceled = '57014';
  if (sqlState(error) !== queryCanceled) throw error;
  return 'duplicate-under-way';
}

/** Staff deleted the coupon while the order was being placed. */
function couponDeleted(error: unknown): null {
  const { constraint } = error as { constraint?: string };
  if (constraint !== 'customer_order_coupon_id_fkey') throw error;
  return null;
}

function attemptOf(request: OrderRequest): Attempt {
  const { customerId, lines, couponCode, note, gift, company, methodId, expectedTotalCents, idempotencyKey } =
    request;
  const { naturalKey = '', deliveryWayId: deliveryMethodId = null } = request;
  const cart = lines
    .map(({ productId, quantity, options, cells, ...line }) => [
      productId,
      quantity,
      options.map((each) => `${each.attributeId}:${each.optionId}`).toSorted(),
      ...(shownCells(cells)
        ? [cells.map((cell) => `${cell.colorId}:${cell.sizeId}:${cell.quantity}`).toSorted()]
        : []),
      ...Object.values(extrasOf(line)),
    ])
    .toSorted(([one], [other]) => Number(one) - Number(other));
  // Without a gift, delivery method or deposit, the key has the earlier format, so that old keys remain valid.
  const more = [
    ...(gift ? [gift] : []),
    ...(company ? [company] : []),
    ...(deliveryMethodId === null ? [] : [{ deliveryWayId: deliveryMethodId }]),
    ...(request.isDeposit ? [{ isDeposit: true }] : []),
    ...(request.isRestInCash ? [{ isRestInCash: true }] : []),
  ];
  const body = [cart, couponCode, note, methodId, ...more];
  const bodyHash = sha256(expectedTotalCents === null ? body : [...body, { shownCents: expectedTotalCents }]);
  // A key from a header contains no space, so the two kinds never collide.
  if (idempotencyKey !== null) return { customerId, key: idempotencyKey, bodyHash, keyExpires: false };
  return naturalKey === ''
    ? { customerId, key: `cart ${bodyHash.toString('base64url')}`, bodyHash, keyExpires: true }
    : { customerId, key: `pay ${sha256(naturalKey).toString('base64url')}`, bodyHash, keyExpires: false };
}

const sha256 = (value: unknown): Buffer => createHash('sha256').update(JSON.stringify(value)).digest();
