import { sql } from 'kysely';
import { attributeKinds, orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import { listsWith } from './facets.ts';
import { inTransaction } from '#shop/transaction.ts';

/** A review of a product. The input is already validated against the form's rules. */
export interface NewReview {
  productId: number;
  /** 1 to 5. */
  rating: number;
  title: string;
  body: string;
  reviewerName: string;
  /** The author's email address, which is not public. */
  reviewerEmail: string;
  /** The logged-in customer; null for a guest. */
  customerId: number | null;
}

/**
 * Stores a published review and updates the ratings in listings. Returns the invalidation tags to publish;
 * null if no such product is published. Lists are filtered by whole stars, so they are outdated only when
 * those change.
 */
export function insertReview(db: Database, review: NewReview): Promise<InvalidationTag[] | null> {
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
    // Includes committed reviews; concurrent ones wait for the product lock above.
    await sql`select refresh_product_facts(${productId}::int)`.execute(trx);
    const { rows } = await sql<Stars & { facets: number[] }>`
      select floor(rating)::int as stars, facets from product where id = ${productId}`.execute(trx);
    const product: InvalidationTag = `product ${productId}`;
    const { stars = null, facets = [] } = rows[0] ?? {};
    return { keep: true, outcome: stars === before.stars ? [product] : [product, ...listsWith(facets)] };
  });
}

/**
 * Returns SQL for the options that the customer selected in the last paid order of the product: paid before
 * it was placed, or on delivery.
 */
const lastBought = ({ customerId, productId }: NewReview) => sql`
  select i.options from customer_order o join order_item i on i.order_id = o.id
  where o.customer_id = ${customerId}::int and i.product_id = ${productId}
    and (o.status_id = ${orderStatuses.completed} or (o.status_id in (${orderStatuses.active}, ${orderStatuses.inProgress})
      and exists (select from payment p where p.order_id = o.id and p.state = 'paid')))
  order by o.id desc limit 1`;

/** Returns SQL for the id of the color or size among the bought options, if it still exists. */
const chosen = (attributeId: number, table: 'color' | 'size') => sql`(
  select k.id from jsonb_array_elements(bought.options) c join ${sql.table(table)} k on k.id = (c->>'optionId')::int
  where (c->>'attributeId')::int = ${attributeId}::int limit 1)`;

interface Stars {
  /** The average of all reviews in whole stars; null if there are none. */
  stars: number | null;
}
