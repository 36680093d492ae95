import { sql } from 'kysely';

export interface CouponFacts {
  couponId: number;
  code: string;
  kind: 'products' | 'categories' | 'total';
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
}

/** SQL for a coupon, and how often this customer has used it. */
export const coupon = (code: string, customerId: number | null) => sql`
  select d.id as "couponId", d.coupon_code as code, d.kind, d.percent, d.amount_cents as "amountCents", d.min_cents as "minCents",
    d.starts_at as "startsAt", d.ends_at as "endsAt", d.max_uses as "maximumUses",
    d.max_uses_per_customer as "maximumUsesPerCustomer", d.used,
    (select count(*) from coupon_use u where u.discount_id = d.id and u.customer_id = ${customerId}::int) as "usedByCustomer",
    case d.kind when 'products' then array(select product_id from discount_product t where t.discount_id = d.id)
      else array(select category_id from discount_category t where t.discount_id = d.id) end as "targetIds"
  from discount d where d.coupon_code = ${code} and d.active`;
