import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { handle } from '../../calls/operation.ts';
import { listedMethods } from '../../payments/offered-methods.ts';

export const handler = handle(getPaymentMethods, async ({ languageCode }, { app }) => {
  const methods = await listedMethods(app.db, app.payments, languageCode);
  return methods.map(({ id, picture, name }) => ({ PaymentMethodId: id, ImageUrl: picture, Name: name }));
});
