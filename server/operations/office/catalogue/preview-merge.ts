import { previewMerge } from '#contract/operations/office/catalogue/preview-merge.ts';
import { tryMerge } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../../calls/operation.ts';
import { namesOfProduct } from './bulk-answers.ts';
import { mergeRefusal } from './merge-answers.ts';

export const handler = handle(previewMerge, async (merge, { app }) => {
  const found = await tryMerge(app.db, merge);
  if (typeof found === 'string') return mergeRefusal(found);
  return {
    products: found.count,
    some: found.some.map((product) => ({ id: product.id, sku: product.sku, names: namesOfProduct(product) })),
  };
});
