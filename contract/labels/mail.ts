import { labelSet } from './label-set.ts';

export const mailLabels = labelSet(103, {
  orderSubject: 'Order {number}',
  thanks: 'Thank you, {firstName}',
  orderReceived: 'We have your order and will call before we deliver.',
  orderOf: 'Order {number} of {date}',
  amountReady: 'Please have the amount ready in dollars or riel.',
  seeOrder: 'See your order',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  coupon: 'Coupon {code}',
  total: 'Total',
  cashOnDelivery: 'Cash on delivery',
  paidByCard: 'Paid by card',
  paidByWallet: 'Paid by wallet',
  deliveredTo: 'Delivered to',
  questions: 'Questions? Answer this mail or call {phone}',

  otpSubject: 'Your one-time code',
  otp: 'Your one-time code is {code}. It is valid for {n} minutes.',
  otpSecret: 'Do not give this code to anyone.',
  otpNotYou: 'If you did not ask for this code, you need not do anything.',
  passwordSubject: 'Your password has changed',
  passwordChanged:
    'Your password has changed. If it was not you, please reset it now and call us at {phone}.',

  downloadReady: 'Your download is ready.',
  refunded: 'We have refunded {amount} for order {number}.',
  sellerRequest: 'We have your request to become a seller and will call you.',
  unsubscribe: 'Unsubscribe',
});
