import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import { type PaymentStatus, refundDestination, type RefundDestination } from '#contract/payment-status.ts';
import { hiddenStatuses, type StatusId } from '../status-transitions.ts';

const { active, inProgress, completed, returned, refunded } = orderStatuses;
const { awaitingPayment, voided } = hiddenStatuses;

/** The stored facts about the payments of one order. Amounts in cents. */
export interface MoneyFacts {
  statusId: StatusId;
  paymentMethodId: number;
  totalCents: number;
  /** Whether it has a payment through the shop. If not, it is paid in cash. */
  hasPayment: boolean;
  /** Amounts received through its payment and for its balance, including a part of a transfer. */
  receivedCents: number;
  /** The cash to collect for an order. */
  cashCents: number;
  /** By how much refunds lowered what was due, instead of paying it back. */
  loweredCents: number;
  /** Refunds that went through, those in progress, and those of the last request that failed. */
  refundedCents: number;
  refundingCents: number;
  failedCents: number;
  /** The part of `refundedCents` that the order didn't need, such as a transfer of too much. */
  excessCents: number;
  /** What its own payment asks: the total, or a deposit. */
  nowCents: number;
  /** The unpaid balance that is due, and the one that isn't due yet. */
  balanceCents: number;
  laterCents: number;
  /** Whether that balance is due on delivery. */
  isDueAtDoor: boolean;
  /** The day by which an order on account is to be paid, yyyy-mm-dd; null if it isn't on account. */
  dueOn: string | null;
  /** Whether that day has passed. */
  isOverdue: boolean;
  /** What the shop retains of it if it is canceled. */
  retainedCents: number;
  /** Whether the customer sent a payment slip that staff have not rejected. */
  hasSlip: boolean;
  /** The rate and the total of an order paid in riel; otherwise null. */
  riel: PaidRiel | null;
}

export interface PaidRiel {
  rate: number;
  total: number;
}

/** What a customer paid, is refunded and still owes. Amounts are in cents. */
export interface PaymentSummary {
  status: PaymentStatus;
  receivedCents: number;
  refundedCents: number;
  /** The part of it that the order didn't need, such as a transfer of too much. */
  excessCents: number;
  refundingCents: number;
  /** By how much refunds lowered what was due, instead of paying it back. */
  loweredCents: number;
  /** The amount to be refunded for which no refund was requested yet. */
  refundDueCents: number;
  /** The amount that the customer must pay now, and the one that they pay later. */
  dueCents: number;
  laterCents: number;
  /** The amount that is collected when the order is delivered or picked up. */
  collectCents: number;
  /** The day by which these are to be paid, yyyy-mm-dd, if the order is on account and not paid; otherwise null. */
  dueOn: string | null;
  /** Whether that day has passed. */
  isOverdue: boolean;
  /** What the shop retains of a canceled order, for set-up and drawing. */
  retainedCents: number;
  refundTo: RefundDestination;
  totalCents: number;
  riel: PaidRiel | null;
}

/**
 * Returns the payment status of an order and its amounts, for the customer's page, emails, documents, the
 * office and the terminal. Cash counts as received when the order is delivered, and as refunded by its refunds or once
 * staff take that step.
 */
export function paymentSummary(facts: MoneyFacts): PaymentSummary {
  const { paymentMethodId, totalCents, riel } = facts;
  const totals = isCash(facts) ? cashTotals(facts) : paymentTotals(facts);
  const dueCents = due(facts, totals);
  const laterCents = isOver(facts.statusId) ? 0 : facts.laterCents;
  const all = {
    ...totals,
    excessCents: facts.excessCents,
    loweredCents: facts.loweredCents,
    refundDueCents: refundDue(facts, totals),
    dueCents,
    laterCents,
    collectCents: isCash(facts) ? dueCents : facts.isDueAtDoor ? laterCents : 0,
    dueOn: dueCents + laterCents > 0 ? facts.dueOn : null,
    isOverdue: dueCents + laterCents > 0 && facts.isOverdue,
    retainedCents: isOver(facts.statusId) ? Math.min(facts.retainedCents, totals.receivedCents) : 0,
  };
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

type Totals = Pick<PaymentSummary, 'receivedCents' | 'refundedCents' | 'refundingCents'>;

function cashTotals({ statusId, cashCents, refundedCents, refundingCents }: MoneyFacts): Totals {
  if (statusId === refunded) return { receivedCents: cashCents, refundedCents: cashCents, refundingCents: 0 };
  const isReceived = statusId === completed || statusId === returned;
  return { receivedCents: isReceived ? cashCents : 0, refundedCents, refundingCents };
}

const paymentTotals = ({ receivedCents, refundedCents, refundingCents }: MoneyFacts): Totals => ({
  receivedCents,
  refundedCents,
  refundingCents,
});

/** Returns whether the order is canceled or returned, so that the whole amount received is refunded. */
const isOver = (statusId: StatusId): boolean =>
  statusId === returned || statusId === refunded || statusId === voided;

function refundDue({ statusId, failedCents, retainedCents }: MoneyFacts, totals: Totals): number {
  const left = totals.receivedCents - totals.refundedCents - totals.refundingCents;
  return Math.max(0, isOver(statusId) ? left - retainedCents : Math.min(left, failedCents));
}

function due(facts: MoneyFacts, totals: Totals): number {
  const { statusId, cashCents, nowCents, balanceCents } = facts;
  if (isOver(statusId)) return 0;
  if (statusId === awaitingPayment) return Math.max(0, nowCents - totals.receivedCents);
  if (!isCash(facts)) return balanceCents;
  return statusId === active || statusId === inProgress ? cashCents : 0;
}

function statusOf(
  facts: MoneyFacts,
  totals: Omit<PaymentSummary, 'status' | 'refundTo' | 'totalCents' | 'riel'>,
): PaymentStatus {
  const { statusId, hasSlip } = facts;
  const { receivedCents, refundedCents, refundingCents, refundDueCents, dueCents, laterCents, dueOn } =
    totals;
  if (statusId === awaitingPayment) {
    if (receivedCents > 0) return 'partPaid';
    return hasSlip ? 'slipSent' : 'awaiting';
  }
  if (refundDueCents > 0) return 'refundDue';
  if (dueCents > 0) return isCash(facts) ? 'onDelivery' : 'balanceDue';
  if (laterCents > 0) return dueOn === null ? 'depositPaid' : 'onAccount';
  if (refundingCents > 0) return 'refunding';
  if (refundedCents > (isOver(statusId) ? 0 : facts.excessCents))
    return refundedCents < receivedCents ? 'partRefunded' : 'refunded';
  if (receivedCents > 0) return isCash(facts) ? 'paidOnDelivery' : 'paid';
  return statusId === voided && hasSlip ? 'checkingSlip' : 'nothingToPay';
}
