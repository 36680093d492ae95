import { type RawBuilder, sql } from 'kysely';
import { timeZone } from '#shop/localisation/localisation.ts';
import { holds, paidTwice } from '#shop/orders/orders.ts';
import { placeNamed } from '#shop/places/places.ts';
import type { Scope, ReportSql } from './scope.ts';

// Orders that count as sales, by the day they were placed, as on the screen Today.

/**
 * SQL for the orders of the period. Costs are those of orders whose items all have one, as on the order's page. Refunds and
 * costs are looked up by order: the planner can't know how many orders a period has, and would compare each with each.
 */
const orders = ({ since, until, hasCosts }: Scope) => sql`
  sales as (
    select o.*, r.cents as refunded_cents, c.cents as cost_cents
    from customer_order o cross join lateral (
        select coalesce(sum(p.refunded_cents), 0)::int8 as cents from payment p
        where (p.order_id = o.id or p.rest_of = o.id) and p.reason <> ${paidTwice}::text) r
      cross join lateral (
        select case when bool_and(u.cost_cents is not null) then sum(u.cost_cents::int8 * u.quantity) end as cents
        from order_unit u where ${hasCosts ? sql`true` : sql`false`} and u.order_id = o.id) c
    where ${holds} and o.created_at >= ${since} and o.created_at < ${until})`;

const sums = sql`count(o.id)::int8 as orders, coalesce(sum(o.subtotal_cents), 0)::int8 as "itemsCents",
  coalesce(sum(o.discount_cents), 0)::int8 as "discountCents", coalesce(sum(o.shipping_cents), 0)::int8 as "deliveryCents",
  coalesce(sum(o.vat_added_cents), 0)::int8 as "addedVatCents", coalesce(sum(o.total_cents), 0)::int8 as "totalCents",
  coalesce(sum(o.refunded_cents), 0)::int8 as "refundedCents",
  coalesce(sum(o.total_cents - o.refunded_cents), 0)::int8 as "netCents",
  sum(o.cost_cents)::int8 as "costCents",
  (sum(o.subtotal_cents - o.discount_cents) filter (where o.cost_cents is not null) - sum(o.cost_cents))::int8 as "marginCents"`;

/** Adds up orders `o` that are the same in `key`. Names are made once per key. */
const salesBy =
  (key: RawBuilder<unknown>, nameOf: (scope: Scope) => RawBuilder<unknown>): ReportSql =>
  (scope) =>
    sql`
    with ${orders(scope)}, grouped as (select ${key} as key, ${sums} from sales o group by 1)
    select coalesce(key::text, '') as id, ${nameOf(scope)} as name, grouped.* from grouped`;

/** Adds up orders by a part of the day they were placed, with rows for days without orders. */
const salesOver =
  (pattern: 'YYYY-MM-DD' | 'YYYY-MM'): ReportSql =>
  (scope) =>
    sql`
    with ${orders(scope)},
    days as (select to_char(d, ${pattern}::text) as key
      from generate_series(${scope.days.since}::date, ${scope.days.until}::date, interval '1 day') d group by 1),
    placed as (select to_char(created_at at time zone ${timeZone}, ${pattern}::text) as key, sales.* from sales)
    select days.key as id, days.key as name, ${sums} from days left join placed o using (key) group by 1`;

/** Names a row like its id. */
const same = () => sql`coalesce(key::text, '')`;

export const salesReports = {
  salesByDay: salesOver('YYYY-MM-DD'),
  salesByMonth: salesOver('YYYY-MM'),
  salesByMethod: salesBy(sql`o.payment_method_id`, same),
  // Orders store the province's name in their own language.
  salesByProvince: (scope) => sql`
    with ${orders(scope)},
    names as (select name, ${placeNamed('state_province', sql`s.name`, scope.language)} as key
      from (select distinct state_name as name from sales) s)
    select n.key as id, n.key as name, ${sums} from sales o join names n on n.name = o.state_name group by n.key`,
  salesByCoupon: salesBy(
    sql`o.coupon_id`,
    () =>
      sql`coalesce((select o.coupon_code from sales o where o.coupon_id = grouped.key order by o.id desc limit 1), '')`,
  ),
  salesBySource: salesBy(sql`o.utm ->> 'source'`, same),
  salesByCustomer: salesBy(
    sql`o.customer_id`,
    ({ language }) => sql`coalesce((
      select trim(${language === 'en' ? sql`c.first_name || ' ' || c.last_name` : sql`c.last_name || ' ' || c.first_name`})
      from customer c where c.id = grouped.key), '')`,
  ),
  salesByCompany: salesBy(sql`nullif(o.company_name, '')`, same),
} satisfies Readonly<Record<string, ReportSql>>;
