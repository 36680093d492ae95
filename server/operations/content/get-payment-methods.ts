import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { paymentMethods } from '#shop/content/content.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getPaymentMethods, async ({ languageCode }, { app }) => {
  const methods = await paymentMethods(app.db, languageCode);
  return methods.map(({ id, picture, name }) => ({ PaymentMethodId: id, ImageUrl: picture, Name: name }));
});
