import { sql } from 'kysely';
import { attributeKinds, orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import type { Change } from '#shop/changes/changes.ts';
import { listsWith } from './facets.ts';
import { inTransaction } from '#shop/transaction.ts';

/** What somebody thinks of a product; the form's rules are checked before. */
export interface NewReview {
  productId: number;
  /** 1 to 5. */
  rating: number;
  title: string;
  body: string;
  reviewerName: string;
  /** Not shown. */
  reviewerEmail: string;
  /** Who is logged in; null: nobody. */
  customerId: number | null;
}

/**
 * Stores a published review and what listings show of it. Returns what pages show otherwise now, to be announced; null
 * without such a published product. Lists are filtered by whole stars: they are others only when these change.
 */
export function insertReview(db: Database, review: NewReview): Promise<Change[] | null> {
  return inTransaction(db, async (trx) => {
    const { productId } = review;
    const [before] = (
      await sql<Stars>`
      insert into review (product_id, rating, title, body, reviewer_name, reviewer_email, bought, color_id, size_id)
      select product.id, ${review.rating}::smallint, ${review.title}, ${review.body}, ${review.reviewerName}, ${review.reviewerEmail},
        bought.options is not null, ${chosen(attributeKinds.color, 'color')}, ${chosen(attributeKinds.size, 'size')}
      from product left join lateral (${lastBought(review)}) bought on true
      where product.id = ${productId} and published for no key update of product
      returning (select floor(rating)::int from product where id = ${productId}) as stars`.execute(trx)
    ).rows;
    if (!before) return { keep: false, outcome: null };
    // The reviews that were there before count too, those of others under way not yet: they wait for the product above.
    await sql`select refresh_product_facts(${productId}::int)`.execute(trx);
    const { rows } = await sql<Stars & { facets: number[] }>`
      select floor(rating)::int as stars, facets from product where id = ${productId}`.execute(trx);
    const product: Change = `product ${productId}`;
    const { stars = null, facets = [] } = rows[0] ?? {};
    return { keep: true, outcome: stars === before.stars ? [product] : [product, ...listsWith(facets)] };
  });
}

/** What its customer chose in the last order of the product that was paid for: before it was placed, or when it was handed over. */
const lastBought = ({ customerId, productId }: NewReview) => sql`
  select i.options from customer_order o join order_item i on i.order_id = o.id
  where o.customer_id = ${customerId}::int and i.product_id = ${productId}
    and (o.status_id = ${orderStatuses.completed} or (o.status_id in (${orderStatuses.active}, ${orderStatuses.inProgress})
      and exists (select from payment p where p.order_id = o.id and p.state = 'paid')))
  order by o.id desc limit 1`;

/** The id of the colour or size among the bought options, as long as there is one. */
const chosen = (attributeId: number, table: 'color' | 'size') => sql`(
  select k.id from jsonb_array_elements(bought.options) c join ${sql.table(table)} k on k.id = (c->>'optionId')::int
  where (c->>'attributeId')::int = ${attributeId}::int limit 1)`;

interface Stars {
  /** Whole stars of all reviews together; null: there are none. */
  stars: number | null;
}
