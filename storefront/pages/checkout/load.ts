import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import type { Load } from '#storefront/page.ts';
import { loadPaymentMethods } from '#storefront/payment/load-payment-methods.ts';
import type { PaymentMethod } from '#storefront/payment/payment-methods.ts';

export interface CheckoutData {
  methods: readonly PaymentMethod[];
  /** The picture of a wrapped order; '' if there is none. Null if the shop offers no wrapping. */
  wrapping: string | null;
  /** Whether the order may be for a company. Omitted if not. */
  companies?: true;
}

/** The page is personal: the server sends payment methods and wrapping, and the browser fills in the rest. */
export const load: Load<CheckoutData> = async (context) => {
  const { call, lang, label } = context;
  const [methods, { data: settings }] = await Promise.all([
    loadPaymentMethods(context),
    call(getShopSettings, { languageCode: lang }),
  ]);
  return {
    data: {
      methods,
      wrapping: settings.GiftWrapping ? settings.GiftWrappingPicture : null,
      ...(settings.Companies && { companies: true as const }),
    },
    head: { title: label(sharedLabels, 'titleCheckout'), canonical: '/checkout', robots: 'noindex' },
  };
};
