import { getProduct } from '#contract/operations/office/catalogue/get-product.ts';
import { olderTextsOf, priceNow, storedProducts } from '#shop/catalogue/catalogue.ts';
import { salesOf } from '#shop/orders/orders.ts';
import { historyOf } from '#shop/records/records.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { historyAnswer } from './history-answers.ts';
import { hiddenFields, productAnswer } from './product-answers.ts';

/** Days for which orders are counted. */
const lately = 30;

export const handler = handle(getProduct, async ({ id }, { app: { db }, caller }) => {
  const [product] = await storedProducts(db, [id]);
  if (!product) return refuse(404, 'notFound');
  const [history, older, sales, { payCents, reductions }] = await Promise.all([
    historyOf(db, 'product', id).then((entries) => historyAnswer(db, entries, hiddenFields(caller))),
    olderTextsOf(db, id),
    salesOf(db, id, lately),
    priceNow(db, id),
  ]);
  return {
    product: productAnswer(product, caller),
    history,
    olderTexts: older,
    sales: { ...sales, days: lately },
    now: {
      payCents,
      reductions: reductions.map(({ startsAt, endsAt, ...reduction }) => ({
        ...reduction,
        startsAt: startsAt?.toISOString() ?? null,
        endsAt: endsAt?.toISOString() ?? null,
      })),
    },
  };
});
