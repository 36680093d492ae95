import { createHash } from 'node:crypto';
import { isE164 } from '#contract/forms/e164.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import { isRefusal, type Refusal } from './cart.ts';
import { cartFacts } from './cart-queries.ts';
import {
  type Attempt,
  type Buyer,
  claimKey,
  joinOrder,
  orderOfKey,
  type PlacedOrder,
} from './claim-queries.ts';
import type { Gift } from './gift.ts';
import type { NewcomerHold } from './hold-rules.ts';
import { newOrder } from './new-order.ts';
import { holdForNewcomer, placedFromOf } from './newcomer-hold.ts';
import { insertOrder, useCoupon } from './order-queries.ts';
import { decideOrder, type OrderRefusal, type OrderTerms, stockRefusal } from './order-rules.ts';
import { takeStock } from './stock-queries.ts';
import { stockValue } from './stock-value.ts';
import { type Ended, inTransaction, sqlState } from '#shop/transaction.ts';

/** What is stored with an order that a provider takes the money for; false or why not: it must not be, and the order neither. */
export type StorePayment = (
  db: Database,
  order: PlacedOrder,
  customerId: number,
) => Promise<boolean | Refusal>;

/** The order that stands for the same request under another key while it may still be paid; null: none. */
export type FindOpen = (
  db: Database,
  attempt: Attempt,
) => Promise<{ orderId: number; isSame: boolean } | null>;

/** An order to be placed. */
export interface OrderRequest extends OrderTerms {
  customerId: number;
  note: string;
  gift?: Gift | null;
  /** One per attempt to check out; null: the same cart, coupon, note and method within 30 seconds are the same attempt. */
  idempotencyKey: string | null;
  /** Of the order and its mails; null: the customer's own. */
  language: LanguageCode | null;
  /** What else says that two requests are the same attempt where there is no key, e.g. a card's token; '' for nothing. */
  naturalKey?: string;
  /** Of the machine it comes from. */
  address: string;
  /** Needed for every method but cash on delivery. */
  storePayment?: StorePayment;
  /** Asked last, with everything taken: what others must wait for counts exactly, and for a moment only. */
  lastCheck?: (db: Database) => Promise<Refusal | null>;
  /** Where two keys may be one checkout. */
  findOpen?: FindOpen;
  /** Who places it; left out: its customer. */
  actor?: Actor;
  /** Done with the order once all is taken for it, in its transaction. */
  onPlaced?: (db: Database, order: PlacedOrder) => Promise<void>;
}

type Placing = OrderRequest & { wholeCents: number };

export type OrderOutcome = PlacedOrder | OrderRefusal;

const duplicateWait = 15_000;

/**
 * Orders wait here rather than for a connection: a rush for one product must not take the pool from everybody else, nor a
 * buyer be sent away because the pool gives up after a second.
 */
const orderQueue = workQueue(queues.orders.size);

/**
 * Places an order: all of it or nothing, once per attempt however often it is sent, at the prices of the database, never
 * at more than was shown (docs/decisions, safety of orders). A duplicate that is still under way is waited for.
 * 'busy': too many order at this moment.
 */
export async function placeOrder(db: Database, request: OrderRequest): Promise<OrderOutcome | 'busy'> {
  const from = new Set([placedFromOf(request.address)]);
  return orderQueue.isFull(from) ? 'busy' : orderQueue.run(() => placeInTurn(db, request), from);
}

async function placeInTurn(db: Database, request: OrderRequest): Promise<OrderOutcome> {
  const attempt = attemptOf(request);
  const wholeCents = await stockValue(db);
  const deadline = performance.now() + duplicateWait;
  for (;;) {
    const outcome = await inTransaction(db, (trx) => tryOnce(trx, attempt, { ...request, wholeCents }));
    if (outcome !== 'duplicate-under-way') return outcome;
    if (performance.now() > deadline) return { code: 'orderPending' };
  }
}

async function tryOnce(
  db: Database,
  attempt: Attempt,
  request: Placing,
): Promise<Ended<OrderOutcome | 'duplicate-under-way'>> {
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
): Promise<Ended<OrderOutcome>> {
  const earlier = await request.findOpen?.(db, attempt);
  if (earlier) return { keep: true, outcome: await joinOrder(db, attempt, earlier) };
  // Who logs in by a number has shown that it is theirs: their order needs no other word.
  const limits = isE164(buyer.email) ? { ...request.limits, confirmHours: 0 } : request.limits;
  const decision = decideOrder({ ...request, limits }, await cartFacts(db, request));
  if (isRefusal(decision)) return undo(decision);
  // A profile is empty after the first reset of an account that nobody had confirmed (shop/accounts).
  if (buyer.address === '' && decision.cart.lines.some(({ isDigital }) => !isDigital))
    return undo({ code: 'addressNeeded' });
  const { cart, coupon, hold } = decision;
  const held = hold && (await holdForNewcomer(db, { ...request, lines: cart.lines, hold }));
  const isUnreserved = held !== null && isRefusal(held);
  if (isUnreserved && !isPaidAtOnce(hold)) return undo(held);
  const rows = newOrder({ ...request, ...decision, key: attempt.key, buyer, isUnreserved });
  const placed = { ...(await insertOrder(db, rows)), isUnreserved };
  const isStored = (await request.storePayment?.(db, placed, request.customerId)) ?? true;
  if (isStored !== true) return undo(isStored === false ? { code: 'generalError' } : isStored);
  if (!isUnreserved) {
    if (coupon && !(await useCoupon(db, coupon.couponId))) return undo({ code: 'invalidCoupon' });
    const short = await takeStock(db, cart.lines, held && { ...held, ...placed });
    if (short) return undo(stockRefusal(cart, short));
  }
  await request.onPlaced?.(db, placed);
  const late = await request.lastCheck?.(db);
  return late ? undo(late) : { keep: true, outcome: { ...placed, confirmBy: hold?.confirmBy ?? null } };
}

/** Beyond what newcomers may hold its goods are taken once its money is there: nobody who pays is refused. */
const isPaidAtOnce = (hold: NewcomerHold | null) => hold?.by === 'payment' || hold?.by === 'captured';

/** The answer of the first one under the key. The same key with another body is a fault of the client. */
async function earlierOutcome(db: Database, attempt: Attempt): Promise<OrderOutcome> {
  const earlier = await orderOfKey(db, attempt);
  if (!earlier) return { code: 'orderPending' };
  const { bodyHash, ...placed } = earlier;
  return bodyHash.equals(attempt.bodyHash) ? placed : { code: 'generalError' };
}

const undo = <T>(outcome: T): Ended<T> => ({ keep: false, outcome });

/** The claim waited for a duplicate as long as a statement may take. */
function lockTimeout(error: unknown): 'duplicate-under-way' {
  const queryCanceled = '57014';
  if (sqlState(error) !== queryCanceled) throw error;
  return 'duplicate-under-way';
}

function attemptOf(request: OrderRequest): Attempt {
  const { customerId, lines, couponCode, note, gift, methodId, expectedTotalCents, idempotencyKey } = request;
  const { naturalKey = '', deliveryWayId = null } = request;
  const cart = lines
    .map(({ productId, quantity, options }) => [
      productId,
      quantity,
      options.map((each) => `${each.attributeId}:${each.optionId}`).toSorted(),
    ])
    .toSorted(([one], [other]) => Number(one) - Number(other));
  // As it always was without a gift or a way to deliver: keys of before there were any go on.
  const more = [...(gift ? [gift] : []), ...(deliveryWayId === null ? [] : [{ deliveryWayId }])];
  const body = [cart, couponCode, note, methodId, ...more];
  const bodyHash = sha256(expectedTotalCents === null ? body : [...body, { shownCents: expectedTotalCents }]);
  // A header's key has no space, so the kinds never meet.
  if (idempotencyKey !== null) return { customerId, key: idempotencyKey, bodyHash, keyExpires: false };
  return naturalKey === ''
    ? { customerId, key: `cart ${bodyHash.toString('base64url')}`, bodyHash, keyExpires: true }
    : { customerId, key: `pay ${sha256(naturalKey).toString('base64url')}`, bodyHash, keyExpires: false };
}

const sha256 = (value: unknown): Buffer => createHash('sha256').update(JSON.stringify(value)).digest();
