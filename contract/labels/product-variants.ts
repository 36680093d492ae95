import { labelSet } from './label-set.ts';

export const productVariantsLabels = labelSet(85, {
  title: 'Product Variants',
  variant: 'Variant',
  option: 'Option',
  additionalPrice: 'Additional price',
  chosen: 'Your choice',
  none: 'No variants chosen',
});
