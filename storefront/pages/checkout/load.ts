import type { PaymentMethodId } from '#contract/constants.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import type { Load } from '#storefront/page.ts';
import { hasPart } from './payment/part.ts';
import type { PaymentWay } from './payment-ways.ts';

/** Personal: the page comes with the ways to pay, and fills itself in the browser. */
export const load: Load<PaymentWay[]> = async ({ call, label }) => {
  const { data } = await call(getPaymentSetup, { recordValueJson: '[]' });
  const ways = data.filter(({ Provider }) => hasPart(Provider));
  return {
    data: ways.map(({ PaymentMethodId: id, Provider, PublicKey, IsTest }) => ({
      method: id as PaymentMethodId,
      provider: Provider,
      publicKey: PublicKey,
      isTest: IsTest,
    })),
    head: { title: label(sharedLabels, 'titleCheckout'), canonical: '/checkout', robots: 'noindex' },
  };
};
