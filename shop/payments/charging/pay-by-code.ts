import type { PaymentMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import { lockForChange } from '#shop/orders/orders.ts';
import { inTransaction } from '#shop/transaction.ts';
import { advance } from './advance.ts';
import { replacementOrder, type KnownPayment } from './by-key.ts';
import { resumeReservation } from './code-queries.ts';
import { placedOrder } from '../payment/settle-queries.ts';
import { insertPayment, paymentById } from '../payment/queries.ts';
import type { GuardedProvider } from '../providers/breaker.ts';
import { codeChoice, validCodes } from '../transfers/code-choice-queries.ts';

/** Maximum number of payments of one balance or transfer that are under way. Each of them is polled. */
const maxValid = 5;

interface LaterPayment {
  customerId: number;
  orderId: number;
  /** The requested currency of a code; null for either. */
  inRiel: boolean | null;
  /** Null for the provider's first method. */
  methodId?: PaymentMethodId | null;
}

/**
 * Starts a payment beside the one that an order was placed with: of its balance, or instead of its transfer. It is the same
 * one on every page while it can be paid. The order stays as it is until then: a transfer keeps its reservation and deadline
 * (pay-instead-queries.ts), and a balance stays due. Returns null if the order can't be paid this way.
 */
export async function payTransferByCode(
  db: Database,
  provider: GuardedProvider,
  request: LaterPayment,
): Promise<(KnownPayment & { paymentKey: string }) | null> {
  const { customerId, orderId, inRiel } = request;
  const { name, holdMinutes: reservationMinutes } = provider;
  const paymentId = await inTransaction<number | null>(db, async (trx) => {
    await lockForChange(trx, orderId);
    const choice = await codeChoice(trx, request, provider);
    const methodId = request.methodId ?? provider.methods[0];
    if (!choice || methodId === undefined) return { keep: false, outcome: null };
    const valid = await validCodes(trx, { ...request, ...choice, provider: name });
    if (valid.paymentId !== null) {
      await resumeReservation(trx, valid.paymentId);
      return { keep: true, outcome: valid.paymentId };
    }
    if (valid.count >= maxValid) return { keep: false, outcome: null };
    const { balanceId, ...amount } = choice;
    const besides = { orderId: null, besidesOrderId: orderId, customerId, methodId, provider: name };
    const unused = { proofHash: null, reference: '', requestedFrom: '' };
    const attempt = { ...amount, ...unused, holdMinutes: reservationMinutes, inRiel: inRiel === true };
    const stored = await insertPayment(trx, {
      ...besides,
      ...attempt,
      ...(balanceId !== null && { balanceId }),
    });
    if (stored === null) return { keep: false, outcome: null };
    await writeAudit(trx, customerActor(customerId), 'code chosen', { order: orderId, payment: stored });
    return { keep: true, outcome: stored };
  });
  const payment = paymentId === null ? null : await paymentById(db, paymentId);
  if (!payment) return null;
  const pay = await advance(db, provider, payment, { kind: 'begin', proof: '' });
  const outcome = await replacementOrder(db, payment, { order: await placedOrder(db, orderId), pay });
  return { ...outcome, paymentKey: payment.key };
}
