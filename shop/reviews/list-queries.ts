import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { type ListedRecords, type ListRequest, type ListSql, listWith } from '#shop/records/records.ts';
import { isAnswered, isHeld, productName, reviewsWhere } from './review-queries.ts';

const list: ListSql = {
  table: sql`review r`,
  id: sql`r.id`,
  views: {
    /** Held, or not looked at yet. */
    new: sql`(not r.checked or ${isHeld})`,
    held: isHeld,
    low: sql`r.rating <= 2`,
    hidden: sql`r.state = 'hidden'`,
    answered: isAnswered,
  },
  sorts: {
    title: sql`lower(r.title)`,
    rating: sql`r.rating`,
    product: productName,
    name: sql`lower(r.reviewer_name)`,
    writtenAt: sql`r.created_at`,
    state: sql`r.state`,
  },
  standard: '-writtenAt',
  find: [sql`r.title`, sql`r.body`, sql`r.reviewer_name`],
  records: reviewsWhere,
};

/** Returns a page of the staff's list, newest first unless requested otherwise. */
export const listReviews = (db: Database, request: ListRequest): Promise<ListedRecords> =>
  listWith(db, list, request);
