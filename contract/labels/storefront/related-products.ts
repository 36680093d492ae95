import { labelSet } from '../label-set.ts';

export const relatedProductsLabels = labelSet(86, {
  lbl_related_rltproduct: ['Related Products', 'ផលិតផលពាក់ព័ន្ធ'],
});
