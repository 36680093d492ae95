import { getLatestHotProduct } from '#contract/operations/catalogue/get-latest-hot-product.ts';
import { hotProduct } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';
import { productRow } from './product-row.ts';

export const handler = handle(getLatestHotProduct, async ({ languageCode }, { app }) => {
  const hot = await hotProduct(app.db, languageCode);
  return hot ? [{ ...productRow(hot.product, 1), DiscEndDate: hot.reductionEndsAt.toISOString() }] : [];
});
