import { checkoutLabels } from '#contract/labels/checkout.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import type { Load } from '#storefront/page.ts';
import { hasPart } from './payment/parts.ts';
import { type PaymentWay, paymentWays } from './payment-ways.ts';

/** Personal: the page comes with the ways to pay, and fills itself in the browser. */
export const load: Load<PaymentWay[]> = async ({ call, chrome, label }) => {
  const { data } = await call(getPaymentSetup, { recordValueJson: '[]' });
  const name = (key: Parameters<typeof label<keyof typeof checkoutLabels.texts>>[1]) =>
    label(checkoutLabels, key);
  return {
    data: paymentWays(chrome.paymentMethods, data, name, hasPart),
    head: { title: label(sharedLabels, 'titleCheckout'), canonical: '/checkout', robots: 'noindex' },
  };
};
