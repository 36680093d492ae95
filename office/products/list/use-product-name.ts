import { useOffice } from '#office/office-context.ts';
import type { ListedProduct } from './listed-product.ts';

/** Returns a product's name in the page's language, else in the other one, else its SKU. */
export function useProductName(): (product: ListedProduct) => string {
  const { lang } = useOffice();
  return ({ names, sku }) => names[lang] ?? names.en ?? names.ar ?? sku;
}
