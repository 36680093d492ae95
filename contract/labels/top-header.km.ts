import type { KhmerOf } from './label-set.ts';
import type { topHeaderLabels } from './top-header.ts';

export const topHeaderKhmer: KhmerOf<typeof topHeaderLabels> = {
  lbl_thead_about: 'អំពីយើង',
  lbl_thead_faq: 'សំណួរញឹកញាប់',
  lbl_thead_contct: 'ទំនាក់ទំនង',
  lbl_thead_seller: 'ក្លាយជាអ្នកលក់',
  lbl_thead_wishlist: 'បញ្ជីចង់បាន',
  lbl_thead_freeship: 'ដឹកជញ្ជូនឥតគិតថ្លៃ ពេលបញ្ជាទិញលើសពី $99',

  aboutShop: 'អំពីហាង',
  language: 'ភាសា',
};
