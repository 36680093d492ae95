import { sql } from 'kysely';
import { isReported, type ReportSql } from './scope-queries.ts';
import { cellJoins, cellNames, productName, variantName } from './item-queries.ts';

export const stockReports = {
  // What is in stock now, and how long it lasts if it keeps selling as in the period. More than 1,000 days aren't told. Stock and
  // sales are added up together: joined, the sales could be read again for each product.
  stock: (scope) => sql`
    with counted as (
      select id as product_id, 0 as color_id, 0 as size_id, stock, 0::int8 as units from product
        where stock is not null and stock_per is null and archived_at is null
      union all
      select v.product_id, v.color_id, v.size_id, v.stock, 0 from product_variant v join product p on p.id = v.product_id
        where p.stock_per is not null and p.archived_at is null
      union all
      select u.product_id, case when p.stock_per in ('color', 'both') then u.color_id else 0 end,
        case when p.stock_per in ('size', 'both') then u.size_id else 0 end, null, sum(u.quantity - u.restocked)
      from customer_order o join order_unit u on u.order_id = o.id join product p on p.id = u.product_id
      where ${isReported(scope)} group by 1, 2, 3),
    stock as (
      select product_id, color_id, size_id, max(stock) as stock, sum(units)::int8 as units from counted
      group by 1, 2, 3 having max(stock) is not null),
    ${cellNames('stock', scope.language)}
    select concat_ws('-', v.product_id, v.color_id, v.size_id) as id, ${variantName(productName(sql`v.product_id`, scope.language))} as name, v.stock::int8 as stock,
      v.units, l.days as "daysLeft", ((now() at time zone ${scope.zone})::date + l.days)::text as "runsOutOn",
      greatest(v.stock, 0)::int8 * p.pay_cents as "stockCents",
      greatest(v.stock, 0)::int8 * case when p.stock_per is null then p.cost_cents else cost_of(p.id, jsonb_build_array(jsonb_build_object('attributeId', 1, 'optionId', v.color_id),
        jsonb_build_object('attributeId', 2, 'optionId', v.size_id))) end as "stockCostCents"
    from stock v join product p on p.id = v.product_id ${cellJoins}
      cross join lateral (select case when v.units > 0 then
        nullif(least(1000, floor(greatest(v.stock, 0)::int8 * (${scope.days.until}::date - ${scope.days.since}::date + 1) / v.units)), 1000)::int end as days) l`,
} satisfies Readonly<Record<string, ReportSql>>;
