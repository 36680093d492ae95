import { sql } from 'kysely';
import type { PaymentReason } from '#contract/payment-reasons.ts';
import type { Database } from '#database/schema.ts';
import { lockOrder, receivedCents } from '#shop/orders/orders.ts';
import { transferName } from '../providers/bank-transfer.ts';
import { notifyRefundDue, paidText } from '../payment/payment-mails.ts';
import type { PaymentState } from '../payment/payment-states.ts';
import type { Charge } from '../providers/provider.ts';
import { changeState } from '../payment/settle-queries.ts';
import { insertRefund } from '../refunds/refund-queries.ts';
import { moveSlips } from '../payment/slip-queries.ts';
import { paidTwice } from './outcome-rules.ts';

/**
 * Makes a code, once it is paid as requested, the payment of the order that waited for a transfer,
 * or that expired while it did. A part of the transfer that arrived is refunded, and its payment
 * slips stay for staff to check. Returns false if the order was paid, so that this one is refunded.
 */
export async function payInstead(
  db: Database,
  { paymentId, orderId }: { paymentId: number; orderId: number },
  charge: Charge,
): Promise<boolean> {
  if (!charge.isOurs || charge.isNot) return false;
  await lockOrder(db, orderId);
  const { rows } = await sql<{ transferId: number; from: PaymentState; partCents: number }>`
    select t.id as "transferId", t.state as "from", ${receivedCents(sql`t`)} as "partCents"
    from payment t join payment p on p.rest_of = t.order_id
    where p.id = ${paymentId} and p.amount_cents = ${charge.amountCents}
      and p.currency = ${charge.currency} and t.amount_cents = p.amount_cents
      and t.provider = ${transferName} and t.state in ('pending', 'declined')
      and not exists (
        select from payment e
        where e.provider = p.provider and e.charge_id = ${charge.chargeId} and e.id <> p.id)
    for no key update of t`.execute(db);
  const [transfer] = rows;
  if (!transfer) return false;
  const { transferId, from, partCents } = transfer;
  const isPart = partCents > 0;
  const reason: PaymentReason = 'paid by code';
  if (from === 'pending')
    await changeState(db, transferId, {
      from,
      to: isPart ? 'paid' : 'declined',
      source: `payment ${paymentId}`,
      reason,
      chargeId: null,
      amountCents: isPart ? partCents : null,
    });
  if (isPart) {
    await insertRefund(db, transferId, { cents: null, reason: paidTwice, by: 'system' });
    const amount = paidText({ currency: charge.currency, minor: partCents });
    await notifyRefundDue(db, orderId, { amount, why: 'twice' });
  }
  await moveSlips(db, { from: transferId, to: paymentId });
  await sql`
    update payment set order_id = null, rest_of = ${orderId} where id = ${transferId}`.execute(db);
  await sql`
    with paying as (
      update payment set order_id = ${orderId}, rest_of = null where id = ${paymentId}
      returning method_id)
    update customer_order set payment_method_id = method_id from paying
    where id = ${orderId}`.execute(db);
  return true;
}
