import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import type { Load } from '#storefront/page.ts';
import { hasPart } from './payment/parts.ts';
import { type PaymentWay, paymentWays } from './placing/payment-ways.ts';

/** Personal: the page comes with the ways to pay, and fills itself in the browser. */
export const load: Load<PaymentWay[]> = async ({ call, lang, label }) => {
  const { data } = await call(getPaymentSetup, { recordValueJson: '[]', languageCode: lang });
  const texts = {
    card: {
      hint: label(cardSectionLabels, 'providerNote'),
      title: label(checkoutCardFormLabels, 'title'),
    },
    wallet: {
      hint: '',
      title: label(checkoutLabels, 'payByWallet'),
    },
    code: { hint: label(checkoutCodeLabels, 'hint'), title: label(checkoutCodeLabels, 'title') },
    transfer: { hint: label(checkoutLabels, 'transferHint'), title: '' },
    nothing: {
      hint: label(checkoutLabels, 'cashHint'),
      title: '',
    },
    test: label(cardSectionLabels, 'testPayment'),
  };
  return {
    data: paymentWays(data, texts, hasPart),
    head: { title: label(sharedLabels, 'titleCheckout'), canonical: '/checkout', robots: 'noindex' },
  };
};
