import { paymentMethodIds } from '#contract/constants.ts';
import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { handle } from '../../calls/operation.ts';
import { listedMethods } from '../../payments/offered-methods.ts';

/**
 * The payment methods that every client offers. Existing clients support no others, whatever logos they show.
 */
const ofAllClients = new Set<number>(Object.values(paymentMethodIds));

export const handler = handle(getPaymentMethods, async ({ AllWays: AllMethods, languageCode }, { app }) => {
  const methods = await listedMethods(app.db, app.payments, languageCode);
  const logos = methods.filter(({ id, provider }) => ofAllClients.has(id) || (AllMethods && provider !== ''));
  return logos.map(({ id, picture, name }) => ({ PaymentMethodId: id, ImageUrl: picture, Name: name }));
});
