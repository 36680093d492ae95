import { labelSet } from './label-set.ts';

export const becomeSellerLabels = labelSet(94, {
  lbl_becomeseller_crtaccount: 'Create Seller Account',
  lbl_becomeseller_fname: 'First Name',
  lbl_becomeseller_lname: 'Last Name',
  lbl_becomeseller_email: 'Email',
  lbl_becomeseller_country: 'Country',
  lbl_becomeseller_province: 'State/Province',
  lbl_becomeseller_city: 'City',
  lbl_becomeseller_contact: 'Mobile No',
  lbl_becomeseller_pcode: 'Postal Code',
  lbl_becomeseller_password: 'Password',
  lbl_becomeseller_confpassword: 'Confirm Password',
  lbl_becomeseller_homeadr: 'Home Address',
  lbl_becomeseller_submitbnt: 'Signup',
  lbl_becomeseller_loginacnt: 'or Login to your account',
  lbl_becomeseller_save: 'Save setting',

  intro: 'Tell us about yourself. We call you about the next steps.',
});
