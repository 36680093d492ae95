import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
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
}

/** Stores a published review and what listings show of it; false without such a published product. Tell the caches afterwards. */
export function insertReview(db: Database, review: NewReview): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql`
      insert into review (product_id, rating, title, body, reviewer_name, reviewer_email)
      select id, ${review.rating}::smallint, ${review.title}, ${review.body}, ${review.reviewerName}, ${review.reviewerEmail}
      from product where id = ${review.productId} and published for no key update
      returning id`.execute(trx);
    // The reviews that were there before count too, those of others under way not yet: they wait for the product above.
    if (rows.length > 0) await sql`select refresh_product_facts(${review.productId}::int)`.execute(trx);
    return { keep: rows.length > 0, outcome: rows.length > 0 };
  });
}
