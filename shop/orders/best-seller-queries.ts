import { sql } from 'kysely';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import { holds } from './held-queries.ts';
import { refundedUnits } from './refunded-pieces-queries.ts';

interface BestSeller {
  productId: number;
  texts: Texts | null;
  picture: string;
  pieces: number;
  cents: number;
}

const statement = compiledOnce(
  'best-sellers',
  ({ days, max }: { days: number; max: number }) => sql<BestSeller>`
    with sold as materialized (
      select i.product_id, sum(i.quantity - ${refundedUnits})::int as pieces,
        sum(i.total_cents - i.total_cents::int8 * ${refundedUnits} / i.quantity)::int8 as cents
      from customer_order o join order_item i on i.order_id = o.id
      where ${holds} and o.created_at > now() - make_interval(days => ${days}::int)
      group by i.product_id order by cents desc, i.product_id limit ${max})
    select s.product_id as "productId", s.pieces, s.cents,
      ${textsOf({ table: 'product_text', owner: 'product_id' }, sql`s.product_id`)} as texts,
      coalesce((select c.path from product_picture c where c.product_id = s.product_id order by c.position limit 1), '') as picture
    from sold s order by s.cents desc, s.product_id`,
);

/** Returns the products that sold most in a number of days, without refunded units. */
export const bestSellers = async (db: Database, days: number, max: number): Promise<BestSeller[]> =>
  (await db.executeQuery(statement(db, { days, max }))).rows;
