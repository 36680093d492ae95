import { sql, type RawBuilder } from 'kysely';
import { orderStatuses, paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import { constantOf } from '#database/named.ts';
import { hiddenStatuses } from './status-transitions.ts';

// SQL conditions shared by several statements.

const { active, inProgress, completed } = orderStatuses;
const isCash = sql`o.payment_method_id = ${constantOf(paymentMethodIds.cashOnDelivery)}`;

/**
 * SQL for whether a payment is the cash of a delivered order, stored since its first refund
 * (shop/payments/refunds/staff-refund-queries.ts).
 */
export const isCashPayment = (payment: RawBuilder<unknown>) => sql`${payment}.provider = 'cash'`;

/** SQL for whether an order `o` is on account, and has no payment yet. */
export const isUnpaidAccount = sql<boolean>`(o.due_on is not null and not exists (select from payment p
  where p.rest_of = o.id and p.state in ('paid', 'part_refunded', 'refunded')))`;

/** SQL for whether an order `o` counts as a sale: neither void nor returned, and paid or going to be paid. */
export const holds = sql`is_sale(o.status_id)`;

/**
 * SQL for whether an order `o` is paid by bank transfer. Like cash on delivery, it reserves stock for days
 * without payment.
 */
export const isTransfer = sql`o.payment_method_id = ${constantOf(transferMethodId)}`;

/**
 * SQL for whether an order was delivered to a customer. Downloads don't count, because they are completed as
 * soon as they are paid.
 */
export const isReturningCustomer = (customerId: RawBuilder<unknown>) => sql`exists (
  select from customer_order known where known.customer_id = ${customerId} and known.status_id = ${constantOf(completed)}
    and exists (select from order_item i where i.order_id = known.id and not i.digital))`;

/** SQL for whether an order \`o\` is active and unpaid: paid on delivery, or waiting for its transfer. */
export const isOpenCash = sql`(o.status_id in (${constantOf(active)}, ${constantOf(inProgress)}) and ${isCash}
  or o.status_id = ${constantOf(hiddenStatuses.awaitingPayment)} and ${isTransfer})`;

/** SQL for whether an order \`o\` reserves stock although it is unpaid and staff haven't accepted it. */
export const isHeld = sql`(o.status_id = ${constantOf(hiddenStatuses.awaitingPayment)} or (o.status_id = ${constantOf(active)} and ${isCash}))`;

/**
 * SQL for whether an order `o` with its reservation `h` expires unless it is confirmed. Not once an order was
 * delivered to its customer, whose id is that of the reservation: the planner then looks only at orders that have one.
 */
export const isWaiting = sql`(o.status_id = ${constantOf(active)} and h.ends_at is not null and h.confirmed_at is null
  and not ${isReturningCustomer(sql`h.customer_id`)})`;

/**
 * SQL for whether an order `o` was void from the start and hasn't been paid. It reserved no stock or coupon,
 * and a payment restores it like any void order.
 */
export const hasNoReservation = sql`(o.status_id = ${constantOf(hiddenStatuses.voided)} and exists (
  select from order_status_change c where c.order_id = o.id and c.from_status is null and c.to_status = ${constantOf(hiddenStatuses.voided)}))`;
