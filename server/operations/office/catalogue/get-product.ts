import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { storedProducts } from '#shop/catalogue/catalogue.ts';
import { historyOf } from '#shop/records/records.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { productAnswer } from './product-answers.ts';

export const handler = handle(getProduct, async ({ id }, { app }) => {
  const [product] = await storedProducts(app.db, [id]);
  if (!product) return refuse(404, 'notFound');
  const history = await historyOf(app.db, 'product', id);
  return {
    product: productAnswer(product),
    history: history.map(({ id: changeId, at, by, state, fields }) => ({
      changeId,
      at: at.toISOString(),
      by,
      state,
      fields: Object.entries(fields).map(([field, [from, to]]) => ({ field, from, to })),
    })),
  };
});
