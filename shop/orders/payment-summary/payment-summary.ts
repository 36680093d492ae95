import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import type { PaymentStatus, RefundDestination } from '#contract/payment-status.ts';
import { refundDestination } from '#rules/refund-destination.ts';
import { hiddenStatuses, type StatusId } from '../status-transitions.ts';

const { active, inProgress, completed, returned, refunded } = orderStatuses;
const { awaitingPayment, voided } = hiddenStatuses;

/** What the database knows of the money of one order. Amounts in cents. */
export interface MoneyFacts {
  statusId: StatusId;
  paymentMethodId: number;
  totalCents: number;
  /** It has a payment through the shop; without one its money goes from hand to hand. */
  hasPayment: boolean;
  /** What was received through its payment, and later for its balance; a part of it counts while it is not all there. */
  receivedCents: number;
  /** Refunds that went through, those that were asked for and are under way, and the last one when that failed. */
  refundedCents: number;
  refundingCents: number;
  failedCents: number;
  /** What it costs more since it was edited, and nobody has paid. */
  balanceCents: number;
  /** Its customer sent a payment slip of which nobody has said that there is no such money. */
  hasSlip: boolean;
  /** It is paid in riel: at which rate, and what its total is; null: in dollars. */
  riel: PaidRiel | null;
}

export interface PaidRiel {
  rate: number;
  total: number;
}

/** What a customer paid, what is refunded and how, and what is still due. Amounts in cents. */
export interface PaymentSummary {
  status: PaymentStatus;
  receivedCents: number;
  refundedCents: number;
  refundingCents: number;
  /** To be refunded, and nobody has begun. */
  refundDueCents: number;
  /** To be paid by the customer. */
  dueCents: number;
  refundTo: RefundDestination;
  totalCents: number;
  riel: PaidRiel | null;
}

/**
 * How the money of an order stands: the one place that decides it, for the customer's page, mails, documents, the office and the
 * terminal. Cash counts as received when the order was delivered, and as refunded once the staff says so.
 */
export function paymentSummary(facts: MoneyFacts): PaymentSummary {
  const { paymentMethodId, totalCents, riel } = facts;
  const sums = isCash(facts) ? cashSums(facts) : paymentSums(facts);
  const all = { ...sums, refundDueCents: refundDue(facts, sums), dueCents: due(facts, sums) };
  return {
    status: statusOf(facts, all),
    ...all,
    refundTo: refundDestination(paymentMethodId),
    totalCents,
    riel,
  };
}

const isCash = ({ paymentMethodId, hasPayment }: MoneyFacts): boolean =>
  paymentMethodId === paymentMethodIds.cashOnDelivery || !hasPayment;

type Sums = Pick<PaymentSummary, 'receivedCents' | 'refundedCents' | 'refundingCents'>;

function cashSums({ statusId, totalCents }: MoneyFacts): Sums {
  const isReceived = statusId === completed || statusId === returned || statusId === refunded;
  return {
    receivedCents: isReceived ? totalCents : 0,
    refundedCents: statusId === refunded ? totalCents : 0,
    refundingCents: 0,
  };
}

const paymentSums = ({ receivedCents, refundedCents, refundingCents }: MoneyFacts): Sums => ({
  receivedCents,
  refundedCents,
  refundingCents,
});

/** It comes to nothing, so that all that was received goes back. */
const isOver = (statusId: StatusId): boolean =>
  statusId === returned || statusId === refunded || statusId === voided;

function refundDue({ statusId, failedCents }: MoneyFacts, sums: Sums): number {
  const left = sums.receivedCents - sums.refundedCents - sums.refundingCents;
  return Math.max(0, isOver(statusId) ? left : Math.min(left, failedCents));
}

function due(facts: MoneyFacts, sums: Sums): number {
  const { statusId, totalCents, balanceCents } = facts;
  if (isOver(statusId)) return 0;
  if (statusId === awaitingPayment) return Math.max(0, totalCents - sums.receivedCents);
  if (!isCash(facts)) return balanceCents;
  return statusId === active || statusId === inProgress ? totalCents : 0;
}

function statusOf(
  facts: MoneyFacts,
  sums: Omit<PaymentSummary, 'status' | 'refundTo' | 'totalCents' | 'riel'>,
): PaymentStatus {
  const { statusId, hasSlip } = facts;
  const { receivedCents, refundedCents, refundingCents, refundDueCents, dueCents } = sums;
  if (statusId === awaitingPayment) {
    if (receivedCents > 0) return 'partPaid';
    return hasSlip ? 'slipSent' : 'awaiting';
  }
  if (refundDueCents > 0) return 'refundDue';
  if (dueCents > 0) return isCash(facts) ? 'onDelivery' : 'balanceDue';
  if (refundingCents > 0) return 'refunding';
  if (refundedCents > 0) return refundedCents < receivedCents ? 'partRefunded' : 'refunded';
  if (receivedCents > 0) return isCash(facts) ? 'paidOnDelivery' : 'paid';
  return statusId === voided && hasSlip ? 'checkingSlip' : 'nothingToPay';
}
