import { insertProductReview } from '#contract/operations/catalogue/insert-product-review.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { insertReview } from '#shop/reviews/reviews.ts';
import { publishChange } from '../../context/announce-change.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';

export const handler = handle(insertProductReview, async (input, { app, address, caller }) => {
  const max = app.config.reviewsPerAddress;
  if (!(await consumeRateLimit(app.db, rateLimitKey('review', address), max, rateWindows.hour)))
    return rowRefusal(429, 'tooManyRequests');
  const review = await insertReview(app.db, {
    productId: input.ProductId,
    rating: input.ReviewRating,
    title: input.ReviewTitle,
    body: input.ReviewBody,
    reviewerName: input.ReviewerName,
    reviewerEmail: input.ReviewerEmail,
    customerId: customerIdOf(caller),
  });
  if (!review) return rowRefusal(404, 'invalidProduct');
  await publishChange(app, ...review.tags);
  return [{ ResponseMsg: serverAnswers.saved, ...(review.isBought && { ReviewId: review.id }) }];
});
