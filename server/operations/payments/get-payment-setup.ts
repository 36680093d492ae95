import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import { handle } from '../../calls/operation.ts';
import { offeredMethods } from '../../payments/offered-methods.ts';

export const handler = handle(getPaymentSetup, async ({ languageCode }, { app }) => {
  const offered = await offeredMethods(app.db, app.payments, languageCode);
  return offered.map(({ method, way }) => ({
    PaymentMethodId: method.id,
    Name: method.name,
    ShownAs: method.shownAs,
    Provider: way.name,
    PublicKey: way.publicKey,
    IsTest: way.isTest,
    PollSeconds: way.pollSeconds,
  }));
});
