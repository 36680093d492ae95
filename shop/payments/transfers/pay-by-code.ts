import type { Database } from '#database/schema.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import { lockForChange } from '#shop/orders/orders.ts';
import { inTransaction } from '#shop/transaction.ts';
import { advance } from '../charging/advance.ts';
import { insteadOf, type KnownPayment } from '../charging/by-key.ts';
import { resumeReservation } from '../charging/code-queries.ts';
import { lockPayment, placedOrder } from '../payment/settle-queries.ts';
import { insertPayment, paymentById } from '../payment/queries.ts';
import type { GuardedProvider } from '../providers/breaker.ts';
import { codeChoice, validCodes } from './code-choice-queries.ts';

/** Maximum number of valid codes per order. Each of them is polled. */
const maxValid = 5;

export interface CodeRequest {
  customerId: number;
  orderId: number;
  /** Whether the code requests riel or dollars; null if the customer hasn't selected one. */
  inRiel: boolean | null;
}

/**
 * Shows a code for an order that waits for its transfer, the same one on every page. The transfer keeps the order, its
 * reservation and its deadline until the code is paid (pay-instead.ts), so an unpaid code leaves everything as it was.
 * Returns null if the order can't be paid by code.
 */
export async function payTransferByCode(
  db: Database,
  provider: GuardedProvider,
  { customerId, orderId, inRiel }: CodeRequest,
): Promise<(KnownPayment & { paymentKey: string }) | null> {
  const paymentId = await inTransaction<number | null>(db, async (trx) => {
    const refused = { keep: false, outcome: null };
    const [methodId] = provider.methods;
    const find = () => codeChoice(trx, { customerId, orderId, provider });
    await lockForChange(trx, orderId);
    const before = await find();
    if (!before || methodId === undefined) return refused;
    await lockPayment(trx, before.transferId);
    // Reads the order again after acquiring the lock, because a payment slip may have come first.
    const choice = await find();
    const valid = await validCodes(trx, orderId, inRiel);
    if (!choice) return refused;
    if (valid.paymentId !== null) {
      await resumeReservation(trx, valid.paymentId);
      return { keep: true, outcome: valid.paymentId };
    }
    if (valid.count >= maxValid) return refused;
    const { amountCents, currency } = choice;
    const stored = await insertPayment(trx, {
      orderId: null,
      besidesOrderId: orderId,
      customerId,
      methodId,
      provider: provider.name,
      amountCents,
      currency,
      holdMinutes: provider.holdMinutes,
      proofHash: null,
      reference: '',
      askedFrom: '',
      inRiel: inRiel === true,
    });
    if (stored === null) return refused;
    await writeAudit(trx, customerActor(customerId), 'code chosen', { order: orderId, payment: stored });
    return { keep: true, outcome: stored };
  });
  const payment = paymentId === null ? null : await paymentById(db, paymentId);
  if (!payment) return null;
  const pay = await advance(db, provider, payment, { kind: 'begin', proof: '' });
  const known = await insteadOf(db, payment, { order: await placedOrder(db, orderId), pay });
  return { ...known, paymentKey: payment.key };
}
