import { languages } from '#contract/languages.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import { centsToDollars } from '#rules/money.ts';
import { transferName } from '#shop/payments/payments.ts';
import { handle } from '../../calls/operation.ts';
import { offeredMethods, termsNow } from '../../payments/offered-methods.ts';

export const handler = handle(getPaymentSetup, async ({ languageCode }, { app }) => {
  const offered = await offeredMethods(app.db, app.payments, languageCode, { withFree: true });
  const { accounts } = await termsNow(app.db);
  return offered.map(({ method, way, within }) => ({
    PaymentMethodId: method.id,
    Name: method.name,
    ShownAs: method.shownAs,
    Provider: way.name,
    PublicKey: way.publicKey,
    IsTest: way.isTest,
    PollSeconds: way.pollSeconds,
    ...('lateMinutes' in way && { LateMinutes: way.lateMinutes }),
    ...(method.leastCents !== null && { LeastTotal: centsToDollars(method.leastCents) }),
    ...(method.mostCents !== null && { MostTotal: centsToDollars(method.mostCents) }),
    ...(method.countryIds && { CountryIds: method.countryIds }),
    ...(within && { Within: within }),
    ...(way.name === transferName && {
      Picture: method.picture,
      Banks: accounts.map(({ bank }) => bank[languages[languageCode].tag]),
      HasQr: accounts.some(({ qrPicture }) => qrPicture !== ''),
    }),
  }));
});
