import { labelSet } from './label-set.ts';

export const faqLabels = labelSet(62, {
  lbl_faq_pagetitle: 'Frequently Asked Questions',

  paymentQuestion: 'How can I pay?',
  paymentAnswer: 'Choose what suits you at checkout.',
  paymentCard: 'Credit card: Visa and MasterCard',
  paymentWallet: 'Wallet',
  paymentBank: 'Bank transfer in Cambodia: {banks}',
  paymentQr: 'Bank transfer by QR code, no fee',
  paymentCash: 'Cash on delivery',
  qrAlt: 'Demo QR code',
  qrDemo: 'This QR code is a demo. Please do not pay with it.',
  anotherQuestion: 'Another question?',
  askUs: 'Ask us',
});
