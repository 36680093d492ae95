import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import type { PaymentTold } from '#shop/mail/mail.ts';
import { giveBackPieces, lockForChange } from '#shop/orders/orders.ts';
import { type Ended, inTransaction } from '#shop/transaction.ts';
import { lockPayment } from '../payment/settle-queries.ts';
import { linesWorth, lineWorth } from './line-share.ts';
import {
  refundableLines,
  type RefundableLine,
  refundOfKey,
  refundToTell,
  storeRefundLines,
} from './refund-line-queries.ts';
import { insertRefund } from './refund-queries.ts';
import { type Refundable, refundableOrder } from './staff-refund-queries.ts';

/** Pieces of a line, and whether they are back on the shelf. */
export interface RefundPiece {
  itemId: number;
  quantity: number;
  isRestocked: boolean;
}

/** All that is left, an amount in cents, or what pieces of lines come to. */
export type RefundOf =
  | { kind: 'whole'; isRestocked: boolean }
  | { kind: 'amount'; cents: number }
  | { kind: 'lines'; lines: readonly RefundPiece[] };

/** Money somebody of the staff wants to give back for an order. */
export interface OrderRefund {
  number: string;
  of: RefundOf;
  /** For the staff. */
  reason: string;
  by: Actor;
  /** Of one attempt: sent again it is the same refund. null: of none. */
  key: string | null;
  /** What was left when they looked: where it is something else by now nothing happens. null: whatever is left. */
  leftCents: number | null;
  /** It is undone: what it would come to. */
  isPlan: boolean;
}

/** What it comes to. */
export interface RefundedOrder {
  refundId: number;
  order: Refundable;
  cents: number;
  /** Of lines: what they come to, and what of it the coupon had taken off. */
  linesCents: number;
  couponCents: number;
  /** What of them falls to each line of which pieces were asked for. */
  lines: readonly { itemId: number; cents: number }[];
  /** All that was paid is given back then. */
  isWhole: boolean;
  /** What its customer is told once it went through. */
  notice: PaymentTold;
}

/** `unpaid`: not through the shop. `too-much`: than is left. `lines`: not so many pieces are left to give back, or to put back. */
export type RefundRefusal = 'unknown' | 'unpaid' | 'too-much' | 'meanwhile' | 'lines';

/**
 * Notes that money shall be given back for an order, and puts what is back on the shelf into the stock, in one transaction; the
 * shop's job asks the provider for it, or a person gives it back by hand. Those of one order go one after the other.
 */
export const refundOrder = (db: Database, wish: OrderRefund): Promise<RefundedOrder | RefundRefusal> =>
  inTransaction(db, (trx) => refundOnce(trx, wish));

async function refundOnce(db: Database, wish: OrderRefund): Promise<Ended<RefundedOrder | RefundRefusal>> {
  const refused = (outcome: RefundRefusal) => ({ keep: false, outcome }) as const;
  const seen = await refundableOrder(db, wish.number);
  if (seen === null || seen === 'unpaid') return refused(seen ?? 'unknown');
  await lockForChange(db, seen.orderId);
  await lockPayment(db, seen.paymentId);
  const order = (await refundableOrder(db, wish.number)) as Refundable;
  const before = wish.key === null ? null : await refundOfKey(db, wish.key);
  if (before) return repeated(db, order, before);
  const left = order.amountCents - order.refundedCents;
  if (wish.leftCents !== null && wish.leftCents !== left) return refused('meanwhile');
  const lines = await refundableLines(db, order.orderId);
  const worth = worthOf(wish.of, order, lines, left);
  if (worth === null) return refused('lines');
  const { cents } = worth;
  const { reason, by, key } = wish;
  const refundId = await insertRefund(db, order.paymentId, { cents, reason, by, key });
  if (refundId === null) return refused('too-much');
  if (wish.of.kind === 'lines') await storeRefundLines(db, refundId, worthOfEach(wish.of.lines, worth.lines));
  const back = piecesBack(wish.of, order, lines);
  if (back.length > 0 && !(await giveBackPieces(db, order.orderId, back))) return refused('lines');
  const notice = await refundToTell(db, refundId);
  const outcome = { refundId, order, ...worth, isWhole: cents === left, notice };
  return { keep: !wish.isPlan, outcome };
}

const noLines = { linesCents: 0, couponCents: 0, lines: [] };

/** The same attempt once more. `meanwhile`: its key was that of another order's. */
async function repeated(
  db: Database,
  order: Refundable,
  { refundId, paymentId, cents }: { refundId: number; paymentId: number; cents: number },
): Promise<Ended<RefundedOrder | RefundRefusal>> {
  if (paymentId !== order.paymentId) return { keep: false, outcome: 'meanwhile' };
  const isWhole = order.amountCents === order.refundedCents;
  const notice = await refundToTell(db, refundId);
  return { keep: false, outcome: { refundId, order, cents, ...noLines, isWhole, notice } };
}

/** null: not so many pieces are left of a line, or a line is not of this order, or is named twice. */
function worthOf(
  of: RefundOf,
  order: Refundable,
  lines: readonly RefundableLine[],
  left: number,
): Pick<RefundedOrder, 'cents' | 'linesCents' | 'couponCents' | 'lines'> | null {
  if (of.kind !== 'lines') return { cents: of.kind === 'whole' ? left : of.cents, ...noLines };
  const pieces = new Map(of.lines.map(({ itemId, quantity }) => [itemId, quantity]));
  const wishes = lines.map((line) => ({ ...line, pieces: pieces.get(line.itemId) ?? 0 }));
  const isKnown = wishes.filter(({ itemId }) => pieces.has(itemId)).length === of.lines.length;
  if (!isKnown || wishes.some((line) => line.refunded + line.pieces > line.quantity)) return null;
  const { linesCents, couponCents } = linesWorth(order, wishes);
  const each = wishes
    .filter(({ itemId }) => pieces.has(itemId))
    .map((line) => ({ itemId: line.itemId, cents: lineWorth(line) }));
  return { cents: linesCents - couponCents, linesCents, couponCents, lines: each };
}

const worthOfEach = (
  pieces: readonly RefundPiece[],
  worth: RefundedOrder['lines'],
): (RefundPiece & { cents: number })[] =>
  pieces.map((piece) => ({
    ...piece,
    cents: worth.find(({ itemId }) => itemId === piece.itemId)?.cents ?? 0,
  }));

/** What goes back into the stock now. What nobody has begun goes back by itself, when all of it is given back. */
function piecesBack(
  of: RefundOf,
  { isUntouched }: Refundable,
  lines: readonly RefundableLine[],
): { itemId: number; quantity: number }[] {
  if (of.kind === 'lines') return of.lines.filter(({ isRestocked }) => isRestocked);
  if (of.kind === 'amount' || !of.isRestocked || isUntouched) return [];
  return lines
    .filter(({ isDigital, quantity, restocked }) => !isDigital && restocked < quantity)
    .map(({ itemId, quantity, restocked }) => ({ itemId, quantity: quantity - restocked }));
}
