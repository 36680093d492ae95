import type { PaidAmount, PaymentNote, PaymentNoteKey, RefundDestination } from '#contract/payment-status.ts';
import { rielOf } from '#rules/riel.ts';
import type { PaymentSummary } from './payment-summary.ts';

const toWhere: Readonly<Partial<Record<RefundDestination, PaymentNoteKey>>> = {
  card: 'noteToCard',
  wallet: 'noteToWallet',
  account: 'noteToAccount',
  cash: 'noteInCash',
};

/**
 * Returns an amount of this order, also in riel if it is paid in riel. For the whole total, it is the exact
 * riel amount paid.
 */
export const paidAmount = (
  { totalCents, riel }: Pick<PaymentSummary, 'totalCents' | 'riel'>,
  cents: number,
): PaidAmount => ({
  cents,
  riel: riel && (cents === totalCents ? riel.total : rielOf(cents, riel.rate)),
});

/**
 * Returns the sentences for the customer about the payment of an order: the amount due, and whether and how it is
 * refunded.
 */
export function paymentNotes(summary: PaymentSummary): PaymentNote[] {
  const { status, receivedCents, refundedCents, refundingCents, refundDueCents, dueCents, laterCents } =
    summary;
  const { dueOn: day, isOverdue } = summary;
  const { retainedCents, loweredCents } = summary;
  const { refundTo } = summary;
  const note = (key: PaymentNoteKey, cents: number | null = null, received: number | null = null) => ({
    key,
    amount: cents === null ? null : paidAmount(summary, cents),
    received: received === null ? null : paidAmount(summary, received),
  });
  const where = toWhere[refundTo];
  const isOpen = refundDueCents + refundingCents > 0;
  return [
    ...(status === 'partPaid' ? [note('notePartPaid', dueCents, receivedCents)] : []),
    ...(status === 'slipSent' ? [note('noteSlipSent')] : []),
    ...(status === 'checkingSlip' ? [note('noteCheckingSlip')] : []),
    ...(status === 'balanceDue' && day === null ? [note('noteBalanceDue', dueCents)] : []),
    ...(laterCents > 0 && day === null ? [note('noteDueLater', laterCents)] : []),
    ...(day === null
      ? []
      : [{ ...note(isOverdue ? 'noteOverdue' : 'noteDueBy', dueCents + laterCents), day }]),
    ...(loweredCents > 0 ? [note('noteLowered', loweredCents)] : []),
    ...(retainedCents > 0 ? [note('noteRetained', retainedCents)] : []),
    ...(refundedCents > 0 ? [note('noteRefunded', refundedCents)] : []),
    ...(refundingCents > 0 ? [note('noteRefunding', refundingCents)] : []),
    ...(refundDueCents > 0 ? [note('noteRefundDue', refundDueCents)] : []),
    ...(isOpen && where ? [note(where)] : []),
    ...(isOpen && refundTo !== 'cash' ? [note('noteSomeDays')] : []),
  ];
}
