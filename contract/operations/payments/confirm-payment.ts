import { z } from 'zod';
import { languageCodes } from '../../languages.ts';
import { messageRow, operation } from '../../operation.ts';
import { list, optionalId, text } from '../../wire-types.ts';
import { placedRow } from './payment-fields.ts';
import { paymentRefusals } from '../orders/order-refusals.ts';

export const confirmPayment = operation({
  name: 'CONFIRM_PAYMENT',
  path: 'payments/confirm-payment',
  summary:
    'Completes a payment after the shopper has acted: captures an approved wallet order, or checks the result of a payment by card or QR code (KHQR).',
  source: 'specification §4 Payment flow',
  caller: 'customer',
  queue: 'checkout',
  // The rate limit is that of browsing, because each open QR code polls every few seconds and must not use up
  // the order quota of everyone at one IP address.
  limit: 'browse',
  refusals: { 404: ['notFound'], 409: paymentRefusals },
  request: z.object({
    UserID: optionalId,
    PaymentKey: text(36),
    /** A card token, for providers without their own browser form. In a sandbox, it also pays a QR code. */
    Proof: text(500),
    languageCode: z.enum(languageCodes).nullable().catch(null).default(null),
  }),
  response: list(placedRow),
  refusedData: messageRow,
});
