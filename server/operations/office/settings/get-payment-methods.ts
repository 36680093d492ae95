import { getPaymentMethods } from '#contract/operations/office/settings/get-payment-methods.ts';
import { providerOfMethod } from '#contract/payment-providers/payment-providers.ts';
import { paymentMethods } from '#shop/content/content.ts';
import { lastPaid, type PaymentMethods, transferName } from '#shop/payments/payments.ts';
import { rateHistory } from '#shop/riel/riel.ts';
import { handle } from '../../../calls/operation.ts';
import { termsNow } from '../../../payments/offered-methods.ts';
import { limitTexts } from '../../../payments/within.ts';
import { keysOf } from '../../../payments/payment-settings.ts';
import { configuredSetups } from '../../../payments/provider-setups.ts';
import { namesOf } from '../orders/order-people.ts';

const maxRates = 20;

function isServed(payments: PaymentMethods, { id, provider }: { id: number; provider: string }): boolean {
  const served = payments.by(id);
  return served !== null && (['', served.name].includes(provider) || payments.named(provider) !== null);
}

export const handler = handle(getPaymentMethods, async (_, { app: { db, payments, config } }) => {
  const inTestMode = new Set(
    configuredSetups(config).flatMap(({ setup, keys }) => (keys.isTest ? [setup.provider.name] : [])),
  );
  const [english, khmer, { accounts }, rates, paid] = await Promise.all([
    paymentMethods(db, 'en'),
    paymentMethods(db, 'ar'),
    termsNow(db),
    rateHistory(db, maxRates),
    lastPaid(db),
  ]);
  const nameOf = await namesOf(db, rates);
  const inEnglish = await limitTexts(db, english, 'en');
  const inKhmer = await limitTexts(db, khmer, 'ar');
  // A payment method without a provider is only for other clients.
  const served = english.filter(({ id, provider }) => provider !== '' || payments.by(id) !== null);
  const methods = served.map((method) => {
    const { id, name, shownAs, provider, isOffered } = method;
    const paymentMethod = payments.by(id);
    const lacks =
      provider === transferName
        ? accounts.length === 0 && ('noAccount' as const)
        : !isServed(payments, method) && ('noKeys' as const);
    const maker = provider || (providerOfMethod(id)?.name ?? '');
    const keys = [...keysOf(maker)];
    return {
      id,
      name: { en: name, km: khmer.find((each) => each.id === id)?.name ?? '' },
      shownAs,
      provider: paymentMethod?.name ?? provider,
      state: lacks || (isOffered ? ('offered' as const) : ('off' as const)),
      isTest: paymentMethod !== null && (paymentMethod.isTest || inTestMode.has(paymentMethod.name)),
      keys,
      hasKeys: keys.length > 0 && paymentMethod?.name === maker && !paymentMethod.isTest,
      within: { en: inEnglish(method), km: inKhmer(method) },
      lastPaidAt: paid.get(id)?.toISOString() ?? null,
    };
  });
  return {
    ways: methods,
    riel: rates.map(({ rate, at, by }) => ({ rate, at: at.toISOString(), by, name: nameOf(by) })),
  };
});
