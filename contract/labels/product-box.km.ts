import type { KhmerOf } from './label-set.ts';
import type { productBoxLabels } from './product-box.ts';

export const productBoxKhmer: KhmerOf<typeof productBoxLabels> = {
  lbl_productbox_1_new: 'ថ្មី',
  lbl_productbox_1_onsale: 'បញ្ចុះតម្លៃ',

  addToWishlist: 'ដាក់ {name} ក្នុងបញ្ជីចង់បាន',
  outOfStock: 'អស់ស្តុក',
};
