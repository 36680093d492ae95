import { useOffice } from '#office/office-context.ts';
import type { ListedProduct } from './listed-product.ts';

/** What a product is called in the page's language; without that in the other one, else its number. */
export function useProductName(): (product: ListedProduct) => string {
  const { lang } = useOffice();
  return ({ names, sku }) => names[lang] ?? names.en ?? names.ar ?? sku;
}
