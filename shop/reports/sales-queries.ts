import { type RawBuilder, sql } from 'kysely';
import { costOfUnits, netSales, refundsOfOrders } from '#shop/orders/orders.ts';
import { placeNamed } from '#shop/places/places.ts';
import { isReported, named, type ReportSql, type Scope } from './scope-queries.ts';

// Orders that count as sales, by the day they were placed, as on the screen Today.

/**
 * SQL for amounts of orders that are the same in `key`, with their refunds, in rows that are only added up. Costs and margins are
 * those of orders whose items all have one, as on the order's page.
 */
const amounts = (scope: Scope, key: RawBuilder<unknown>) => sql`
  select *, net_sales - cost as margin from (
    select ${key} as key, 1 as orders, o.subtotal_cents as items, o.discount_cents as discount, o.shipping_cents as delivery,
      coalesce(o.vat_added_cents, 0) as added_vat, o.total_cents as total, coalesce(r.cents, 0) as refunded,
      ${scope.hasCosts ? netSales(sql`coalesce(r.cents, 0)`) : sql`null::int8`} as net_sales, ${scope.hasCosts ? sql`u.cost` : sql`null::int8`} as cost
    from customer_order o left join ${refundsOfOrders} r on r.order_id = o.id ${
      scope.hasCosts
        ? sql`left join (select u.order_id, ${costOfUnits} as cost from customer_order o join order_unit u on u.order_id = o.id
          where ${isReported(scope)} group by 1) u on u.order_id = o.id`
        : sql``
    } where ${isReported(scope)}) amounts`;

const sums = sql`sum(o.orders)::int8 as orders, sum(o.items)::int8 as "itemsCents", sum(o.discount)::int8 as "discountCents",
  sum(o.delivery)::int8 as "deliveryCents", sum(o.added_vat)::int8 as "addedVatCents", sum(o.total)::int8 as "totalCents",
  sum(o.refunded)::int8 as "refundedCents", sum(o.total - o.refunded)::int8 as "netCents",
  sum(o.cost)::int8 as "costCents", sum(o.margin)::int8 as "marginCents"`;

/** Adds up orders `o` that are the same in `key`. Names are made once per key. */
const salesBy =
  (key: RawBuilder<unknown>, nameOf: (scope: Scope) => RawBuilder<unknown>): ReportSql =>
  (scope) =>
    sql`
    with grouped as (select key, ${sums} from (${amounts(scope, key)}) o group by 1)
    select coalesce(key::text, '') as id, ${named(scope, nameOf(scope))} as name, grouped.* from grouped`;

/** Adds up orders by a part of the day they were placed, with rows for days without orders. */
const salesOver =
  (pattern: 'YYYY-MM-DD' | 'YYYY-MM', part: 'day' | 'month'): ReportSql =>
  (scope) =>
    sql`
    select to_char(key, ${pattern}::text) as id, to_char(key, ${pattern}::text) as name, ${sums}
    from (${amounts(scope, sql`date_trunc(${part}, o.created_at at time zone ${scope.zone})`)}
      union all
      select distinct date_trunc(${part}, d), 0, 0, 0, 0, 0, 0, 0, null::int8, null::int8, null::int8
      from generate_series(${scope.days.since}::date::timestamp, ${scope.days.until}::date::timestamp, interval '1 day') d) o
    group by key`;

/** Names a row like its id. */
const same = () => sql`coalesce(key::text, '')`;

export const salesReports = {
  salesByDay: salesOver('YYYY-MM-DD', 'day'),
  salesByMonth: salesOver('YYYY-MM', 'month'),
  salesByMethod: salesBy(sql`o.payment_method_id`, same),
  // Orders store the province's name in their own language.
  salesByProvince: (scope) => sql`
    with by_name as (
      select key as state_name, sum(orders) as orders, sum(items) as items, sum(discount) as discount, sum(delivery) as delivery,
        sum(added_vat) as added_vat, sum(total) as total, sum(refunded) as refunded, sum(cost) as cost, sum(margin) as margin
      from (${amounts(scope, sql`o.state_name`)}) o group by 1),
    named as (select ${placeNamed('state_province', sql`state_name`, scope.language)} as key, by_name.* from by_name)
    select key as id, key as name, ${sums} from named o group by key`,
  salesByCoupon: salesBy(
    sql`o.coupon_id`,
    (scope) =>
      sql`coalesce((select o.coupon_code from customer_order o where o.coupon_id = grouped.key and ${isReported(scope)}
        order by o.id desc limit 1), '')`,
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
