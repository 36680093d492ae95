/** What a call answers in `ResponseMsg` or `message`: existing clients compare it letter by letter, so it has no Khmer. */
export const serverAnswers = {
  saved: 'Saved Successfully',
  loggedIn: 'Login Successfully',
  orderPlaced: 'Order Placed Successfully',
  /** The shopper has something to do before the order is placed: 3-D Secure, approve the wallet. */
  paymentActionRequired: 'Payment Action Required',
  sent: 'Sent Successfully',
  passwordReset: 'Password reset successfully',
  emailExists: 'Email already exists!',
  incorrectLogin: 'Incorrect email or password!',
  otpInvalid: 'The code is not correct or no longer valid. Please ask for a new one.',
  passwordTooCommon: 'This password is too easy to guess. Please choose another one.',
} as const;
