import { z } from 'zod';
import { languageCodes } from '../../languages.ts';
import { messageRow, operation } from '../../operation.ts';
import { list, optionalId, text } from '../../wire-types.ts';
import { placedRow } from './payment-fields.ts';

export const confirmPayment = operation({
  name: 'CONFIRM_PAYMENT',
  path: 'payments/confirm-payment',
  summary:
    'Finishes a payment after the shopper has acted: takes an approved wallet order, or looks what became of a card.',
  source: 'specification §4 Payment flow',
  caller: 'customer',
  queue: 'checkout',
  // Every open code looks every few seconds: that must not use up the orders of everybody behind an address.
  limit: 'browse',
  request: z.object({
    UserID: optionalId,
    PaymentKey: text(36),
    /** A card token, where the provider has no form of its own in the browser. */
    Proof: text(500),
    languageCode: z.enum(languageCodes).nullable().catch(null).default(null),
  }),
  response: list(placedRow),
  refusedData: messageRow,
});
