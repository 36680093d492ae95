import { sql } from 'kysely';
import { hiddenOrderStatuses, orderStatuses } from '#contract/constants.ts';
import { constantOf } from '#database/named.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import { isCash, moneyMoved, moneyOfOrder } from '#shop/orders/orders.ts';
import type { ReportSql } from './scope-queries.ts';

const { completed } = orderStatuses;

export const moneyReports = {
  // All that the shop received and refunded, and what the nightly comparison with each provider found.
  paymentsByProvider: ({ since, until, days }) => sql`
    with moved as (
      select provider, count(*) filter (where received > 0) as payments, sum(received) as received, sum(to_refund) as to_refund,
        sum(excess) as excess, sum(refunded) as refunded
      from (${moneyMoved(since, until)}) moved where received > 0 or excess > 0 or refunded > 0 group by 1),
    compared as (
      select provider, sum(charges) as charges, sum(coalesce(jsonb_array_length(differences), 0)) as differences
      from payment_report where day between ${days.since}::date and ${days.until}::date and finished_at is not null group by 1)
    select provider as id, provider as name, coalesce(payments, 0)::int8 as payments, coalesce(received, 0)::int8 as "receivedCents",
      coalesce(to_refund, 0)::int8 as "toRefundCents", coalesce(excess, 0)::int8 as "excessCents",
      coalesce(refunded, 0)::int8 as "refundedCents", coalesce(received - excess - refunded, 0)::int8 as "netCents", charges::int8 as charges,
      differences::int8 as differences
    from moved full join compared using (provider)`,
  refundsByReason: ({ since, until }) => sql`
    select coalesce(r.reason, m.reason, 'cash') as id, coalesce(r.reason, m.reason, 'cash') as name, count(*)::int8 as refunds,
      count(distinct m.order_id)::int8 as "inOrders", sum(m.excess)::int8 as "excessCents",
      sum(m.refunded)::int8 as "refundedCents"
    from (${moneyMoved(since, until, { isRefund: true })}) m left join refund r on r.id = m.refund_id where m.refunded + m.excess > 0 group by 1`,
  // Orders with an amount that is due now or later. Cash is due until the order is delivered.
  due: ({ language }) => sql`
    select o.number as id, o.number as name, trim(${
      language === 'en' ? sql`o.first_name || ' ' || o.last_name` : sql`o.last_name || ' ' || o.first_name`
    }) as customer,
      to_char(o.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as "placedOn", o.total_cents::int8 as "totalCents",
      (money."receivedCents" - money."refundedCents")::int8 as "receivedCents", d.now::int8 as "dueCents", d.later::int8 as "laterCents",
      o.due_on::text as "dueOn"
    from customer_order o cross join ${moneyOfOrder} cross join lateral (
      select case when o.status_id = ${constantOf(hiddenOrderStatuses.awaitingPayment)}
          then greatest(0, money."nowCents" - money."receivedCents")
        when not ${isCash} then money."balanceCents" when o.status_id <> ${constantOf(completed)} then cash_due(o) else 0 end as now,
        money."laterCents" as later) d
    where (is_open_order(o.status_id)
        or o.status_id = ${constantOf(completed)} and exists (select from order_rest b where b.order_id = o.id and b.state = 'open'))
      and d.now + d.later > 0`,
  vatByMonth: ({ days }) => sql`
    select month as id, month as name, invoices::int8 as invoices, invoiced_cents as "invoicedCents",
      credit_notes::int8 as "creditNotes", credited_cents as "creditedCents", net_cents as "beforeVatCents", vat_cents as "vatCents"
    from vat_month where month between left(${days.since}::text, 7) and left(${days.until}::text, 7)`,
} satisfies Readonly<Record<string, ReportSql>>;
