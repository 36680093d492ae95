import { z } from 'zod';
import { operation } from '../../operation.ts';
import { waysOfShowing } from '../../constants.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';

export const getPaymentSetup = operation({
  name: 'GET_PAYMENT_SETUP',
  path: 'payments/get-payment-setup',
  summary: 'The ways an order can be paid now, in their order, and what the browser needs to show each.',
  source: 'specification §9 Payment method ids',
  caller: 'anyone',
  queue: 'checkout',
  limit: 'browse',
  request: z.object({ recordValueJson, languageCode }),
  response: list(
    z.object({
      PaymentMethodId: z.number(),
      Name: z.string(),
      /** A card's form, a wallet's buttons, a code to be read, accounts to transfer to, or nothing: on delivery. */
      ShownAs: z.enum(waysOfShowing),
      /** 'cash': nobody, the courier takes the money. */
      Provider: z.string(),
      /** Made to be public; '' for none. */
      PublicKey: z.string(),
      /** No money is taken: the shopper must be told. */
      IsTest: z.boolean(),
      /** While the shopper pays elsewhere, ask again after so many seconds; null: not. */
      PollSeconds: z.number().nullable(),
      /** Within what it is offered: the total in dollars, and ids of the countries customers live in; left out: no bound. */
      LeastTotal: z.number().optional(),
      MostTotal: z.number().optional(),
      CountryIds: z.array(z.number()).optional(),
      /** The same in words. */
      Within: z.string().optional(),
      /** Of a transfer: its logo, where to, and whether a bank has a QR code; else left out. */
      Picture: z.string().optional(),
      Banks: z.array(z.string()).optional(),
      HasQr: z.boolean().optional(),
    }),
  ),
});
