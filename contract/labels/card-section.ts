import { labelSet } from './label-set.ts';

export const cardSectionLabels = labelSet(71, {
  cardNumber: 'Card number',
  expiry: 'Month / year',
  securityCode: 'Security code',
  providerNote: 'Sent to the card provider, never to us.',
  testPayment: 'TEST PAYMENT: no money is taken',
  testCard: 'Test card',
});
