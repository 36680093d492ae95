import { labelSet } from './label-set.ts';

export const megaMenuLabels = labelSet(76, {
  lbl_mgmenu_home: 'Home',
  lbl_mgmenu_products: 'All Products',
  lbl_mgmenu_category: 'Categories',
  lbl_mgmenu_login: 'Login',
  lbl_mgmenu_logout: 'Logout',
  lbl_mgmenu_cart: 'Cart',
  lbl_thead_contct: 'Contact',
  lbl_thead_faq: "FAQ's",
  lbl_thead_about: 'About',
  lbl_loginmodal_profile: 'Update Profile',
  lbl_loginmodal_orderhistory: 'Order History',

  allOf: 'All of {name}',
});
