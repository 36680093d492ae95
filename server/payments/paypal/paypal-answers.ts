import type { Order, OrdersCapture, Refund, TransactionDetails } from '@paypal/paypal-server-sdk';
import type { ListedCharge, Outcome, RefundOutcome } from '#shop/payments/payments.ts';
import { safeErrorCode } from '../provider-error.ts';
import { fromPaypal } from './paypal-amount.ts';
import { readPaypalMark } from './paypal-mark.ts';

const unclear = { state: 'unknown', reason: 'an answer nobody understands' } as const;

/**
 * Returns the payment outcome of a PayPal order, whatever created it: exactly one purchase with exactly one
 * valid capture.
 * @param merchantId our account; payments to another one aren't ours
 */
export function outcomeOf(order: Order, merchantId: string): Outcome {
  const { id, status, purchaseUnits: units = [] } = order;
  if (typeof id !== 'string') return unclear;
  if (['CREATED', 'SAVED', 'APPROVED', 'PAYER_ACTION_REQUIRED'].includes(String(status)))
    return { state: 'needs_action', action: { kind: 'approve', walletOrderId: id } };
  if (status === 'VOIDED') return { state: 'declined', reason: 'VOIDED' };
  const [unit] = units;
  const captures = unit?.payments?.captures ?? [];
  const [capture] = captures;
  if (status !== 'COMPLETED' || units.length !== 1 || !unit || captures.length !== 1 || !capture)
    return unclear;
  const isOurs = unit.payee?.merchantId === merchantId;
  const { shop } = readPaypalMark(unit.customId ?? capture.customId);
  return captureOutcome(capture, { isOurs, shop }, refundedOf(capture, unit.payments?.refunds ?? []));
}

/** Returns the refunded amount of a capture, including pending refunds: all except failed ones. */
function refundedOf(capture: OrdersCapture, refunds: readonly Refund[]): number {
  const counting = refunds.filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED');
  // Refunded in full although we made no refund, for example by a reversal.
  if (counting.length === 0 && capture.status === 'REFUNDED') return fromPaypal(capture.amount).amountCents;
  return counting.reduce((total, { amount }) => total + fromPaypal(amount).amountCents, 0);
}

function captureOutcome(
  capture: OrdersCapture,
  whose: { isOurs: boolean; shop: string },
  refundedCents: number,
): Outcome {
  const takenAt = new Date(capture.createTime ?? '');
  switch (capture.status) {
    case 'COMPLETED':
      if (typeof capture.id !== 'string' || Number.isNaN(takenAt.getTime())) return unclear;
      return {
        state: 'paid',
        refundedCents,
        charge: { ...fromPaypal(capture.amount), chargeId: capture.id, ...whose, takenAt },
      };
    case 'PENDING':
      return { state: 'pending' };
    case 'DECLINED':
    case 'FAILED':
      return { state: 'declined', reason: safeErrorCode(capture.status) };
    // A refunded payment doesn't pay for an order.
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return { state: 'declined', reason: safeErrorCode(capture.status), refundedCents };
    default:
      return unclear;
  }
}

export function refundOf({ id, status }: Refund): RefundOutcome {
  if (status === 'COMPLETED' && typeof id === 'string') return { state: 'done', reference: id };
  if (status === 'CANCELLED' || status === 'FAILED')
    return { state: 'failed', reason: safeErrorCode(status) };
  return { state: 'unknown', reason: safeErrorCode(status) };
}

/** Converts a row of PayPal's report; empty for failed transactions and other types. */
export function listedCharge(
  { transactionInfo: info }: TransactionDetails,
  refundedCents: (chargeId: string) => number,
): ListedCharge[] {
  const { transactionId: chargeId, transactionStatus, transactionAmount } = info ?? {};
  if (chargeId === undefined || transactionStatus === 'D' || transactionStatus === 'P') return [];
  return [
    {
      ...fromPaypal(transactionAmount),
      chargeId,
      reference: '',
      refundedCents: refundedCents(chargeId),
      takenAt: new Date(info?.transactionInitiationDate ?? ''),
      shop: readPaypalMark(info?.customField).shop,
    },
  ];
}

/**
 * Returns a refund in the report: a negative amount, and the charge to which it belongs. Null if it doesn't
 * count.
 */
export function listedRefund({
  transactionInfo: info,
}: TransactionDetails): { chargeId: string; cents: number } | null {
  const { paypalReferenceId: chargeId, transactionStatus, transactionAmount } = info ?? {};
  if (chargeId === undefined || transactionStatus === 'D' || transactionStatus === 'P') return null;
  const value = transactionAmount?.value?.replace(/^-/u, '');
  return { chargeId, cents: fromPaypal({ ...transactionAmount, value }).amountCents };
}
