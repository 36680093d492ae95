import type { bulkRow } from '#contract/operations/office/catalogue/bulk-types.ts';
import { languageCodes } from '#contract/languages.ts';
import type { ManyRow, StoredProduct } from '#shop/catalogue/catalogue.ts';
import type { z } from 'zod';

export const namesOfProduct = ({ texts }: StoredProduct) =>
  Object.fromEntries(
    languageCodes.flatMap((code) => (texts[code]?.name ? [[code, texts[code].name] as const] : [])),
  );

/** Returns the result for one product of a bulk edit, as the office shows it. */
export const bulkAnswer = ({ product, from, to, refused }: ManyRow): z.input<typeof bulkRow> => ({
  id: product.id,
  version: product.version,
  sku: product.sku,
  names: namesOfProduct(product),
  picture: product.pictures[0]?.path ?? '',
  from,
  to,
  refused,
});
