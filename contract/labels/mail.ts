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
  note: 'Note',
  questions: 'Questions? Answer this mail or call {phone}',

  welcome: 'Welcome to {shop}',
  accountReady: 'Your account is ready. You can now order, and follow your orders.',
  shopNow: 'Shop now',
  accountNotYou: 'If you did not create this account, please answer this mail.',

  otpSubject: 'Your one-time code',
  otp: 'Your one-time code is {code}. It is valid for {n} minutes.',
  otpSecret: 'Do not give this code to anyone.',
  otpNotYou: 'If you did not ask for this code, you need not do anything.',
  passwordSubject: 'Your password has changed',
  passwordChanged:
    'Your password has changed. If it was not you, please reset it now and call us at {phone}.',
  resetPassword: 'Reset password',

  downloadReady: 'Your download is ready.',
  refunded: 'We have refunded {amount} for order {number}.',

  contactSubject: 'New message: {subject}',
  contactHeading: 'A message from the contact form',
  answerCustomer: 'When you answer this mail, your answer goes to {email}.',
  name: 'Name',
  email: 'Email',
  phoneNumber: 'Phone number',
  subject: 'Subject',
  message: 'Message',
  address: 'Address',

  sampleSubject: 'Sample request {number}',
  sampleReceived: 'We have your sample request and will contact you.',
  sampleForShop: 'A customer asks for samples of these products.',
  quantity: 'Quantity {n}',
  wantedBy: 'Wanted by',

  sellerSubject: 'Your request to become a seller',
  sellerRequest: 'We have your request to become a seller and will call you.',
  sellerForShopSubject: 'New seller request',
  sellerForShop: 'Somebody asks to become a seller.',

  newsletterSubject: 'You have subscribed to our newsletter',
  newsletterThanks: 'Thank you for subscribing. We will write to you about new gifts and discounts.',
  newsletterEnd: 'If it was not you, or you want no more of it, you can unsubscribe at any time.',
  unsubscribe: 'Unsubscribe',
});
