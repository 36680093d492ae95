import { z } from 'zod';
import { operation } from '../../operation.ts';
import { paymentDisplays } from '../../constants.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';

export const getPaymentSetup = operation({
  name: 'GET_PAYMENT_SETUP',
  path: 'payments/get-payment-setup',
  summary:
    'Returns the payment methods that are available now, in sort order, and what the browser needs to show each.',
  source: 'specification §9 Payment method ids',
  caller: 'anyone',
  queue: 'checkout',
  limit: 'browse',
  request: z.object({ recordValueJson, languageCode }),
  response: list(
    z.object({
      PaymentMethodId: z.number(),
      /** Its name in the requested language. */
      Name: z.string(),
      /**
       * What the checkout shows: a card form, wallet buttons, a QR code, the accounts to transfer to, or no UI (on
       * delivery).
       */
      ShownAs: z.enum(paymentDisplays),
      /** 'cash' means that there is no provider: the courier collects the money. */
      Provider: z.string(),
      /** The provider's public key, or '' if there is none. */
      PublicKey: z.string(),
      /** Whether the provider is in test mode: no money is charged, and the page must tell the shopper. */
      IsTest: z.boolean(),
      /** The polling interval in seconds while the shopper pays elsewhere. Null disables polling. */
      PollSeconds: z.number().nullable(),
      /** How many minutes after its expiry a QR code is still polled. Omitted if it isn't. */
      LateMinutes: z.number().optional(),
      /**
       * The limits of the method: the total in dollars, and the ids of customers' countries. Omitted if there
       * are none.
       */
      LeastTotal: z.number().optional(),
      /** The highest total in dollars. Omitted without a limit. */
      MostTotal: z.number().optional(),
      /** The countries of customers who can use it. Omitted for all. */
      CountryIds: z.array(z.number()).optional(),
      /** Whether it can't be used for printed or engraved items. Omitted if it can. */
      NotDecorated: z.boolean().optional(),
      /** The limits as text. */
      Within: z.string().optional(),
      /** For a transfer, its logo, the banks, and whether one of them has a QR code. Omitted otherwise. */
      Picture: z.string().optional(),
      /** The banks to transfer to. */
      Banks: z.array(z.string()).optional(),
      /** Whether one of them has a QR code. */
      HasQr: z.boolean().optional(),
    }),
  ),
});
