import { maxLabels, shelfFormats } from '#contract/label-formats.ts';
import { getProductLabels } from '#contract/operations/office/catalogue/get-product-labels.ts';
import { labelsOfProducts } from '#shop/catalogue/catalogue.ts';
import { shopSettings } from '#shop/content/content.ts';
import { currentRate } from '#shop/riel/riel.ts';
import { handle } from '../../../calls/operation.ts';
import { shelfLabel } from '../../../documents/shelf-label.ts';
import { refuse } from '../account/office-answers.ts';

export const handler = handle(getProductLabels, async ({ ids, format, copies, start }, { app }) => {
  const [products, shop, riel] = await Promise.all([
    labelsOfProducts(app.db, ids),
    shopSettings(app.db, 'en'),
    currentRate(app.db),
  ]);
  if (products.length === 0) return refuse(404, 'notFound');
  if (products.length * copies > maxLabels) return refuse(409, 'tooManyLabels');
  const terms = {
    publicUrl: app.config.publicUrl,
    vat: shop.vatRate === null ? null : { rate: shop.vatRate, isAdded: shop.vatOnTop },
    rate: riel?.rate ?? null,
    copies,
  };
  return {
    title: `Labels ${products.length}`,
    format: shelfFormats[format],
    start: format === 'roll50' ? 0 : start % (shelfFormats[format].columns * shelfFormats[format].rows),
    shelf: await Promise.all(products.map((product) => shelfLabel(product, terms))),
  };
});
