import { labelSet } from '../label-set.ts';

export const topHeaderLabels = labelSet(78, {
  lbl_thead_about: ['About', 'អំពីយើង'],
  lbl_thead_faq: ["FAQ's", 'សំណួរញឹកញាប់'],
  lbl_thead_contct: ['Contact', 'ទំនាក់ទំនង'],
  lbl_thead_seller: ['Become Seller', 'ក្លាយជាអ្នកលក់'],
  lbl_thead_wishlist: ['Wishlist', 'បញ្ជីចង់បាន'],
  lbl_thead_freeship: ['free shipping on order over $99', 'ដឹកជញ្ជូនឥតគិតថ្លៃ ពេលបញ្ជាទិញលើសពី $99'],

  aboutShop: ['About the shop', 'អំពីហាង'],
  language: ['Language', 'ភាសា'],
});
