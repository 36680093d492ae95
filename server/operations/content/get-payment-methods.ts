import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { transferName } from '#shop/payments/payments.ts';
import { handle } from '../../calls/operation.ts';
import { listedMethods } from '../../payments/offered-methods.ts';

export const handler = handle(getPaymentMethods, async ({ languageCode }, { app }) => {
  const methods = await listedMethods(app.db, app.payments, languageCode);
  // Existing clients have a logo of their own for it, 7.
  const logos = methods.filter(({ provider }) => provider !== transferName);
  return logos.map(({ id, picture, name }) => ({ PaymentMethodId: id, ImageUrl: picture, Name: name }));
});
