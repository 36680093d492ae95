import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { lockOrder } from '#shop/orders/orders.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { openLink } from '#shop/signed-link.ts';
import { inTransaction } from '#shop/transaction.ts';
import { type NotedReference, notedReference, recordReference } from '../payment/bank-reference-queries.ts';
import { notifyCustomer } from '../payment/payment-mails.ts';
import {
  insertBalancePayment,
  openBalance,
  type BalanceDue,
  balanceDue,
} from '../refunds/balance-queries.ts';

/** Returns the balance of a link as sent before orders had a page, or null if the shop didn't sign it. */
export async function balanceOfLink(db: Database, secret: Secret, code: string): Promise<BalanceDue | null> {
  const [balanceId] = openLink(secret, 'pay rest', code) ?? [];
  return balanceId === undefined ? null : balanceDue(db, balanceId);
}

/** A payment of a balance that staff saw on the shop's account. */
interface SeenBalance {
  orderId: number;
  restId: number;
  cents: number;
  /** The bank's reference. */
  reference: string;
  by: Actor;
}

/**
 * Records a balance payment that staff have seen, once, in addition to the order's own payment, and notifies
 * the customer. `none`: the balance is no longer due. `amount`: the amount differs. `used`: the reference
 * belongs to another payment.
 */
export const confirmBalancePaid = (
  db: Database,
  { orderId, restId: balanceId, cents, reference, by }: SeenBalance,
): Promise<'paid' | 'none' | 'amount' | 'used'> =>
  inTransaction<'paid' | 'none' | 'amount' | 'used'>(db, async (trx) => {
    const refused = (outcome: 'none' | 'amount' | 'used') => ({ keep: false, outcome });
    const status = await lockOrder(trx, orderId);
    const balance = await openBalance(trx, orderId);
    if (status !== 'placed' || balance?.restId !== balanceId) return refused('none');
    if (balance.cents !== cents) return refused('amount');
    if (await notedReference(trx, 'in', reference)) return refused('used');
    const paymentId = await insertBalancePayment(trx, { orderId, rest: balance, reference, by });
    if (paymentId === null) return refused('used');
    const taken: NotedReference | null = await recordReference(trx, 'in', { reference, paymentId });
    if (taken) return refused('used');
    await writeAudit(trx, by, 'order rest paid', { order: orderId, payment: paymentId, cents });
    await notifyCustomer(trx, 'paymentReceived', orderId, cents);
    return { keep: true, outcome: 'paid' };
  });
