import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import type { Load } from '#storefront/page.ts';
import { hasPart } from './payment/parts.ts';
import { type PaymentMethod, paymentMethods } from './placing/payment-methods.ts';

export interface CheckoutData {
  ways: readonly PaymentMethod[];
  /** The picture of a wrapped order; '' if there is none. Null if the shop offers no wrapping. */
  wrapping: string | null;
  /** Whether the order may be for a company. Omitted if not. */
  companies?: true;
  /** The VAT included in prices, in percent. Omitted while VAT is off. */
  vatPercent?: number;
}

/** The page is personal: the server sends payment methods and wrapping, and the browser fills in the rest. */
export const load: Load<CheckoutData> = async ({ call, lang, label }) => {
  const [{ data: setup }, { data: settings }] = await Promise.all([
    call(getPaymentSetup, { recordValueJson: '[]', languageCode: lang }),
    call(getShopSettings, { languageCode: lang }),
  ]);
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
  return {
    data: {
      ways: paymentMethods(setup, texts, hasPart),
      wrapping: settings.GiftWrapping ? settings.GiftWrappingPicture : null,
      ...(settings.VatPercent !== undefined && { vatPercent: settings.VatPercent }),
      ...(settings.Companies && { companies: true as const }),
    },
    head: { title: label(sharedLabels, 'titleCheckout'), canonical: '/checkout', robots: 'noindex' },
  };
};
