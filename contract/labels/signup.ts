import { labelSet } from './label-set.ts';

export const signupLabels = labelSet(69, {
  lbl_singup_crtaccount: 'Create an Account',
  lbl_singup_fname: 'First Name',
  lbl_singup_lname: 'Last Name',
  lbl_singup_email: 'Email',
  lbl_singup_country: 'Country',
  lbl_singup_province: 'State/Province',
  lbl_singup_city: 'City',
  lbl_singup_contact: 'Contact No',
  lbl_singup_pcode: 'Postal Code',
  lbl_singup_password: 'Password',
  lbl_singup_shippa: 'Shipping Address',
  lbl_singup_submitbnt: 'Signup',
  lbl_singup_loginacnt: 'or Login to your account',
  lbl_singup_confpassword: 'Confirm Password',

  signingUp: 'Signing up…',
  benefits: 'What an account gives you',
  benefitOrders: 'Order history and downloads',
  benefitAddress: 'A shipping address that is remembered',
  benefitDelivery: 'Cash on delivery in every province',
});
