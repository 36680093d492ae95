import { findGoods } from '#contract/operations/office/phone-orders/find-goods.ts';
import { findProducts } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../../calls/operation.ts';

const maxFound = 8;
const all = { categoryId: null, brandId: null, stock: null, isUntranslated: false, after: null };

export const handler = handle(findGoods, async ({ find }, { app }) => {
  const wish = {
    ...all,
    find,
    state: 'published',
    sort: 'name',
    isBackwards: false,
    limit: maxFound,
  } as const;
  const found = await findProducts(app.db, wish);
  return {
    goods: found.map(({ id, sku, names: { en = '', ar = '' }, picture, payCents, stock, availableFrom }) => ({
      id,
      sku,
      name: { en, km: ar },
      picture,
      payCents,
      stock,
      availableFrom,
    })),
  };
});
