import type { Database } from '#database/schema.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import { lockForChange } from '#shop/orders/orders.ts';
import { inTransaction } from '#shop/transaction.ts';
import { advance } from './advance.ts';
import { insteadOf, type KnownPayment } from './by-key.ts';
import { resumeReservation } from './code-queries.ts';
import { placedOrder } from '../payment/settle-queries.ts';
import { insertPayment, paymentById } from '../payment/queries.ts';
import type { GuardedProvider } from '../providers/breaker.ts';
import { codeChoice, validCodes } from '../transfers/code-choice-queries.ts';

/** Maximum number of valid codes per order. Each of them is polled. */
const maxValid = 5;

/**
 * Shows a code for an order that waits for its transfer, the same one on every page. The transfer keeps the order, its
 * reservation and its deadline until the code is paid (pay-instead-queries.ts), so an unpaid code leaves everything as it was.
 * Returns null if the order can't be paid by code. `inRiel` is the requested currency; null for either.
 */
export async function payTransferByCode(
  db: Database,
  provider: GuardedProvider,
  request: { customerId: number; orderId: number; inRiel: boolean | null },
): Promise<(KnownPayment & { paymentKey: string }) | null> {
  const { customerId, orderId, inRiel } = request;
  const { name, holdMinutes: reservationMinutes } = provider;
  const paymentId = await inTransaction<number | null>(db, async (trx) => {
    await lockForChange(trx, orderId);
    const choice = await codeChoice(trx, request, provider);
    const [methodId] = provider.methods;
    const valid = await validCodes(trx, { ...request, provider: name });
    if (!choice || methodId === undefined) return { keep: false, outcome: null };
    if (valid.paymentId !== null) {
      await resumeReservation(trx, valid.paymentId);
      return { keep: true, outcome: valid.paymentId };
    }
    if (valid.count >= maxValid) return { keep: false, outcome: null };
    const besides = { orderId: null, besidesOrderId: orderId, customerId, methodId, provider: name };
    const unused = { proofHash: null, reference: '', askedFrom: '' };
    const attempt = { ...choice, ...unused, holdMinutes: reservationMinutes, inRiel: inRiel === true };
    const stored = await insertPayment(trx, { ...besides, ...attempt });
    if (stored === null) return { keep: false, outcome: null };
    await writeAudit(trx, customerActor(customerId), 'code chosen', { order: orderId, payment: stored });
    return { keep: true, outcome: stored };
  });
  const payment = paymentId === null ? null : await paymentById(db, paymentId);
  if (!payment) return null;
  const pay = await advance(db, provider, payment, { kind: 'begin', proof: '' });
  const outcome = await insteadOf(db, payment, { order: await placedOrder(db, orderId), pay });
  return { ...outcome, paymentKey: payment.key };
}
