import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '#contract/languages.ts';
import { textOf, type TextSource } from '#shop/localisation/localisation.ts';
import { includedRate, netSales, refundsOfOrders } from '#shop/orders/orders.ts';
import { isReported, named, type ReportSql, type Scope } from './scope-queries.ts';

// The items of the orders that count as sales.

const texts = (table: string): TextSource => ({ table: `${table}_text`, owner: `${table}_id` });

/**
 * SQL for the pieces of one product, color and size in each order, with those that were returned, in rows
 * to add up by these columns of `order_unit`. A line's one-time charges belong to its first cell. The coupon of an order, its VAT
 * and refunds of amounts are shared by amount: each cell gets what its part of the sum rounds to, so that no cent is lost and
 * the net sales of the cells add up to `netSales` of their order.
 */
function items(scope: Scope, columns: readonly string[]): RawBuilder<unknown> {
  const keys = sql.join(columns.map((column) => sql.ref(column)));
  const ofUnit = sql.join(columns.map((column) => sql.ref(`u.${column}`)));
  const whole = scope.hasCosts
    ? sql`(discount = 0 and vat_rate is null and refunded = 0)`
    : sql`discount = 0`;
  // Most orders have no coupon, and most lines weren't returned: divisions of numerics are left out for them.
  const part = (cents: RawBuilder<unknown>) =>
    sql`case when discount = 0 then 0 else coalesce(round(discount::numeric * ${cents} / nullif(whole, 0)), 0) end::int8`;
  const remainderOf = (cents: RawBuilder<unknown>) =>
    sql`coalesce(round(rest::numeric * ${cents} / nullif(whole, 0)), 0)::int8`;
  return sql`
  sold as materialized (
    select o.id, o.discount_cents as discount, o.vat_rate, ${includedRate} as included, coalesce(r.cents, 0) as refunded,
      ${netSales(sql`coalesce(r.cents, 0)`)} as earned
    from customer_order o left join ${refundsOfOrders} r on r.order_id = o.id where ${isReported(scope)}),
  units as materialized (
    select ${ofUnit}, u.order_id, u.item_id, u.cell, u.quantity, u.cost_cents::int8 * (u.quantity - u.restocked) as cost,
      u.unit_cents::int8 * u.quantity + u.once_cents as cents, coalesce(back.pieces, 0) as returned,
      coalesce(back.cents, 0) as returned_cents, o.discount, o.vat_rate, o.included, o.refunded, o.earned
    from sold o join order_unit u on u.order_id = o.id
      left join (select l.order_item_id, l.cell, sum(l.quantity)::int8 as pieces, sum(l.cents)::int8 as cents
        from refund_line l join refund r on r.id = l.refund_id where r.state = 'done' group by 1, 2) back
        on back.order_item_id = u.item_id and back.cell = u.cell),
  summed as (
    select units.*, (sum(cents) over (partition by order_id order by item_id, cell))::int8 as upto,
      (sum(cents) over (partition by order_id))::int8 as whole
    from units where not ${whole}),
  -- offset 0: each share is computed once, not wherever it is used.
  parts as (
    select summed.*, ${part(sql`upto`)} as share_upto, ${part(sql`(upto - cents)`)} as share_before,
      ${part(sql`returned_cents`)} as returned_share from summed offset 0),
  netted as (
    select parts.*, net_of(upto - share_upto, included) - net_of(upto - cents - share_before, included) as net,
      net_of(returned_cents - returned_share, included) as back from parts offset 0),
  shared as (
    select netted.*, (sum(net - back) over (partition by order_id) - earned)::int8 as rest from netted),
  items as (
    select ${keys}, order_id, quantity, returned, cost, cents, 0::int8 as share, cents - cost as margin from units where ${whole}
    union all
    select ${keys}, order_id, quantity, returned, cost, cents, share_upto - share_before, net - back - cost
      - case when rest = 0 then 0 else ${remainderOf(sql`upto`)} - ${remainderOf(sql`(upto - cents)`)} end from shared)`;
}

const sums = sql`count(distinct i.order_id)::int8 as "inOrders", sum(i.quantity)::int8 as units,
  sum(i.returned)::int8 as "returnedUnits", sum(i.cents)::int8 as "itemsCents", sum(i.share)::int8 as "discountCents",
  sum(i.cents - i.share)::int8 as "salesCents", sum(i.cost)::int8 as "costCents", sum(i.margin)::int8 as "marginCents"`;

export const productName = (id: RawBuilder<unknown>, language: LanguageCode) =>
  textOf(texts('product'), id, language);

const names = (nouns: readonly string[], table: string, language: LanguageCode) =>
  sql.join(
    nouns.map(
      (noun) => sql`${sql.ref(`${noun}_name`)} as materialized (
      select id, ${textOf(texts(noun), sql`owner.id`, language)} as name
      from (select distinct ${sql.ref(`${noun}_id`)} as id from ${sql.table(table)}) owner)`,
    ),
  );

/** SQL for the names of the colors and sizes in rows of `table`, each read once. */
export const cellNames = (table: string, language: LanguageCode) => names(['color', 'size'], table, language);

/** SQL for the name of a row `v` with its joins to `cellNames`. */
export const variantName = (product: RawBuilder<unknown>) =>
  sql`concat_ws(' · ', ${product}, nullif(color_name.name, ''), nullif(size_name.name, ''))`;
export const cellJoins = sql`join color_name on color_name.id = v.color_id join size_name on size_name.id = v.size_id`;

export const itemReports = {
  itemsByProduct: (scope) => sql`
    with ${items(scope, ['product_id'])}, grouped as (select i.product_id, ${sums} from items i group by 1)
    select product_id::text as id, ${named(scope, productName(sql`grouped.product_id`, scope.language))} as name, grouped.* from grouped`,
  itemsByVariant: (scope) => sql`
    with ${items(scope, ['product_id', 'color_id', 'size_id'])}, grouped as (select i.product_id, i.color_id, i.size_id, ${sums} from items i group by 1, 2, 3)
    ${
      scope.hasNames
        ? sql`, ${names(['product'], 'grouped', scope.language)}, ${cellNames('grouped', scope.language)}
    select concat_ws('-', product_id, color_id, size_id) as id, ${variantName(sql`product_name.name`)} as name, v.*
    from grouped v join product_name on product_name.id = v.product_id ${cellJoins}`
        : sql`select concat_ws('-', product_id, color_id, size_id) as id, '' as name, grouped.* from grouped`
    }`,
  itemsByCategory: (scope) => sql`
    with ${items(scope, ['product_id'])}, grouped as (
      select p.category_id, ${sums} from items i join product p on p.id = i.product_id group by 1)
    select category_id::text as id, ${named(scope, textOf(texts('category'), sql`grouped.category_id`, scope.language))} as name, grouped.*
    from grouped`,
} satisfies Readonly<Record<string, ReportSql>>;
