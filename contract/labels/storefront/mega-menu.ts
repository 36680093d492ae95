import { labelSet } from '../label-set.ts';

export const megaMenuLabels = labelSet(76, {
  lbl_mgmenu_home: ['Home', 'ទំព័រដើម'],
  lbl_mgmenu_products: ['All Products', 'ផលិតផលទាំងអស់'],
  lbl_mgmenu_category: ['Categories', 'ប្រភេទ'],
  lbl_mgmenu_login: ['Login', 'ចូលគណនី'],
  lbl_mgmenu_logout: ['Logout', 'ចាកចេញ'],
  lbl_mgmenu_cart: ['Cart', 'កន្ត្រក'],
  lbl_thead_contct: ['Contact', 'ទំនាក់ទំនង'],
  lbl_thead_faq: ["FAQ's", 'សំណួរញឹកញាប់'],
  lbl_thead_about: ['About', 'អំពីយើង'],
  lbl_loginmodal_profile: ['Update Profile', 'កែប្រែព័ត៌មានគណនី'],
  lbl_loginmodal_orderhistory: ['Order History', 'ប្រវត្តិបញ្ជាទិញ'],

  allOf: ['All of {name}', 'មើល {name} ទាំងអស់'],
});
