import { z } from 'zod';
import { accountCurrencies } from '../../constants.ts';
import { languageCodes } from '../../languages.ts';
import { messageRow, operation } from '../../operation.ts';
import { list, optionalId } from '../../wire-types.ts';
import { placedRow } from './payment-fields.ts';
import { paymentRefusals } from '../orders/order-refusals.ts';

export const payTransferByCode = operation({
  name: 'PAY_TRANSFER_BY_CODE',
  path: 'payments/pay-transfer-by-code',
  summary:
    "Returns a QR code (KHQR) that pays one of the caller's orders instead of its bank transfer, if GET_TRANSFER has PayByCode; the same code while it is valid. Also starts the payment of a balance that is due, with any PaymentMethod. Kado-specific. CONFIRM_PAYMENT polls it, and CANCEL_PAYMENT returns to the transfer, which stays possible until its deadline.",
  source: 'docs/internals/payments.md',
  caller: 'customer',
  queue: 'checkout',
  refusals: { 409: ['noCodeInstead', ...paymentRefusals] },
  request: z.object({
    UserID: optionalId,
    OrderId: optionalId,
    /** The payment method of a balance. Absent, null or "": a QR code. */
    PaymentMethod: optionalId,
    /** The currency that the shopper selected. Ignored if the order has no amount in riel. */
    CodeCurrency: z.enum(accountCurrencies).nullable().catch(null).default(null),
    languageCode: z.enum(languageCodes).nullable().catch(null).default(null),
  }),
  response: list(placedRow),
  refusedData: messageRow,
});
