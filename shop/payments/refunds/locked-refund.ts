import type { Database } from '#database/schema.ts';
import type { PaymentNotice } from '#shop/mail/mail.ts';
import { issueTaxDocuments, lockForChange } from '#shop/orders/orders.ts';
import { notifyRefund } from '../payment/payment-mails.ts';
import { lockPayment } from '../payment/settle-queries.ts';
import { lockBalance } from './balance-queries.ts';
import { refundToNotify } from './refund-line-queries.ts';
import { insertCashPayment, type Refundable, refundableOrder } from './staff-refund-queries.ts';

/** Locks an order with its payments, and reads what can be refunded. */
export async function lockRefundable(
  db: Database,
  number: string,
): Promise<
  | { order: Refundable; paymentId: number; balances: Awaited<ReturnType<typeof lockBalance>> }
  | 'unknown'
  | 'unpaid'
  | 'meanwhile'
> {
  const seen = await refundableOrder(db, number);
  if (seen === null || seen === 'unpaid') return seen ?? 'unknown';
  await lockForChange(db, seen.orderId);
  const paymentId = seen.paymentId ?? (await insertCashPayment(db, seen.orderId));
  if (paymentId === null) return 'meanwhile';
  await lockPayment(db, paymentId);
  const balances = await lockBalance(db, seen.orderId);
  return { order: (await refundableOrder(db, number)) as Refundable, paymentId, balances };
}

/** Returns the notice of a refund. If it only lowers what is due, no provider is asked, and the notice is sent at once. */
export async function noticeOf(
  db: Database,
  { refundId, orderId, isOffOnly }: { refundId: number; orderId: number; isOffOnly: boolean },
): Promise<PaymentNotice> {
  const notice = await refundToNotify(db, refundId);
  if (isOffOnly) {
    await issueTaxDocuments(db, orderId);
    await notifyRefund(db, orderId, notice);
  }
  return notice;
}
