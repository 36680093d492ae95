import { labelSet } from './label-set.ts';

export const loginLabels = labelSet(64, {
  lbl_login_title: 'Login',
  lbl_login_email: 'Email',
  lbl_login_password: 'Password',
  lbl_login_loginbtn: 'Login',
  lbl_login_lostpass: 'Lost your password?',
  lbl_login_newcustomer: 'New Customer',
  lbl_login_createacnt: 'Create an Account',
  lbl_login_inst_singup:
    'Sign up for a free account at our store. Registration is quick and easy. It allows you to be able to order from our shop. To start shopping click register.',
  lbl_login_createacnt_2: 'Create an Account',

  welcome: 'Welcome back. Your cart is kept.',
  refusedHint: 'The email is kept. Show the password to check it, or choose a new one.',
  loggingIn: 'Logging in…',
  becomeSeller: 'Become Seller',
});
