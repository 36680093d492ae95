import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { hiddenStatuses, receivedCents } from '#shop/orders/orders.ts';
import { transferName } from '../providers/bank-transfer.ts';
import type { PaymentProvider } from '../providers/provider.ts';

/**
 * Returns the amount of a transfer that a code may pay instead, or null. Only before a payment slip
 * or a partial payment, if the method is offered for this order, and a code expires before the
 * transfer, so that choosing a code never extends the reservation. Orders with a payment link have
 * that choice there.
 */
export async function codeChoice(
  db: Database,
  { customerId, orderId }: { customerId: number; orderId: number },
  { methods, holdMinutes }: Pick<PaymentProvider, 'methods' | 'holdMinutes'>,
): Promise<{ amountCents: number; currency: string } | null> {
  const { rows } = await sql<{ amountCents: number; currency: string }>`
    select p.amount_cents as "amountCents", p.currency
    from payment p join customer_order o on o.id = p.order_id
      join customer c on c.id = o.customer_id
      join payment_method m on m.id = ${methods[0] ?? 0}::int
    where o.id = ${orderId}::int and o.customer_id = ${customerId}::int
      and o.status_id = ${hiddenStatuses.awaitingPayment}::int
      and p.provider = ${transferName} and p.state = 'pending'
      and p.expires_at > now() + make_interval(mins => ${holdMinutes}::int)
      and ${receivedCents(sql`p`)} = 0
      and not exists (select from transfer_slip s where s.payment_id = p.id)
      and not exists (select from phone_order f where f.order_id = o.id and f.by_link)
      and m.offered and o.total_cents >= coalesce(m.least_cents, 1)
      and o.total_cents <= coalesce(m.most_cents, o.total_cents)
      and (m.country_ids is null or c.country_id = any(m.country_ids))`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns how many codes of a provider are valid for an order, and the payment of one that is worth
 * showing again, or that another page is creating; null if there is none. `inRiel` is the requested
 * currency; null for either.
 */
export async function validCodes(
  db: Database,
  { orderId, inRiel, provider }: { orderId: number; inRiel: boolean | null; provider: string },
): Promise<{ count: number; paymentId: number | null }> {
  const { rows } = await sql<{ count: number; paymentId: number | null }>`
    select count(*)::int as count, max(p.id) filter (
      where coalesce(p.in_riel = ${inRiel}::boolean, true)
        and coalesce(c.expires_at > now() + interval '1 minute', true)) as "paymentId"
    from payment p join payment t on t.order_id = p.rest_of
      left join payment_code c on c.payment_id = p.id
    where p.rest_of = ${orderId} and p.provider = ${provider} and p.amount_cents = t.amount_cents
      and p.state in ('created', 'needs_action', 'unknown')
      and coalesce(c.expires_at > now(), p.expires_at > now())`.execute(db);
  return rows[0] ?? { count: 0, paymentId: null };
}
