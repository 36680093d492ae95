/**
 * The answers of calls in `ResponseMsg` or `message`. Existing clients compare them letter by letter, so
 * there is no Khmer version.
 */
export const serverAnswers = {
  saved: 'Saved Successfully',
  loggedIn: 'Login Successfully',
  orderPlaced: 'Order Placed Successfully',
  /** The shopper must act before the order is placed: complete 3-D Secure or approve the wallet payment. */
  paymentActionRequired: 'Payment Action Required',
  sent: 'Sent Successfully',
  passwordReset: 'Password reset successfully',
  emailExists: 'Email already exists!',
  incorrectLogin: 'Incorrect email or password!',
  otpInvalid: 'The code is not correct or no longer valid. Please ask for a new one.',
  passwordTooCommon: 'This password is too easy to guess. Please choose another one.',
} as const;
