import { type RawBuilder, sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { constantOf } from '#database/named.ts';
import { firstTargets, type Target } from '#shop/discounts/discounts.ts';
import { provinceOf } from '#shop/delivery/delivery.ts';
import type { BuyGet } from '#shop/pricing/pricing.ts';
import { hiddenStatuses } from './status-transitions.ts';

export interface CouponFacts {
  couponId: number;
  code: string;
  kind: 'products' | 'categories' | 'total' | 'buyGet' | 'delivery';
  targetIds: number[];
  percent: number | null;
  amountCents: number | null;
  /** The subtotal the order needs; null for any. */
  minCents: number | null;
  startsAt: string | null;
  endsAt: string | null;
  maximumUses: number | null;
  maximumUsesPerCustomer: number | null;
  used: number;
  usedByCustomer: number;
  /** The delivery methods that it makes free, null for all, and whether it is for the order's province. */
  methodIds: number[] | null;
  isServed: boolean;
  /** The items of a coupon for buying some and getting some, with the names of the first ones; null for other kinds. */
  buyGet: (BuyGet & Record<'buy' | 'get', { targets: Target[] }>) | null;
  isForFirstOrder: boolean;
  /** Whether it is for first orders and this customer has ordered before. */
  isReturning: boolean;
}

/**
 * SQL for whether a customer has another order than `except`: under their account, email address or phone number.
 * Canceled and refunded ones don't count.
 */
export const hasOrdered = (
  customerId: RawBuilder<unknown>,
  except: RawBuilder<unknown>,
) => sql<boolean>`exists (
  select from customer me join customer_order earlier on earlier.customer_id = me.id
    or earlier.email in (me.email, cambodian_number(me.mobile))
    or cambodian_number(earlier.mobile) in (cambodian_number(me.mobile), cambodian_number(me.phone))
  where me.id = ${customerId} and earlier.id <> ${except}
    and earlier.status_id not in (${constantOf(hiddenStatuses.voided)}, ${constantOf(orderStatuses.refunded)}))`;

const itemsOf = (of: 'buy' | 'get') => {
  const [products, categories] = [sql.ref(`d.${of}_product_ids`), sql.ref(`d.${of}_category_ids`)];
  return sql`json_build_object('quantity', ${sql.ref(`d.${of}_quantity`)}, 'productIds', ${products}, 'categoryIds', ${categories},
    'targets', ${firstTargets(products, categories)})`;
};

/** SQL for the columns of a coupon `d`, in a province. */
export const couponTerms = (province: RawBuilder<number | null>) => sql`
  d.id as "couponId", d.coupon_code as code, d.kind, d.percent, d.amount_cents as "amountCents", d.min_cents as "minCents",
  d.starts_at as "startsAt", d.ends_at as "endsAt", d.max_uses as "maximumUses",
  d.max_uses_per_customer as "maximumUsesPerCustomer", d.delivery_method_ids as "methodIds",
  d.province_ids is null or coalesce(${province} = any (d.province_ids), false) as "isServed", d.first_order as "isForFirstOrder",
  case d.kind when 'buyGet' then json_build_object('buy', ${itemsOf('buy')}, 'get', ${itemsOf('get')}, 'maxTimes', d.max_per_order) end as "buyGet",
  case d.kind when 'products' then array(select product_id from discount_product t where t.discount_id = d.id)
    else array(select category_id from discount_category t where t.discount_id = d.id) end as "targetIds"`;

/** SQL for a coupon, and how often this customer has used it. */
export const coupon = (code: string, customerId: number | null) => sql`
  select ${couponTerms(provinceOf(customerId))}, d.used,
    (select count(*) from coupon_use u where u.discount_id = d.id and u.customer_id = ${customerId}::int) as "usedByCustomer",
    d.first_order and ${hasOrdered(sql`${customerId}::int`, sql`0`)} as "isReturning"
  from discount d where d.coupon_code = ${code} and d.active`;

/**
 * Returns whether a stored order is its customer's first, by the account, email address and phone number. Orders with
 * such a coupon wait for each other here, so that two accounts of one person can't both have one.
 */
export async function isFirstOrder(db: Database, customerId: number, orderId: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('first order', 0))`.execute(db);
  const { rows } = await sql<{ hasOrdered: boolean }>`
    select ${hasOrdered(sql`${customerId}::int`, sql`${orderId}::int`)} as "hasOrdered"`.execute(db);
  return rows[0]?.hasOrdered === false;
}
