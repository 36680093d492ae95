import { z } from 'zod';
import { operation } from '../../operation.ts';
import { list, recordValueJson } from '../../wire-types.ts';

export const getPaymentSetup = operation({
  name: 'GET_PAYMENT_SETUP',
  path: 'payments/get-payment-setup',
  summary: 'Which payment methods a provider serves, and what the browser needs to load its form.',
  source: 'specification §9 Payment method ids',
  caller: 'anyone',
  queue: 'checkout',
  limit: 'browse',
  request: z.object({ recordValueJson }),
  response: list(
    z.object({
      PaymentMethodId: z.number(),
      Provider: z.string(),
      /** Made to be public; '' for none. */
      PublicKey: z.string(),
      /** No money is taken: the shopper must be told. */
      IsTest: z.boolean(),
      /** While the shopper pays elsewhere, ask again after so many seconds; null: not. */
      PollSeconds: z.number().nullable(),
    }),
  ),
});
