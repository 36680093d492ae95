import { labelSet } from './label-set.ts';

export const resetPasswordLabels = labelSet(65, {
  emailHint: 'Enter the email of your account. We send you a one-time code.',
  email: 'Email',
  sendOtp: 'Send OTP',
  otp: 'One-time code (OTP)',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  passwordLimits: '{min} to {max} characters',
  changePassword: 'Change password',
  otherEmail: 'Use another email',
  newCustomer: 'New Customer',
  invitation:
    'Sign up for a free account at our store. Registration is quick and easy. It allows you to be able to order from our shop. To start shopping click register.',
  createAccount: 'Create an Account',
  backToLogin: 'Back to login',
});
