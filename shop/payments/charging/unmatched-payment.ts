import type { PaymentMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { requestProvider } from '../providers/request-provider.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { insertPayment, isFresh, paymentByReference } from '../payment/queries.ts';
import { settle } from '../outcomes/apply-outcome.ts';

/**
 * Handles an order that was refused although a client had captured its wallet payment. A recent payment to us
 * that belongs to no known payment is stored without an order: if it has this shop's id, it is refunded
 * automatically; otherwise staff are notified once. Older ones are left to the nightly report. Returns false
 * if the provider didn't respond and must be asked again.
 */
export async function returnUnmatchedPayment(
  db: Database,
  provider: PaymentProvider,
  unmatched: { customerId: number; methodId: PaymentMethodId; capturedReference: string },
): Promise<boolean> {
  const { customerId, methodId, capturedReference: reference } = unmatched;
  const attempt = { key: '', reference, methodId, amountCents: 0, currency: '' };
  const outcome = await requestProvider((signal) => provider.lookup(attempt, signal));
  if (outcome.state === 'unknown') return false;
  if (outcome.state !== 'paid' || !outcome.charge.isOurs) return true;
  const { amountCents, currency, takenAt } = outcome.charge;
  if (!(await isFresh(db, takenAt))) return true;
  const { name, holdMinutes: reservationMinutes } = provider;
  const stored = await insertPayment(db, {
    orderId: null,
    customerId,
    methodId,
    provider: name,
    amountCents,
    currency,
    holdMinutes: reservationMinutes,
    proofHash: null,
    reference,
    requestedFrom: '',
    inRiel: false,
  });
  const payment = stored === null ? null : await paymentByReference(db, name, reference);
  if (payment) await settle(db, payment, outcome, 'reconciler', provider);
  return true;
}
