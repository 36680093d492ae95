import { languages } from '#contract/languages.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import { centsToDollars } from '#rules/money.ts';
import { transferName } from '#shop/payments/payments.ts';
import { handle } from '../../calls/operation.ts';
import { offeredMethods, termsNow } from '../../payments/offered-methods.ts';

export const handler = handle(getPaymentSetup, async ({ languageCode }, { app }) => {
  const offered = await offeredMethods(app.db, app.payments, languageCode, { withFree: true });
  const { accounts } = await termsNow(app.db);
  return offered.map(({ method, way: paymentMethod, within }) => ({
    PaymentMethodId: method.id,
    Name: method.name,
    ShownAs: method.shownAs,
    Provider: paymentMethod.name,
    PublicKey: paymentMethod.publicKey,
    IsTest: paymentMethod.isTest,
    PollSeconds: paymentMethod.pollSeconds,
    ...('lateMinutes' in paymentMethod && { LateMinutes: paymentMethod.lateMinutes }),
    ...(method.minCents !== null && { LeastTotal: centsToDollars(method.minCents) }),
    ...(method.maxCents !== null && { MostTotal: centsToDollars(method.maxCents) }),
    ...(method.countryIds && { CountryIds: method.countryIds }),
    ...(method.isNotDecorated && { NotDecorated: true }),
    ...(within && { Within: within }),
    ...(paymentMethod.name === transferName && {
      Picture: method.picture,
      Banks: accounts.map(({ bank }) => bank[languages[languageCode].tag]),
      HasQr: accounts.some(({ qrPicture }) => qrPicture !== ''),
    }),
  }));
});
