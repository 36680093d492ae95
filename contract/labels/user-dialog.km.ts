import type { KhmerOf } from './label-set.ts';
import type { userDialogLabels } from './user-dialog.ts';

export const userDialogKhmer: KhmerOf<typeof userDialogLabels> = {
  lbl_loginmodal_performaction: 'តើអ្នកចង់ធ្វើអ្វី?',
  lbl_loginmodal_profile: '1. កែប្រែព័ត៌មានគណនី',
  lbl_loginmodal_orderhistory: '2. មើលប្រវត្តិបញ្ជាទិញ',

  greeting: 'សួស្តី {lastName} {firstName}',
  title: 'គណនីរបស់អ្នក',
};
