import { sql } from 'kysely';
import { orderStatuses, paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import { hasNoReservation, isHeld, isOpenCash, isReturningCustomer, isTransfer } from './held-queries.ts';
import { hiddenStatuses } from './status-transitions.ts';

/** A customer's order history. */
export interface CustomerOrders {
  /** Whether an order was delivered to them before. */
  isKnown: boolean;
  /** Orders paid on delivery or by transfer, placed since midnight in the shop's time zone. */
  cashOrdersToday: number;
  /** Unpaid active orders: on delivery, or waiting for a transfer. \`openCashCents\` is before coupons. */
  openCashOrders: number;
  openCashCents: number;
  /** The total that is neither paid nor accepted by staff, and the total that was delivered and paid. */
  unpaidCents: number;
  paidCents: number;
  /** Orders that await payment through a provider. */
  awaitingPayment: number;
}

export const shopMidnight = sql`date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone}`;

/** SQL for the orders of a visitor without an account: none. */
export const noOrders = sql`
  select 0::bigint as "cashOrdersToday", 0::bigint as "openCashOrders", 0::bigint as "openCashCents", 0::bigint as "unpaidCents",
    0::bigint as "paidCents", false as "isKnown", 0::bigint as "awaitingPayment"`;

/**
 * SQL for sums of a customer's orders. All are read once, by their customer: with one condition each, the planner would
 * rather read the open orders of all customers.
 */
export const ordersOf = (customerId: number | null) => sql`
  select count(*) filter (where o.payment_method_id in (${paymentMethodIds.cashOnDelivery}::int, ${transferMethodId}::int)
      and o.created_at >= (select ${shopMidnight})) as "cashOrdersToday",
    count(*) filter (where ${isOpenCash}) as "openCashOrders",
    coalesce(sum(o.subtotal_cents) filter (where ${isOpenCash}), 0) as "openCashCents",
    coalesce(sum(o.subtotal_cents) filter (where ${isHeld}), 0) as "unpaidCents",
    coalesce(sum(o.total_cents) filter (where o.status_id = ${orderStatuses.completed}::int), 0) as "paidCents",
    ${isReturningCustomer(sql`${customerId}::int`)} as "isKnown",
    (select count(*) from customer_order o join payment on payment.order_id = o.id where o.customer_id = ${customerId}::int
      and (o.status_id = ${hiddenStatuses.awaitingPayment} or ${hasNoReservation} and payment.settled_at is null)
      and not ${isTransfer} and payment.expires_at > now()) as "awaitingPayment"
  from customer_order o where o.customer_id = ${customerId}::int`;
