import { z } from 'zod';
import { accountCurrencies } from '../../constants.ts';
import { languageCodes } from '../../languages.ts';
import { messageRow, operation } from '../../operation.ts';
import { dollars, id, list, optionalId, text } from '../../wire-types.ts';
import { cartJsonData } from '../orders/cart-fields.ts';
import { company } from '../orders/company-fields.ts';
import { depositFields } from '../orders/deposit-fields.ts';
import { visitFields } from '../orders/visit-fields.ts';
import { gift } from '../orders/gift-fields.ts';
import { expectedRiel } from '../orders/riel-fields.ts';
import { placedRow } from './payment-fields.ts';
import { orderRefusals, paymentRefusals } from '../orders/order-refusals.ts';

export const beginPayment = operation({
  name: 'BEGIN_PAYMENT',
  path: 'payments/begin-payment',
  summary:
    "Reserves an order for half an hour and starts its payment, for the browser's card or wallet form, or by QR code (KHQR). Requires an Idempotency-Key header. POST_CUSTOMER_ORDER with the same key and body, or CONFIRM_PAYMENT, completes it.",
  source: 'specification §4 Payment flow',
  caller: 'customer',
  queue: 'checkout',
  refusals: { 400: ['keyMissing'], 409: [...orderRefusals, ...paymentRefusals], 501: ['paymentUnavailable'] },
  request: z.object({
    UserID: optionalId,
    OrderNote: text(2000),
    cartJsonData,
    CouponCode: text(4000),
    PaymentMethod: id,
    /** The total shown to the shopper, in dollars. If it differs, the order is rejected. */
    ExpectedTotal: dollars,
    ExpectedRiel: expectedRiel,
    ...depositFields,
    ...visitFields,
    Gift: gift,
    Company: company,
    /**
     * Not in the documented API: the selected delivery method. Absent, null or "" selects the cheapest one,
     * if the shop has any.
     */
    DeliveryWayId: optionalId,
    /** The currency that the shopper selected for a QR code. Ignored if the shop has no riel rate. */
    CodeCurrency: z.enum(accountCurrencies).nullable().catch(null).default(null),
    languageCode: z.enum(languageCodes).nullable().catch(null).default(null),
  }),
  response: list(placedRow),
  refusedData: messageRow,
});
