import type { LanguageCode } from '#contract/languages.ts';
import { slugOf } from '#rules/slug.ts';

/** Returns the address of a product's page in the shop, which adds the category. */
export const productLink = (lang: LanguageCode, id: number, name = ''): string =>
  `/${lang}/product-detail/${id}/shop/${slugOf(name) || 'product'}`;
