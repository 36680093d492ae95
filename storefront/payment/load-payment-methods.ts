import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import type { LoadContext } from '#storefront/page.ts';
import { type PaymentMethod, paymentMethods } from './payment-methods.ts';

/** Returns the selectable payment methods, in the shop's order. */
export async function loadPaymentMethods({ call, lang, label }: LoadContext): Promise<PaymentMethod[]> {
  const { data: setup } = await call(getPaymentSetup, { recordValueJson: '[]', languageCode: lang });
  const texts = {
    card: {
      hint: label(cardSectionLabels, 'providerNote'),
      title: label(checkoutCardFormLabels, 'title'),
    },
    wallet: {
      hint: '',
      title: label(checkoutLabels, 'payByWallet'),
    },
    code: { hint: '', title: label(checkoutCodeLabels, 'title') },
    transfer: { hint: label(checkoutLabels, 'transferHint'), title: '' },
    nothing: { hint: '', title: '' },
    test: label(cardSectionLabels, 'testPayment'),
  };
  return paymentMethods(setup, texts);
}
