import type { KhmerOf } from './label-set.ts';
import type { megaMenuLabels } from './mega-menu.ts';

export const megaMenuKhmer: KhmerOf<typeof megaMenuLabels> = {
  lbl_mgmenu_home: 'ទំព័រដើម',
  lbl_mgmenu_products: 'ផលិតផលទាំងអស់',
  lbl_mgmenu_category: 'ប្រភេទ',
  lbl_mgmenu_login: 'ចូលគណនី',
  lbl_mgmenu_logout: 'ចាកចេញ',
  lbl_mgmenu_cart: 'កន្ត្រក',
  lbl_thead_contct: 'ទំនាក់ទំនង',
  lbl_thead_faq: 'សំណួរញឹកញាប់',
  lbl_thead_about: 'អំពីយើង',
  lbl_loginmodal_profile: 'កែប្រែព័ត៌មានគណនី',
  lbl_loginmodal_orderhistory: 'ប្រវត្តិបញ្ជាទិញ',

  allOf: 'មើល {name} ទាំងអស់',
};
