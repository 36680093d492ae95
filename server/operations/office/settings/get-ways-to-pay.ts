import { getWaysToPay } from '#contract/operations/office/settings/get-ways-to-pay.ts';
import { paymentMethods } from '#shop/content/content.ts';
import { transferName } from '#shop/payments/payments.ts';
import { rateHistory } from '#shop/riel/riel.ts';
import { handle } from '../../../calls/operation.ts';
import { termsNow } from '../../../payments/offered-methods.ts';
import { namesOf } from '../orders/order-people.ts';

const mostRates = 20;

export const handler = handle(getWaysToPay, async (_, { app: { db, payments, config } }) => {
  const [english, khmer, { accounts }, rates] = await Promise.all([
    paymentMethods(db, 'en'),
    paymentMethods(db, 'ar'),
    termsNow(db),
    rateHistory(db, mostRates),
  ]);
  const nameOf = await namesOf(db, rates);
  // Without a provider of its own and nobody who serves it, a way is for other clients alone.
  const served = english.filter(({ id, provider }) => provider !== '' || payments.by(id) !== null);
  const ways = served.map(({ id, name, picture, provider }) => {
    const way = payments.by(id);
    const isServed =
      way !== null && (provider === '' || way.name === provider || payments.named(provider) !== null);
    const isTransfer = provider === transferName;
    return {
      id,
      name: { en: name, km: khmer.find((each) => each.id === id)?.name ?? '' },
      picture,
      provider: way?.name ?? provider,
      state: isTransfer
        ? accounts.length > 0
          ? ('offered' as const)
          : ('noAccount' as const)
        : isServed
          ? ('offered' as const)
          : ('noKeys' as const),
      isTest: config.testPayments.isOn && way?.name === 'test',
    };
  });
  return {
    ways,
    riel: rates.map(({ rate, at, by }) => ({ rate, at: at.toISOString(), by, name: nameOf(by) })),
  };
});
