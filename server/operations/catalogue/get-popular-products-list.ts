import { getPopularProductsList } from '#contract/operations/catalogue/get-popular-products-list.ts';
import { termsRowOf } from '#rules/terms-row.ts';
import { everyProduct, listProducts, type LogoProduct, logoProducts } from '#shop/catalogue/catalogue.ts';
import { handle } from '../../calls/operation.ts';
import { areaRowOf } from './area-row.ts';
import { pictureRow, productRow, productRows } from './product-row.ts';

export const handler = handle(
  getPopularProductsList,
  async ({ PageNo, PageSize, IsForLogo, languageCode }, { app }) => {
    const list = { language: languageCode, page: PageNo, pageSize: PageSize };
    if (!IsForLogo) return productRows(await listProducts(app.db, everyProduct(list)));
    // The preview of a banner begins with that banner, not with the field for a logo.
    if (app.isDraft) return [];
    const { products, total } = await logoProducts(app.db, list);
    return products.map((product) => ({ ...productRow(product, total), ...logoRow(product) }));
  },
);

const logoRow = ({ optionId, picture, area, terms }: LogoProduct) => ({
  Logo: {
    ...pictureRow(picture),
    Width: picture.width,
    Height: picture.height,
    Area: areaRowOf(area),
    PrimaryKeyValue: optionId,
  },
  Terms: termsRowOf(terms),
  ...(terms.minimum.pieces > 1 && { MinimumQuantity: terms.minimum.pieces }),
});
