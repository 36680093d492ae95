import { labelSet } from '../label-set.ts';

export const footerLabels = labelSet(75, {
  lbl_footr_quicklink: ['Quick Links', 'ទំព័រសំខាន់ៗ'],
  lbl_footr_home: ['Home', 'ទំព័រដើម'],
  lbl_footr_about: ['About Us', 'អំពីយើង'],
  lbl_footr_faq: ["FAQ's", 'សំណួរញឹកញាប់'],
  lbl_footr_info: ['Information', 'ព័ត៌មាន'],
  lbl_footr_cont: ['Contact Us', 'ទំនាក់ទំនងយើង'],
  lbl_footr_location: ['Location:', 'ទីតាំង៖'],
  lbl_footr_callus: ['Call Us:', 'ទូរសព្ទ៖'],
  lbl_footr_emailus: ['Email Us:', 'អ៊ីមែល៖'],
  // Existing clients label this line "Fax:"; the specification (§2) shows office numbers there.
  lbl_footr_fax: ['Office numbers:', 'ទូរសព្ទការិយាល័យ៖'],
  lbl_footr_contact_title: ['Contact Us', 'ទំនាក់ទំនងយើង'],
  lbl_footr_myaccount: ['my account', 'គណនីរបស់ខ្ញុំ'],
  lbl_footr_login: ['Login', 'ចូលគណនី'],
  lbl_footr_create_acnt: ['Create Account', 'បង្កើតគណនី'],
  lbl_footr_become_vendor: ['Become Vendor', 'ក្លាយជាអ្នកលក់'],
  lbl_footr_cart: ['Cart', 'កន្ត្រក'],
  lbl_footr_Compare: ['Compare', 'ប្រៀបធៀប'],
  lbl_footr_all_prd: ['All Products', 'ផលិតផលទាំងអស់'],

  socialPage: ['Follow us', 'ទំព័របណ្តាញសង្គមរបស់យើង'],
  copyright: ['© {year} {shop}. All rights reserved.', '© {year} {shop}។ រក្សាសិទ្ធិគ្រប់យ៉ាង។'],
  paymentMethods: ['Payment methods', 'វិធីទូទាត់'],
  card: ['Card', 'កាត'],
  wallet: ['Wallet', 'កាបូបអេឡិចត្រូនិក'],
  cashOnDelivery: ['Cash on delivery', 'បង់ប្រាក់ពេលទទួលទំនិញ'],
  help: ['Help', 'ជំនួយ'],
  backToTop: ['Back to top', 'ឡើងទៅលើ'],
  chat: ['Chat with us', 'សួរយើង'],
});
