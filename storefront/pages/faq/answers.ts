import { paymentMethodIds } from '#contract/constants.ts';
import type { faqLabels } from '#contract/labels/faq.ts';
import type { ChromeData } from '#storefront/frame/chrome-data.ts';

/** Paid into an account of the shop: the row of the base data, which no provider serves yet. */
const bankTransfer = 7;

const answers = [
  { id: paymentMethodIds.card, icon: 'credit-card', key: 'paymentCard' },
  { id: paymentMethodIds.wallet, icon: 'circle-check', key: 'paymentWallet' },
  { id: paymentMethodIds.cashOnDelivery, icon: 'banknote', key: 'paymentCash' },
  { id: bankTransfer, icon: 'building-2', key: 'paymentBank' },
  { id: bankTransfer, icon: 'qr-code', key: 'paymentQr' },
] as const satisfies { id: number; icon: string; key: keyof typeof faqLabels.texts }[];

/** How one can pay, of the methods that can be chosen. */
export const answersFor = (methods: ChromeData['paymentMethods']) =>
  answers.filter((answer) => methods.some(({ id }) => id === answer.id));
