import { labelSet } from './label-set.ts';

export const footerLabels = labelSet(75, {
  lbl_footr_quicklink: 'Quick Links',
  lbl_footr_home: 'Home',
  lbl_footr_about: 'About Us',
  lbl_footr_faq: "FAQ's",
  lbl_footr_info: 'Information',
  lbl_footr_cont: 'Contact Us',
  lbl_footr_location: 'Location:',
  lbl_footr_callus: 'Call Us:',
  lbl_footr_emailus: 'Email Us:',
  // Existing clients head this line "Fax:"; the specification (§2) has office numbers there.
  lbl_footr_fax: 'Office numbers:',
  lbl_footr_contact_title: 'Contact Us',
  lbl_footr_myaccount: 'my account',
  lbl_footr_login: 'Login',
  lbl_footr_create_acnt: 'Create Account',
  lbl_footr_become_vendor: 'Become Vendor',
  lbl_footr_cart: 'Cart',
  lbl_footr_Compare: 'Compare',
  lbl_footr_all_prd: 'All Products',

  socialPage: 'Our social page',
  copyright: '© {year} {shop}. All rights reserved.',
  paymentMethods: 'Payment methods',
  card: 'Card',
  wallet: 'Wallet',
  cashOnDelivery: 'Cash on delivery',
  help: 'Help',
  backToTop: 'Back to top',
  chat: 'Ask us',
});
