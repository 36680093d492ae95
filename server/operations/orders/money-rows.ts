import { orderStatuses } from '#contract/constants.ts';
import type { Answer } from '#contract/operation.ts';
import type { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { centsToDollars } from '#rules/money.ts';
import {
  type FollowedOrder,
  hiddenStatuses,
  isInProgress,
  type PaymentSummary,
} from '#shop/orders/orders.ts';
import type { OrderPayment } from '#shop/payments/payments.ts';

type MoneyRow = Answer<typeof getOrderProgress>[number]['Money'][number];

const row = (Kind: MoneyRow['Kind'], cents: number, at: Date | null): MoneyRow => ({
  Kind,
  Amount: centsToDollars(cents),
  At: at?.toISOString() ?? null,
});

/**
 * Returns the payments and refunds of an order, oldest first. For an order without a payment, returns what is
 * known about its cash.
 */
export function moneyRows(
  order: FollowedOrder,
  payment: OrderPayment | null,
  { receivedCents, dueCents }: PaymentSummary,
): MoneyRow[] {
  if (order.isOnDelivery) return cashRows(order);
  if (!payment) return [];
  if (order.statusId === hiddenStatuses.awaitingPayment)
    return [
      ...(receivedCents > 0 ? [row('paid', receivedCents, null)] : []),
      row('to-transfer', dueCents, null),
    ];
  const paid = payment.events.find(({ to }) => to === 'paid');
  const { refunds } = payment;
  return [
    ...(paid ? [row('paid', payment.amountCents, paid.at)] : []),
    ...payment.balancePayments.map(({ cents, at, methodId: Method }) => ({
      ...row('paid', cents, at),
      Method,
    })),
    ...refunds.flatMap(({ state, cents, at, settledAt }, index) => {
      if (state === 'done') return [row('gave-back', cents, settledAt)];
      if (state === 'created') return [row('goes-back', cents, at)];
      // Staff can retry a failed refund, and then only the retry counts.
      return index === refunds.length - 1 ? [row('stuck', cents, at)] : [];
    }),
  ];
}

function cashRows({ statusId, totalCents, changes }: FollowedOrder): MoneyRow[] {
  if (totalCents === 0) return [];
  if (isInProgress(statusId)) return [row('due', totalCents, null)];
  const at = (status: number) => changes.findLast(({ to }) => to === status)?.at ?? null;
  const paidAt = at(orderStatuses.completed);
  const refundedAt = statusId === orderStatuses.refunded ? at(orderStatuses.refunded) : null;
  return [
    ...(paidAt ? [row('paid', totalCents, paidAt)] : []),
    ...(refundedAt ? [row('gave-back', totalCents, refundedAt)] : []),
  ];
}
