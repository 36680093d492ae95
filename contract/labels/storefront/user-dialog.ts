import { labelSet } from '../label-set.ts';

export const userDialogLabels = labelSet(79, {
  lbl_loginmodal_performaction: ['Wants to perform an action', 'តើអ្នកចង់ធ្វើអ្វី?'],
  lbl_loginmodal_profile: ['1. Update Profile', '1. កែប្រែព័ត៌មានគណនី'],
  lbl_loginmodal_orderhistory: ['2. View Order History', '2. មើលប្រវត្តិបញ្ជាទិញ'],

  greeting: ['Hello, {firstName} {lastName}', 'សួស្តី {lastName} {firstName}'],
  title: ['Your account', 'គណនីរបស់អ្នក'],
});
