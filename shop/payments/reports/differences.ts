import { isPaid, isFinal, type PaymentState } from '../payment/payment-states.ts';
import type { ListedCharge } from '../providers/provider.ts';

/** A payment of ours, as the comparison uses it. Amounts are in cents. */
export interface BookedPayment {
  paymentId: number;
  reference: string;
  /** The id of the charge; '' while none is known. */
  chargeId: string;
  amountCents: number;
  currency: string;
  state: PaymentState;
  refundedCents: number;
  /** Whether it belongs to an order that was placed. */
  hasOrder: boolean;
  /** Whether a refund is in progress and continues by itself. */
  isBeingRefunded: boolean;
  /** Whether a refund needs manual action, because there are no further automatic attempts. */
  isRefundStuck: boolean;
  /** Whether staff may have confirmed it as another payment. The list of unmatched payments asks them. */
  mayBeConfirmed?: boolean;
  ageSeconds: number;
  /** Whether it was captured and settled within the period of the provider's list. */
  isInWindow: boolean;
}

export type DifferenceKind =
  | 'charge without payment'
  | 'charge without order'
  | 'payment without charge'
  | 'different amount'
  | 'different currency'
  | 'missing refund'
  | 'refund of nobody'
  | 'unsettled payment'
  | 'stuck refund';

export interface Difference {
  kind: DifferenceKind;
  /** The provider's reference. */
  reference: string;
  /** The id of our payment; null if none is known. */
  paymentId: number | null;
}

/** Charges and payments younger than this are still in progress. */
const maxPendingSeconds = 15 * 60;
const pendingSeconds = 60 * 60;

/** Returns the differences between a provider's list of charges and our ledger, checked in both directions. */
export function differencesOf(
  listed: readonly ListedCharge[],
  booked: readonly BookedPayment[],
  now: Date,
): Difference[] {
  const named = new Map(
    booked.flatMap((payment) => namesOf(payment).map((name) => [name, payment] as const)),
  );
  const listedNames = new Set(listed.flatMap(namesOf));
  const old = listed.filter(({ takenAt }) => now.getTime() - takenAt.getTime() > maxPendingSeconds * 1000);
  return [
    ...old.flatMap((charge) =>
      ofCharge(
        charge,
        namesOf(charge)
          .map((name) => named.get(name))
          .find(Boolean),
      ),
    ),
    ...booked.flatMap((payment) =>
      ofPayment(
        payment,
        namesOf(payment).some((name) => listedNames.has(name)),
      ),
    ),
  ];
}

/**
 * Returns the names of a charge. A provider's list may contain the charge id, the payment reference or both.
 */
const namesOf = ({ chargeId, reference }: { chargeId: string; reference: string }): string[] => [
  ...(chargeId === '' ? [] : [`charge ${chargeId}`]),
  ...(reference === '' ? [] : [`payment ${reference}`]),
];

function ofCharge(charge: ListedCharge, payment: BookedPayment | undefined): Difference[] {
  const reference = charge.reference || charge.chargeId;
  if (!payment) return [{ kind: 'charge without payment', reference, paymentId: null }];
  const found = (kind: DifferenceKind) => ({ kind, reference, paymentId: payment.paymentId });
  const differences: Difference[] = [];
  if (charge.currency !== payment.currency) differences.push(found('different currency'));
  else if (charge.amountCents !== payment.amountCents) differences.push(found('different amount'));
  const isRefunded = charge.refundedCents >= charge.amountCents;
  const isExplained = isPaid(payment.state)
    ? payment.hasOrder || payment.isBeingRefunded
    : payment.mayBeConfirmed;
  if (!isRefunded && !isExplained) differences.push(found('charge without order'));
  if (charge.refundedCents < payment.refundedCents) differences.push(found('missing refund'));
  if (charge.refundedCents > payment.refundedCents && !payment.isBeingRefunded)
    differences.push(found('refund of nobody'));
  return differences;
}

function ofPayment(payment: BookedPayment, isListed: boolean): Difference[] {
  const { reference, paymentId, state, ageSeconds } = payment;
  const found = (kind: DifferenceKind) => ({ kind, reference, paymentId });
  const differences: Difference[] = [];
  if (isPaid(state) && payment.isInWindow && !isListed) differences.push(found('payment without charge'));
  if (!isFinal(state) && ageSeconds > pendingSeconds) differences.push(found('unsettled payment'));
  if (payment.isRefundStuck) differences.push(found('stuck refund'));
  return differences;
}
