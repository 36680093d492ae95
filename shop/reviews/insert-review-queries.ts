import { sql } from 'kysely';
import { attributeKinds, orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { holdsReviews } from '#shop/content/content.ts';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import { inTransaction } from '#shop/transaction.ts';
import { refreshRatings } from './rating-queries.ts';

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

/** A stored review. `isBought`: its customer bought the product, and may add photos. */
interface Inserted {
  id: number;
  isBought: boolean;
  tags: InvalidationTag[];
}

/**
 * Stores a review and updates the ratings in listings, or holds it for approval if the shop is set so. Returns it with
 * the invalidation tags to announce; null if no such product is published.
 */
export function insertReview(db: Database, review: NewReview): Promise<Inserted | null> {
  return inTransaction<Inserted | null>(db, async (trx) => {
    const { productId } = review;
    const isHeld = await holdsReviews(trx);
    const { rows } = await sql<Omit<Inserted, 'tags'>>`
      insert into review (product_id, rating, title, body, reviewer_name, reviewer_email, bought, color_id, size_id, state, customer_id)
      select product.id, ${review.rating}::smallint, ${review.title}, ${review.body}, ${review.reviewerName}, ${review.reviewerEmail},
        bought.options is not null, ${chosen(attributeKinds.color, 'color')}, ${chosen(attributeKinds.size, 'size')},
        ${isHeld ? 'held' : 'shown'}, ${review.customerId}::int
      from product left join lateral (${lastBought(review)}) bought on true
      where product.id = ${productId} and published for no key update of product
      returning review.id, review.bought as "isBought"`.execute(trx);
    const [inserted] = rows;
    if (!inserted) return { keep: false, outcome: null };
    // Includes committed reviews; concurrent ones wait for the product lock above.
    const tags = isHeld ? [] : await refreshRatings(trx, [productId]);
    return { keep: true, outcome: { ...inserted, tags } };
  });
}

/**
 * Returns SQL for the options that the customer selected in the last paid order of the product: paid before
 * it was placed, or on delivery. Only for a customer who has proven access to the login, and, if that is an email address,
 * gives it as the author's.
 */
const lastBought = ({ customerId, productId, reviewerEmail }: NewReview) => sql`
  select i.options from customer_order o join order_item i on i.order_id = o.id join customer c on c.id = o.customer_id
  where c.id = ${customerId}::int and i.product_id = ${productId} and c.confirmed_at is not null
    and (strpos(c.email, '@') = 0 or c.email = normal_email(${reviewerEmail}))
    and (o.status_id = ${orderStatuses.completed} or (o.status_id in (${orderStatuses.active}, ${orderStatuses.inProgress})
      and exists (select from payment p where p.order_id = o.id and p.state = 'paid')))
  order by o.id desc limit 1`;

/** Returns SQL for the id of the color or size among the bought options, if it still exists. */
const chosen = (attributeId: number, table: 'color' | 'size') => sql`(
  select k.id from ${sql.table(table)} k where k.id = chosen_option(bought.options, ${attributeId}::int))`;
