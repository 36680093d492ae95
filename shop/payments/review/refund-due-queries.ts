import { sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import { constantOf } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import type { PersonName } from '#rules/text-of-language.ts';
import { paymentSummaries } from '#shop/orders/orders.ts';

/** An order with an amount to refund, whose refund wasn't requested or failed the last time. */
export interface OwedRefund extends PersonName {
  number: string;
  /** When it was returned, or the refund failed. */
  since: Date;
  cents: number;
  phone: string;
}

/** Returns these orders, oldest first. Their payment summaries decide. */
export async function refundsOwed(db: Database): Promise<OwedRefund[]> {
  const { rows } = await sql<Omit<OwedRefund, 'cents'> & { orderId: number }>`
    with failed as (
      select coalesce(p.order_id, p.rest_of) as order_id, max(r.settled_at) as at
      from refund r join payment p on p.id = r.payment_id where r.state = 'failed' group by 1)
    select o.id as "orderId", o.number, o.first_name as "firstName", o.last_name as "lastName", o.mobile as phone,
      greatest(f.at, (select max(c.changed_at) from order_status_change c
        where c.order_id = o.id and c.to_status = ${constantOf(orderStatuses.returned)})) as since
    from customer_order o left join failed f on f.order_id = o.id
    where o.id in (select id from customer_order where status_id = ${constantOf(orderStatuses.returned)} union select order_id from failed)
    order by since, o.id`.execute(db);
  const summaries = await paymentSummaries(
    db,
    rows.map(({ orderId }) => orderId),
  );
  return rows.flatMap(({ orderId, ...order }) => {
    const cents = summaries.get(orderId)?.refundDueCents ?? 0;
    return cents > 0 ? [{ ...order, cents }] : [];
  });
}
