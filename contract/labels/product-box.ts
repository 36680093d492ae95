import { labelSet } from './label-set.ts';

export const productBoxLabels = labelSet(98, {
  lbl_productbox_1_new: 'new',
  lbl_productbox_1_onsale: 'on sale',

  addToWishlist: 'Add {name} to wish list',
  outOfStock: 'Out of stock',
});
