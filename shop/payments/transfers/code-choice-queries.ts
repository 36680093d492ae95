import { sql } from 'kysely';
import { currency, type PaymentMethodId } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { hiddenStatuses, holds, receivedCents } from '#shop/orders/orders.ts';
import { transferName } from '../providers/bank-transfer.ts';
import type { PaymentProvider } from '../providers/provider.ts';

/** What a customer may pay now, beside what the order was placed with. */
export interface PayChoice {
  amountCents: number;
  currency: string;
  /** The balance that it pays; null if it is paid instead of a transfer. */
  balanceId: number | null;
}

/**
 * Returns what a customer may pay by a method of a provider: the balance that is due or on account, or a transfer that a code may pay
 * instead. Null if there is none. A transfer only before a payment slip or a partial payment, if the method is offered for
 * this order, and a code expires before the transfer, so that choosing a code never extends the reservation. Orders with a
 * payment link have that choice there.
 */
export async function codeChoice(
  db: Database,
  {
    customerId,
    orderId,
    methodId,
  }: { customerId: number; orderId: number; methodId?: PaymentMethodId | null },
  { methods, holdMinutes }: Pick<PaymentProvider, 'methods' | 'holdMinutes'>,
): Promise<PayChoice | null> {
  const { rows } = await sql<PayChoice>`
    select p.amount_cents as "amountCents", p.currency, p.rest_id as "balanceId"
    from customer_order o join customer c on c.id = o.customer_id
      join payment_method m on m.id = ${methodId ?? methods[0] ?? 0}::int
      cross join lateral (
        select t.amount_cents, t.currency, null::int as rest_id from payment t
        where t.order_id = o.id and o.status_id = ${hiddenStatuses.awaitingPayment}::int
          and t.provider = ${transferName} and t.state = 'pending'
          and t.expires_at > now() + make_interval(mins => ${holdMinutes}::int)
          and ${receivedCents(sql`t`)} = 0
          and not exists (select from transfer_slip s where s.payment_id = t.id)
          and not exists (select from phone_order f where f.order_id = o.id and f.by_link)
        union all
        select r.amount_cents, ${currency.code}, r.id from order_rest r
        where r.order_id = o.id and r.state = 'open' and r.due in ('now', 'day') and ${holds}) p
    where o.id = ${orderId}::int and o.customer_id = ${customerId}::int
      and m.offered and p.amount_cents >= coalesce(m.least_cents, 1)
      and p.amount_cents <= coalesce(m.most_cents, p.amount_cents)
      and not (m.not_decorated and is_decorated(o.id))
      and (m.country_ids is null or c.country_id = any(m.country_ids))`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns how many payments of this choice are under way at a provider, and one that is worth showing again, or that another
 * page is creating; null if there is none. `inRiel` is the requested currency; null for either.
 */
export async function validCodes(
  db: Database,
  {
    orderId,
    inRiel,
    provider,
    balanceId,
    amountCents,
  }: { orderId: number; inRiel: boolean | null; provider: string } & PayChoice,
): Promise<{ count: number; paymentId: number | null }> {
  const { rows } = await sql<{ count: number; paymentId: number | null }>`
    select count(*)::int as count, max(p.id) filter (
      where coalesce(p.in_riel = ${inRiel}::boolean, true)
        and coalesce(c.expires_at > now() + interval '1 minute', true)) as "paymentId"
    from payment p left join payment_code c on c.payment_id = p.id
    where p.rest_of = ${orderId} and p.provider = ${provider} and p.amount_cents = ${amountCents}
      and p.rest_id is not distinct from ${balanceId}::int
      and p.state in ('created', 'needs_action', 'unknown')
      and coalesce(c.expires_at > now(), p.expires_at > now())`.execute(db);
  return rows[0] ?? { count: 0, paymentId: null };
}
