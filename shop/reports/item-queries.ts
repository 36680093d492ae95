import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '#contract/languages.ts';
import { textOf, type TextSource } from '#shop/localisation/localisation.ts';
import { isReported, type ReportSql, type Scope } from './scope-queries.ts';

// The items of the orders that count as sales.

const texts = (table: string): TextSource => ({ table: `${table}_text`, owner: `${table}_id` });

/**
 * SQL for the pieces of one product, color and size in each order, and for those that were returned, in rows
 * to add up by these columns of `order_unit`. A line's one-time charges belong to its first cell. The coupon of an order is shared
 * by amount: each cell gets what its part of the sum rounds to, so that no cent is lost.
 */
function items(scope: Scope, columns: readonly string[]): RawBuilder<unknown> {
  const keys = sql.join(columns.map((column) => sql.ref(column)));
  const ofUnit = sql.join(columns.map((column) => sql.ref(`u.${column}`)));
  return sql`
  units as materialized (
    select ${ofUnit}, u.order_id, u.item_id, u.cell, u.quantity, u.cost_cents::int8 * u.quantity as cost,
      u.unit_cents::int8 * u.quantity + u.once_cents as cents, o.discount_cents::numeric as discount
    from customer_order o join order_unit u on u.order_id = o.id where ${isReported(scope)}),
  summed as (
    select units.*, sum(cents) over (partition by order_id order by item_id, cell) as upto, sum(cents) over (partition by order_id) as whole
    from units where discount > 0),
  items as (
    select ${keys}, order_id, quantity, cost, cents, 0::int8 as share, 0 as returned from units where discount = 0
    union all
    select ${keys}, order_id, quantity, cost, cents, case when whole > 0
      then (round(discount * upto / whole) - round(discount * (upto - cents) / whole))::int8 else 0 end, 0 from summed
    union all
    select ${ofUnit}, null, 0, null, 0, 0, l.quantity
    from refund_line l join refund r on r.id = l.refund_id join order_unit u on u.item_id = l.order_item_id and u.cell = l.cell
      join customer_order o on o.id = u.order_id
    where r.state = 'done' and ${isReported(scope)})`;
}

const sums = sql`count(distinct i.order_id)::int8 as "inOrders", sum(i.quantity)::int8 as units,
  sum(i.returned)::int8 as "returnedUnits", sum(i.cents)::int8 as "itemsCents", sum(i.share)::int8 as "discountCents",
  sum(i.cents - i.share)::int8 as "salesCents", sum(i.cost)::int8 as "costCents", sum(i.cents - i.share - i.cost)::int8 as "marginCents"`;

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
    select product_id::text as id, ${productName(sql`grouped.product_id`, scope.language)} as name, grouped.* from grouped`,
  itemsByVariant: (scope) => sql`
    with ${items(scope, ['product_id', 'color_id', 'size_id'])}, grouped as (select i.product_id, i.color_id, i.size_id, ${sums} from items i group by 1, 2, 3),
    ${names(['product'], 'grouped', scope.language)}, ${cellNames('grouped', scope.language)}
    select concat_ws('-', product_id, color_id, size_id) as id, ${variantName(sql`product_name.name`)} as name, v.*
    from grouped v join product_name on product_name.id = v.product_id ${cellJoins}`,
  itemsByCategory: (scope) => sql`
    with ${items(scope, ['product_id'])}, grouped as (
      select p.category_id, ${sums} from items i join product p on p.id = i.product_id group by 1)
    select category_id::text as id, ${textOf(texts('category'), sql`grouped.category_id`, scope.language)} as name, grouped.*
    from grouped`,
} satisfies Readonly<Record<string, ReportSql>>;
