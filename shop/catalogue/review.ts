import type { Database } from '#database/schema.ts';
import { insertReview } from './review-queries.ts';
import { announceCatalogue } from './offer-queries.ts';

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

/**
 * Publishes a review at once: lists and pages count it from now on. False when nobody sells such a product. That caches
 * must end is told after the review is kept, and outside its transaction: notices would make reviews wait for each other.
 */
export async function reviewProduct(db: Database, review: NewReview): Promise<boolean> {
  if (!(await insertReview(db, review))) return false;
  await announceCatalogue(db);
  return true;
}
