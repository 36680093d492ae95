import { sql, type RawBuilder } from 'kysely';
import { orderStatuses, paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import { hiddenStatuses } from './status-transitions.ts';

// Conditions that several statements share.

const { active, inProgress, completed } = orderStatuses;
const isCash = sql`o.payment_method_id = ${paymentMethodIds.cashOnDelivery}::int`;

/** Whether an order `o` came to something, as far as is known: it is neither void nor returned, and its money came or comes. */
export const holds = sql`o.status_id in (${active}::int, ${inProgress}::int, ${completed}::int)`;

/** Whether an order `o` is paid by a transfer to the shop: as one on delivery it holds its goods for days without money. */
export const isTransfer = sql`o.payment_method_id = ${transferMethodId}::int`;

/** Whether something was delivered to a customer. A download does not count: it is completed as soon as it is paid. */
export const isKnownCustomer = (customerId: RawBuilder<unknown>) => sql`exists (
  select from customer_order known where known.customer_id = ${customerId} and known.status_id = ${completed}::int
    and exists (select from order_item i where i.order_id = known.id and not i.digital))`;

/** Whether an order \`o\` is under way without money: to be paid on delivery, or waiting for its transfer. */
export const isOpenCash = sql`(o.status_id in (${active}::int, ${inProgress}::int) and ${isCash}
  or o.status_id = ${hiddenStatuses.awaitingPayment}::int and ${isTransfer})`;

/** Whether an order \`o\` keeps goods from others that nobody has paid for, and no staff has taken it up. */
export const isHeld = sql`(o.status_id = ${hiddenStatuses.awaitingPayment}::int or (o.status_id = ${active}::int and ${isCash}))`;

/** Whether an order `o` with its hold `h` ends when nobody confirms it. Not once something was delivered to its customer. */
export const isWaiting = sql`(o.status_id = ${active}::int and h.ends_at is not null and h.confirmed_at is null
  and not ${isKnownCustomer(sql`o.customer_id`)})`;

/**
 * Whether an order `o` was void from its beginning and has not been paid: nothing of its goods or its coupon was taken for it, and
 * money restores it as it does any void order.
 */
export const isUnreserved = sql`(o.status_id = ${hiddenStatuses.voided}::int and exists (
  select from order_status_change c where c.order_id = o.id and c.from_status is null and c.to_status = ${hiddenStatuses.voided}::int))`;
