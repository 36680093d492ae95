import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { productReviews } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getProductReviews, async ({ ProductId, PageNo, PageSize }, { app }) => {
  const found = await productReviews(app.db, ProductId, { page: PageNo, pageSize: PageSize });
  return found.map(({ rating, title, reviewerName, date, body, isBoughtHere }) => ({
    Rating: rating,
    Title: title,
    ReviewerName: reviewerName,
    ReviewDate: date,
    Body: body,
    IsBoughtHere: isBoughtHere,
  }));
});
