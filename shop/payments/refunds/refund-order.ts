import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import type { PaymentNotice } from '#shop/mail/mail.ts';
import { changeOrderStatus, type OrderUnits, refundUnits } from '#shop/orders/orders.ts';
import { type TransactionResult, inTransaction } from '#shop/transaction.ts';
import { sumCents } from '#rules/money.ts';
import { linesTotal, lineWorth } from './line-share.ts';
import {
  refundableLines,
  type RefundableLine,
  refundOfKey,
  refundToNotify,
  storeRefundLines,
} from './refund-line-queries.ts';
import { lowerDue, requestBalance } from './balance-queries.ts';
import { lockRefundable, noticeOf } from './locked-refund.ts';
import { takenFrom } from './pools.ts';
import { storeRetained } from './retained-queries.ts';
import { insertRefund, type RefundRequest } from './refund-queries.ts';
import type { Refundable } from './staff-refund-queries.ts';

/** Units of a line or of one of its cells, and whether they are restocked. Cell 0 is the line. */
export interface RefundPiece {
  itemId: number;
  cell: number;
  quantity: number;
  isRestocked: boolean;
  /** Whether shipped units are refunded first, instead of those still in the shop. */
  hasLeft?: boolean | undefined;
}

/** The whole remaining amount, maybe except what the shop retains, an amount in cents, or the value of units of lines. */
export type RefundOf =
  | { kind: 'whole'; isRestocked: boolean; retainedCents?: number | undefined }
  | { kind: 'amount'; cents: number }
  | { kind: 'lines'; lines: readonly RefundPiece[] };

/** A refund of an order requested by staff. */
export interface OrderRefund {
  number: string;
  of: RefundOf;
  /** The reason, visible only to staff. */
  reason: string;
  by: Actor;
  /** The key of one attempt: a repeated request is the same refund. Null if there is no key. */
  key: string | null;
  /** The refundable amount shown to the caller. Nothing happens if it has changed. Null accepts any amount. */
  leftCents: number | null;
  /** Whether it is a dry run, which returns the result and rolls it back. */
  isPlan: boolean;
}

export interface RefundedOrder {
  /** Null if the shop retains everything. */
  refundId: number | null;
  order: Refundable;
  cents: number;
  /** The part of the refund that only lowers what is still due. */
  offCents: number;
  /** The value of the lines, the part that the coupon deducted, and the VAT added to the rest. */
  linesCents: number;
  couponCents: number;
  vatCents: number;
  /** The share of each requested line. */
  lines: readonly { itemId: number; cell: number; cents: number }[];
  /** Whether the whole payment is then refunded. */
  isWhole: boolean;
  /** The email to the customer, sent once the refund went through; null if the shop retains everything. */
  notice: PaymentNotice | null;
}

/**
 * `unpaid`: not paid through the shop. `too-much`: more than is refundable. `lines`: fewer units are left to refund or
 * restock. `moved`: its status no longer allows that the shop retains a part.
 */
export type RefundRefusal = 'unknown' | 'unpaid' | 'too-much' | 'meanwhile' | 'lines' | 'moved';

/**
 * Requests a refund of an order and restocks returned items, in one transaction. The shop's job then asks the provider,
 * or staff refund it manually. Refunds of one order are serialized.
 */
export const refundOrder = (db: Database, wish: OrderRefund): Promise<RefundedOrder | RefundRefusal> =>
  inTransaction(db, (trx) => refundOnce(trx, wish));

async function refundOnce(
  db: Database,
  wish: OrderRefund,
): Promise<TransactionResult<RefundedOrder | RefundRefusal>> {
  const refused = (outcome: RefundRefusal) => ({ keep: false, outcome }) as const;
  const locked = await lockRefundable(db, wish.number);
  if (typeof locked === 'string') return refused(locked);
  const { order, paymentId, balances } = locked;
  const before = wish.key === null ? null : await refundOfKey(db, wish.key);
  if (before) return repeated(db, order, before);
  const left = order.amountCents - order.refundedCents;
  if (wish.leftCents !== null && wish.leftCents !== left) return refused('meanwhile');
  const lines = await refundableLines(db, order.orderId);
  const worth = worthOf(wish.of, order, lines, left);
  if (worth === null) return refused('lines');
  const offCents = Math.min(order.openCents, lowering(wish.of, worth.cents, left));
  const isOffOnly = offCents > 0 && offCents === worth.cents;
  const cents = worth.cents - offCents;
  const { reason, by, key } = wish;
  const retainedCents = retainedOf(wish.of);
  const refusal = await retain(db, order, { retainedCents, cents });
  if (refusal) return refused(refusal);
  if (retainedCents > 0 && cents === 0) return retainAll(db, order, worth, wish);
  if (leavesNoCash(order, offCents)) return refused('too-much');
  const pools = [
    ...balances,
    { paymentId, leftCents: left - sumCents(balances.map((each) => each.leftCents)) },
  ];
  const parts = isOffOnly ? [{ paymentId, cents }] : takenFrom(cents, pools);
  const refundId = await insertRefunds(db, parts, {
    cents,
    reason,
    by,
    key,
    retainedCents,
    offCents,
  });
  if (refundId === null) return refused('too-much');
  if (offCents > 0) await lowerDue(db, { orderId: order.orderId, cents: offCents, by });
  if (wish.of.kind === 'lines')
    await storeRefundLines(db, refundId, linesToStore(wish.of.lines, worth.lines, lines));
  const back = unitsRefunded(wish.of, order, lines);
  if (back.length > 0 && !(await refundUnits(db, order.orderId, back))) return refused('lines');
  const notice = await noticeOf(db, { refundId, orderId: order.orderId, isOffOnly });
  const isWhole = left > 0 && cents + retainedCents === left;
  const outcome = { refundId, order, ...worth, cents, offCents, isWhole, notice };
  return { keep: !wish.isPlan, outcome };
}

/** Whether a refund leaves no items of an order in cash, which is canceled instead. */
const leavesNoCash = ({ amountCents, openCents }: Refundable, offCents: number): boolean =>
  amountCents === 0 && offCents > 0 && offCents === openCents;

/** Returns how much of a refund lowers the open balance: all of it for pieces; for an amount, only its excess over what was paid. */
function lowering({ kind }: RefundOf, cents: number, paidCents: number): number {
  if (kind === 'lines') return cents;
  return kind === 'amount' ? Math.max(0, cents - paidCents) : 0;
}

const retainedOf = (of: RefundOf): number => (of.kind === 'whole' ? (of.retainedCents ?? 0) : 0);

/** Stores what the shop retains of an order if it is canceled. Returns why it can't, or null. */
async function retain(
  db: Database,
  { orderId, isInWork }: Refundable,
  { retainedCents, cents }: { retainedCents: number; cents: number },
): Promise<RefundRefusal | null> {
  if (retainedCents === 0) return null;
  if (!isInWork) return 'moved';
  if (cents < 0) return 'too-much';
  await storeRetained(db, orderId, retainedCents);
  return null;
}

/** Cancels an order whose whole payment the shop retains, so that no refund follows. */
async function retainAll(
  db: Database,
  order: Refundable,
  worth: Pick<RefundedOrder, 'cents' | 'linesCents' | 'couponCents' | 'vatCents' | 'lines'>,
  { by, isPlan }: OrderRefund,
): Promise<TransactionResult<RefundedOrder | RefundRefusal>> {
  const { orderId } = order;
  const change = { orderId, to: orderStatuses.refunded, actor: by, mail: 'orderCancelled' } as const;
  const changed = await changeOrderStatus(db, change);
  if (!changed.isChanged) return { keep: false, outcome: 'moved' };
  await requestBalance(db, { orderId, cents: 0, by });
  const outcome = { refundId: null, order, ...worth, offCents: 0, isWhole: true, notice: null };
  return { keep: !isPlan, outcome };
}

/**
 * Refunds an amount from the payments of an order. Returns the id of the first refund, which has the key of the attempt
 * and what is retained, or null if the amount exceeds what is left.
 */
async function insertRefunds(
  db: Database,
  parts: readonly { paymentId: number; cents: number }[],
  request: RefundRequest & { cents: number },
): Promise<number | null> {
  if (
    request.cents + (request.offCents ?? 0) < 1 ||
    sumCents(parts.map(({ cents }) => cents)) !== request.cents
  )
    return null;
  const ids: (number | null)[] = [];
  for (const { paymentId, cents } of parts)
    ids.push(
      await insertRefund(db, paymentId, {
        ...request,
        cents,
        ...(ids.length > 0 && { key: null, retainedCents: 0, offCents: 0 }),
      }),
    );
  return ids.includes(null) ? null : (ids[0] ?? null);
}

const noLines = { linesCents: 0, couponCents: 0, vatCents: 0, lines: [] };

/** Returns the result of a repeated attempt. `meanwhile`: its key belongs to another order. */
async function repeated(
  db: Database,
  order: Refundable,
  { refundId, orderId, cents }: { refundId: number; orderId: number | null; cents: number },
): Promise<TransactionResult<RefundedOrder | RefundRefusal>> {
  if (orderId !== order.orderId) return { keep: false, outcome: 'meanwhile' };
  const isWhole = order.amountCents === order.refundedCents;
  const notice = await refundToNotify(db, refundId);
  return { keep: false, outcome: { refundId, order, cents, offCents: 0, ...noLines, isWhole, notice } };
}

/**
 * Returns the value of the lines to refund. Null if a line has fewer units left, isn't part of this order, or
 * appears twice.
 */
function worthOf(
  of: RefundOf,
  order: Refundable,
  lines: readonly RefundableLine[],
  left: number,
): Pick<RefundedOrder, 'cents' | 'linesCents' | 'couponCents' | 'vatCents' | 'lines'> | null {
  if (of.kind !== 'lines')
    return { cents: of.kind === 'whole' ? left - retainedOf(of) : of.cents, ...noLines };
  const pieces = new Map(of.lines.map((piece) => [keyOf(piece), piece.quantity]));
  const requested = lines.map((line) => ({ ...line, pieces: pieces.get(keyOf(line)) ?? 0 }));
  const isKnown = requested.filter((line) => pieces.has(keyOf(line))).length === of.lines.length;
  if (!isKnown || requested.some((line) => line.refunded + line.pieces > line.quantity)) return null;
  const total = linesTotal(order, requested);
  const each = requested
    .filter((line) => pieces.has(keyOf(line)))
    .map((line) => ({ itemId: line.itemId, cell: line.cell, cents: lineWorth(line) }));
  return { cents: total.linesCents - total.couponCents + total.vatCents, ...total, lines: each };
}

const keyOf = ({ itemId, cell }: Pick<RefundPiece, 'itemId' | 'cell'>): string => `${itemId} ${cell}`;

const linesToStore = (
  pieces: readonly RefundPiece[],
  worth: RefundedOrder['lines'],
  lines: readonly RefundableLine[],
) =>
  pieces.map((piece) => ({
    ...piece,
    cents: worth.find((each) => keyOf(each) === keyOf(piece))?.cents ?? 0,
    left: leftOf(
      piece,
      lines.find((each) => keyOf(each) === keyOf(piece)),
    ),
  }));

/** Returns how many units of a refund had shipped. Units that exceed the chosen kind are taken from the other one. */
function leftOf({ quantity, hasLeft = false }: RefundPiece, line: RefundableLine | undefined): number {
  if (!line || line.isSent) return line ? quantity : 0;
  const inShop = line.quantity - line.refunded - line.left;
  return Math.min(line.left, hasLeft ? quantity : Math.max(0, quantity - inShop));
}

/**
 * Returns the units to restock now. Items whose preparation hasn't begun are restocked automatically when the whole
 * order is refunded. What has left isn't in the shop.
 */
function unitsRefunded(
  of: RefundOf,
  { isUntouched }: Refundable,
  lines: readonly RefundableLine[],
): OrderUnits[] {
  if (of.kind === 'lines') return of.lines.filter(({ isRestocked }) => isRestocked);
  if (of.kind === 'amount' || !of.isRestocked || isUntouched) return [];
  return lines
    .filter(({ isDigital, quantity, restocked, away }) => !isDigital && restocked + away < quantity)
    .map(({ itemId, cell, quantity, restocked, away }) => ({
      itemId,
      cell,
      quantity: quantity - restocked - away,
    }));
}
