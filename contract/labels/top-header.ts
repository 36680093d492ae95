import { labelSet } from './label-set.ts';

export const topHeaderLabels = labelSet(78, {
  lbl_thead_about: 'About',
  lbl_thead_faq: "FAQ's",
  lbl_thead_contct: 'Contact',
  lbl_thead_seller: 'Become Seller',
  lbl_thead_wishlist: 'Wishlist',
  lbl_thead_freeship: 'free shipping on order over $99',

  aboutShop: 'About the shop',
  language: 'Language',
});
