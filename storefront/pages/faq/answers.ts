import { paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import type { faqLabels } from '#contract/labels/storefront/faq.ts';
import type { PaymentMethod } from '#storefront/shell-data/layout-data.ts';

export const hasCode = (methods: readonly PaymentMethod[]): boolean => methods.some(({ isCode }) => isCode);

interface Answer {
  /** The payment method; any that creates a code if omitted. */
  id?: number;
  icon: 'credit-card' | 'circle-check' | 'banknote' | 'building-2' | 'qr-code';
  key: keyof typeof faqLabels.texts;
  /** Shown only if a bank account has a QR code for transfers. */
  needsQr?: true;
}

const answers: readonly Answer[] = [
  { id: paymentMethodIds.card, icon: 'credit-card', key: 'paymentCard' },
  { id: paymentMethodIds.wallet, icon: 'circle-check', key: 'paymentWallet' },
  { id: paymentMethodIds.cashOnDelivery, icon: 'banknote', key: 'paymentCash' },
  { id: transferMethodId, icon: 'building-2', key: 'paymentBank' },
  { icon: 'qr-code', key: 'paymentQr' },
  { id: transferMethodId, icon: 'qr-code', key: 'paymentQr', needsQr: true },
];

/** An answer for the page, with the banks and the limits of the method. */
interface Answered extends Pick<Answer, 'icon' | 'key'> {
  banks: readonly string[];
  within: string;
}

/**
 * Returns the answers about how to pay, for the selectable methods. If several methods share an answer, one
 * without limits is preferred.
 */
export function answersFor(methods: readonly PaymentMethod[]): Answered[] {
  const found = new Map<string, Answered>();
  for (const { id, icon, key, needsQr } of answers) {
    for (const { banks = [], within = '', ...method } of methods) {
      const isMeant = id === undefined ? method.isCode : method.id === id;
      if (!isMeant || (needsQr && !method.hasQr)) continue;
      if (!found.has(key) || within === '') found.set(key, { icon, key, banks, within });
    }
  }
  return [...found.values()];
}
