import type { KhmerOf } from './label-set.ts';
import type { relatedProductsLabels } from './related-products.ts';

export const relatedProductsKhmer: KhmerOf<typeof relatedProductsLabels> = {
  lbl_related_rltproduct: 'ផលិតផលពាក់ព័ន្ធ',
};
