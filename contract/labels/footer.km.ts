import type { KhmerOf } from './label-set.ts';
import type { footerLabels } from './footer.ts';

export const footerKhmer: KhmerOf<typeof footerLabels> = {
  lbl_footr_quicklink: 'ទំព័រសំខាន់ៗ',
  lbl_footr_home: 'ទំព័រដើម',
  lbl_footr_about: 'អំពីយើង',
  lbl_footr_faq: 'សំណួរញឹកញាប់',
  lbl_footr_info: 'ព័ត៌មាន',
  lbl_footr_cont: 'ទំនាក់ទំនងយើង',
  lbl_footr_location: 'ទីតាំង៖',
  lbl_footr_callus: 'ទូរសព្ទ៖',
  lbl_footr_emailus: 'អ៊ីមែល៖',
  lbl_footr_fax: 'ទូរសព្ទការិយាល័យ៖',
  lbl_footr_contact_title: 'ទំនាក់ទំនងយើង',
  lbl_footr_myaccount: 'គណនីរបស់ខ្ញុំ',
  lbl_footr_login: 'ចូលគណនី',
  lbl_footr_create_acnt: 'បង្កើតគណនី',
  lbl_footr_become_vendor: 'ក្លាយជាអ្នកលក់',
  lbl_footr_cart: 'កន្ត្រក',
  lbl_footr_Compare: 'ប្រៀបធៀប',
  lbl_footr_all_prd: 'ផលិតផលទាំងអស់',

  socialPage: 'ទំព័របណ្តាញសង្គមរបស់យើង',
  copyright: '© {year} {shop}។ រក្សាសិទ្ធិគ្រប់យ៉ាង។',
  paymentMethods: 'វិធីទូទាត់',
  card: 'កាត',
  wallet: 'កាបូបអេឡិចត្រូនិក',
  cashOnDelivery: 'បង់ប្រាក់ពេលទទួលទំនិញ',
  help: 'ជំនួយ',
  backToTop: 'ឡើងទៅលើ',
  chat: 'សួរយើង',
};
