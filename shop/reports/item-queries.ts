import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '#contract/languages.ts';
import { textOf, type TextSource } from '#shop/localisation/localisation.ts';
import { holds } from '#shop/orders/orders.ts';
import type { Scope, ReportSql } from './scope.ts';

// The items of the orders that count as sales.

const texts = (table: string): TextSource => ({ table: `${table}_text`, owner: `${table}_id` });

/**
 * SQL for the pieces of one product, color and size in each order. A line's one-time charges belong to its first cell.
 * The coupon of an order is shared by amount: each cell gets what its part of the sum rounds to, so that no cent is lost.
 */
const items = ({ since, until }: Scope) => sql`
  units as (
    select u.*, o.discount_cents::numeric as discount_cents, u.unit_cents::int8 * u.quantity + case when i.once_cents = 0 then 0
      when u.cell = coalesce((select min(c.cell) from order_item_cell c where c.item_id = i.id), 0) then i.once_cents
      else 0 end as cents
    from customer_order o join order_unit u on u.order_id = o.id join order_item i on i.id = u.item_id
    where ${holds} and o.created_at >= ${since} and o.created_at < ${until}),
  summed as (
    select u.*, sum(u.cents) over (partition by u.order_id order by u.item_id, u.cell) as upto,
      sum(u.cents) over (partition by u.order_id) as whole
    from units u),
  items as (
    select u.*, case when discount_cents > 0 and whole > 0
        then (round(discount_cents * upto / whole) - round(discount_cents * (upto - cents) / whole))::int8 else 0 end as share,
      (select coalesce(sum(l.quantity), 0)::int8 from refund_line l join refund r on r.id = l.refund_id
        where l.order_item_id = u.item_id and l.cell = u.cell and r.state = 'done') as returned
    from summed u)`;

const sums = sql`count(distinct i.order_id)::int8 as "inOrders", sum(i.quantity)::int8 as units,
  sum(i.returned)::int8 as "returnedUnits", sum(i.cents)::int8 as "itemsCents", sum(i.share)::int8 as "discountCents",
  sum(i.cents - i.share)::int8 as "salesCents", sum(i.cost_cents::int8 * i.quantity)::int8 as "costCents",
  sum(i.cents - i.share - i.cost_cents::int8 * i.quantity)::int8 as "marginCents"`;

const productName = (id: RawBuilder<unknown>, language: LanguageCode) =>
  textOf(texts('product'), id, language);

/** SQL for the name of the product, color and size of a row `v`. */
export const variantName = (language: LanguageCode) => sql`concat_ws(' · ',
  ${productName(sql`v.product_id`, language)}, nullif(${textOf(texts('color'), sql`v.color_id`, language)}, ''),
  nullif(${textOf(texts('size'), sql`v.size_id`, language)}, ''))`;

export const itemReports = {
  itemsByProduct: (scope) => sql`
    with ${items(scope)}, grouped as (select i.product_id, ${sums} from items i group by 1)
    select product_id::text as id, ${productName(sql`grouped.product_id`, scope.language)} as name, grouped.* from grouped`,
  itemsByVariant: (scope) => sql`
    with ${items(scope)}, grouped as (select i.product_id, i.color_id, i.size_id, ${sums} from items i group by 1, 2, 3)
    select concat_ws('-', product_id, color_id, size_id) as id, ${variantName(scope.language)} as name, v.* from grouped v`,
  itemsByCategory: (scope) => sql`
    with ${items(scope)}, grouped as (
      select p.category_id, ${sums} from items i join product p on p.id = i.product_id group by 1)
    select category_id::text as id, ${textOf(texts('category'), sql`grouped.category_id`, scope.language)} as name, grouped.*
    from grouped`,
} satisfies Readonly<Record<string, ReportSql>>;
