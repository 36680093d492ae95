import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

interface ReductionOf {
  id: number;
  name: string;
  percent: number | null;
  amountCents: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  isTaken: boolean;
}

/** Returns a product's current price, and its active and upcoming discounts without a code. */
export async function priceNow(
  db: Database,
  productId: number,
): Promise<{ payCents: number; reductions: ReductionOf[] }> {
  const price = await sql<{ payCents: number; discountId: number | null }>`
    select pay_cents as "payCents", discount_id as "discountId" from product where id = ${productId}`.execute(
    db,
  );
  const { payCents = 0, discountId = null } = price.rows[0] ?? {};
  // Uses the same rules as best_reduction, and includes upcoming discounts.
  const { rows } = await sql<Omit<ReductionOf, 'isTaken'>>`
    select d.id, d.name, d.percent, d.amount_cents as "amountCents", d.starts_at as "startsAt", d.ends_at as "endsAt"
    from product p, discount d
    where p.id = ${productId} and p.allow_discounts and d.coupon_code is null and d.active and (d.ends_at > now()) is not false
      and (d.kind = 'products' and exists (
          select from discount_product t where t.discount_id = d.id and t.product_id = p.id)
        or d.kind = 'categories' and exists (
          select from discount_category t where t.discount_id = d.id and t.category_id in (
            select a from product_category c, category_ancestors(c.category_id) a where c.product_id = p.id)))
    order by d.starts_at nulls first, d.id limit 20`.execute(db);
  return { payCents, reductions: rows.map((row) => ({ ...row, isTaken: row.id === discountId })) };
}
