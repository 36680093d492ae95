import { labelSet } from './label-set.ts';

export const userDialogLabels = labelSet(79, {
  lbl_loginmodal_performaction: 'Wants to perform an action',
  lbl_loginmodal_profile: '1. Update Profile',
  lbl_loginmodal_orderhistory: '2. View Order History',

  greeting: 'Hello, {firstName} {lastName}',
  title: 'Your account',
});
