import { z } from 'zod';
import { languageCodes } from '../../languages.ts';
import { messageRow, operation } from '../../operation.ts';
import { list, optionalId, text } from '../../wire-types.ts';
import { placedRow } from './payment-fields.ts';
import { paymentRefusals } from '../orders/order-refusals.ts';

export const cancelPayment = operation({
  name: 'CANCEL_PAYMENT',
  path: 'payments/cancel-payment',
  summary:
    "Cancels a payment and its reservation when the shopper closes the form: 'Saved Successfully'. If it was paid in the meantime, the order remains.",
  source: 'specification §4 Payment flow',
  caller: 'customer',
  queue: 'checkout',
  refusals: { 404: ['notFound'], 409: paymentRefusals },
  request: z.object({
    UserID: optionalId,
    PaymentKey: text(36),
    languageCode: z.enum(languageCodes).nullable().catch(null).default(null),
  }),
  response: list(placedRow),
  refusedData: messageRow,
});
