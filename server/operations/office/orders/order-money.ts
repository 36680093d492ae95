import { vatOfTotal } from '#rules/vat.ts';
import { type PaymentSummary, type StaffOrder, vatOfOrder } from '#shop/orders/orders.ts';
import type { OrderPayment } from '#shop/payments/payments.ts';
import { iso } from './order-row.ts';

/** Returns an order's payment with its full history. */
export const moneyOf = (payment: OrderPayment, nameOf: (by: string) => string) => ({
  provider: payment.provider,
  state: payment.state,
  amountCents: payment.amountCents,
  isDeposit: payment.isDeposit,
  refundedCents: payment.refundedCents,
  partCents: payment.partCents,
  letGoCents: payment.letGoCents,
  disputedAt: iso(payment.disputedAt),
  events: payment.events.map(({ at, to, source, detail }) => ({ at: at.toISOString(), to, source, detail })),
  refunds: payment.refunds.map(({ at, settledAt, cents, state, by, reason }) => ({
    at: at.toISOString(),
    settledAt: iso(settledAt),
    cents,
    state,
    by,
    name: nameOf(by),
    reason,
  })),
});

/** Returns the amounts received, refunded, due now and later, and retained. */
export const totalsOf = ({
  receivedCents,
  refundedCents,
  excessCents,
  refundingCents,
  refundDueCents,
  dueCents,
  laterCents,
  retainedCents,
  loweredCents,
}: PaymentSummary) => ({
  receivedCents,
  refundedCents,
  excessCents,
  refundingCents,
  refundDueCents,
  dueCents,
  laterCents,
  retainedCents,
  loweredCents,
});

/** Returns an order's sums and VAT in cents, and its tax documents. */
export const sumsOf = (order: StaffOrder) => ({
  vat: vatOfTotal(order.totalCents, vatOfOrder(order)),
  taxDocuments: (order.taxDocuments ?? []).map(({ kind, number: name, issuedAt, grossCents }) => ({
    kind,
    number: name,
    at: new Date(issuedAt).toISOString(),
    grossCents,
  })),
  sums: {
    subtotalCents: order.subtotalCents,
    ...(order.onceCents > 0 && { onceCents: order.onceCents }),
    shippingCents: order.shippingCents,
    discountCents: order.discountCents,
    coupon: order.couponCode ?? '',
    totalCents: order.totalCents,
    riel: order.riel?.total ?? null,
  },
});
