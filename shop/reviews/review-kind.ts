import { review } from '#contract/resources/review.ts';
import { resourceKind } from '#shop/records/records.ts';
import { refreshRatings } from './rating-queries.ts';
import { lockReviews, storedReviews, writeReviews } from './review-queries.ts';
import { completed, reviewErrors } from './review-rules.ts';

/** A review by a shopper. Staff hide, show, approve and answer it; it can't be created or deleted here. */
export const reviewKind = resourceKind(review, {
  async read(db, changes) {
    const ids = changes.flatMap(({ id }) => id ?? []);
    const stored = await storedReviews(db, ids);
    return { stored: new Map(stored.map((each) => [each.id, each])), errors: reviewErrors };
  },
  lock: (db, changes) =>
    lockReviews(
      db,
      changes.flatMap(({ id }) => id ?? []),
    ),
  over: completed,
  write: (db, written) =>
    writeReviews(
      db,
      written.map(({ after }) => after),
    ),
  audit: (done) =>
    done.state === 'removed'
      ? []
      : [
          {
            event: 'review changed',
            detail: { id: done.id, product: done.after.product.id, fields: done.fields },
          },
        ],
  async follow(db, done) {
    const productsOf = (field: string) => {
      const those = done.flatMap((each) =>
        each.state !== 'removed' && each.fields.includes(field) ? each.after.product.id : [],
      );
      return [...new Set(those)];
    };
    return [
      ...(await refreshRatings(db, productsOf('state'))),
      ...['answer', 'photoState'].flatMap(productsOf).map((id) => `product ${id}` as const),
    ];
  },
});
