import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { openLink } from '#shop/signed-link.ts';
import { inTransaction } from '#shop/transaction.ts';
import {
  lockOrdersOfCustomer,
  lockOrderToConfirm,
  noteConfirmed,
  ordersToConfirm,
  orderToConfirm,
  type OrderToConfirm,
} from './confirm-queries.ts';

/** How often a customer can request the email with the link per day. */
const maxEmailsPerDay = 3;

/**
 * Returns the order of a link as sent before orders had a page, given its last part, or null if the shop didn't sign
 * it.
 */
export async function orderOfLink(
  db: Database,
  secret: Buffer,
  code: string,
): Promise<OrderToConfirm | null> {
  const [orderId] = openLink(secret, 'confirm order', code) ?? [];
  return orderId === undefined ? null : orderToConfirm(db, orderId);
}

/**
 * Confirms a cash order, so that it doesn't expire. Idempotent. Returns the order's status: `ended` if it was
 * too late, null if the order doesn't exist.
 */
export async function confirmCashOrder(
  db: Database,
  { orderId, actor }: { orderId: number; actor: Actor },
): Promise<OrderToConfirm['standing'] | null> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrderToConfirm(trx, orderId);
    if (order?.standing !== 'waiting') return { keep: false, outcome: order?.standing ?? null };
    await noteConfirmed(trx, orderId);
    await writeAudit(trx, actor, 'order confirmed', { order: orderId });
    return { keep: true, outcome: 'confirmed' };
  });
}

interface Confirmed {
  standing: OrderToConfirm['standing'];
  others: string[];
}

/**
 * Confirms a cash order after staff called its customer, together with all other unconfirmed orders of this
 * customer, so that one call is enough. Returns their numbers with the order's status, or null if the order
 * doesn't exist.
 */
export async function confirmCalled(
  db: Database,
  { orderId, actor }: { orderId: number; actor: Actor },
): Promise<Confirmed | null> {
  return inTransaction<Confirmed | null>(db, async (trx) => {
    await lockOrdersOfCustomer(trx, orderId);
    const order = await orderToConfirm(trx, orderId);
    if (order?.standing !== 'waiting')
      return { keep: false, outcome: order && { standing: order.standing, others: [] } };
    const others = await ordersToConfirm(trx, { customerId: order.customerId, but: orderId });
    for (const each of [order, ...others]) {
      await noteConfirmed(trx, each.orderId);
      await writeAudit(trx, actor, 'order confirmed', { order: each.orderId });
    }
    return { keep: true, outcome: { standing: 'confirmed', others: others.map(({ number }) => number) } };
  });
}

/** Sends the email with the link again. `nothing-to-confirm` is also returned for another customer's order. */
export async function mailLinkAgain(
  db: Database,
  { orderId, customerId }: { orderId: number; customerId: number },
): Promise<'sent' | 'too-often' | 'nothing-to-confirm'> {
  return inTransaction(db, async (trx) => {
    const order = await orderToConfirm(trx, orderId);
    if (order?.customerId !== customerId || order.standing !== 'waiting' || !order.confirmBy)
      return { keep: false, outcome: 'nothing-to-confirm' };
    const { number, totalCents, riel, email, language, confirmBy } = order;
    if (
      !(await consumeRateLimit(
        trx,
        rateLimitKey('confirm mail', String(orderId)),
        maxEmailsPerDay,
        rateWindows.day,
      ))
    )
      return { keep: false, outcome: 'too-often' };
    const content = {
      orderId,
      number,
      totalCents,
      ...(riel && { riel }),
      confirmBy: confirmBy.toISOString(),
    };
    await queueMail(trx, { kind: 'orderToConfirm', to: email, language, content });
    return { keep: true, outcome: 'sent' };
  });
}
