import { labelSet } from './label-set.ts';

export const cardSectionLabels = labelSet(71, {
  cardNumber: 'Card number',
  expiry: 'Month / year',
  securityCode: 'Security code',
  providerNote: 'Sent to the card provider, never to us.',
  testPayment: 'TEST PAYMENT: no money is taken',
  testCard: 'Test card',
  testApproved: 'Approved',
  testDeclined: 'Declined',
  testSecure: '3-D Secure',
  testLost: 'The answer is lost',
  testBank: 'The test bank asks whether you pay {amount}.',
  testWallet: 'The test wallet asks whether you pay {amount}.',
  testBankPays: 'Pay in the test bank',
  testYes: 'Approve',
  testNo: 'Decline',
});
