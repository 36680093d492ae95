import { paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import type { faqLabels } from '#contract/labels/faq.ts';
import type { PaymentMethod } from '#storefront/frame/chrome-data.ts';

/** A code of any Cambodian bank (server/outside/payments/khqr). */
const khqrMethodId = 8;

interface Answer {
  id: number;
  icon: 'credit-card' | 'circle-check' | 'banknote' | 'building-2' | 'qr-code';
  key: keyof typeof faqLabels.texts;
  /** Only where a bank has a code to transfer by. */
  needsQr?: true;
}

const answers: readonly Answer[] = [
  { id: paymentMethodIds.card, icon: 'credit-card', key: 'paymentCard' },
  { id: paymentMethodIds.wallet, icon: 'circle-check', key: 'paymentWallet' },
  { id: paymentMethodIds.cashOnDelivery, icon: 'banknote', key: 'paymentCash' },
  { id: transferMethodId, icon: 'building-2', key: 'paymentBank' },
  { id: khqrMethodId, icon: 'qr-code', key: 'paymentQr' },
  { id: transferMethodId, icon: 'qr-code', key: 'paymentQr', needsQr: true },
];

/** How one can pay, of the methods that can be chosen, each with the banks it goes to. */
export const answersFor = (methods: readonly PaymentMethod[]) =>
  answers
    .flatMap(({ id, icon, key, needsQr }) => {
      const method = methods.find((each) => each.id === id);
      return method && (!needsQr || method.hasQr) ? [{ icon, key, banks: method.banks ?? [] }] : [];
    })
    .filter(({ key }, at, all) => all.findIndex((each) => each.key === key) === at);
