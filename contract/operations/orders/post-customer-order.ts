import { z } from 'zod';
import { languageCodes } from '../../languages.ts';
import { messageRow, operation } from '../../operation.ts';
import { dollars, id, list, optionalId, recordValueJson, text } from '../../wire-types.ts';
import { placedRow } from '../payments/payment-fields.ts';
import { cartJsonData } from './cart-fields.ts';
import { company } from './company-fields.ts';
import { depositFields } from './deposit-fields.ts';
import { visitFields } from './visit-fields.ts';
import { gift } from './gift-fields.ts';
import { expectedRiel } from './riel-fields.ts';
import { orderRefusals, paymentRefusals } from './order-refusals.ts';

export const postCustomerOrder = operation({
  name: 'POST_CUSTOMER_ORDER',
  path: 'common/post-order/post-customer-order',
  summary:
    "Places an order at the prices of the database. Returns 'Order Placed Successfully' or the reason for a refusal; 'Payment Action Required' if a card needs 3-D Secure: repeat the call afterwards. Idempotent per Idempotency-Key header; without one, per card token or captured wallet order, and the same cart with cash on delivery within 30 seconds is the same order.",
  source: 'specification §4 Payment flow, §7',
  caller: 'customer',
  queue: 'checkout',
  refusals: { 409: [...orderRefusals, ...paymentRefusals, 'keyMissing'], 501: ['paymentUnavailable'] },
  request: z.object({
    /** Must match the customer of the token, because callers can send any id. */
    UserID: optionalId,
    OrderNote: text(2000),
    cartJsonData,
    CouponCode: text(4000),
    PaymentMethod: id,
    /** For a card, a token from the provider's own form. */
    paymentToken: text(500),
    /** For a wallet, the captured payment. Only its id is read; the other data comes from the provider. */
    payPalOrderConfirmJson: z.string().max(16_384).nullish(),
    /**
     * Not in the documented API: the total shown to the shopper, in dollars. If it differs, the order is
     * rejected and not stored.
     */
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
    /**
     * Optional, not in the documented API: the language of the order and its emails. Defaults to the
     * customer's.
     */
    languageCode: z.enum(languageCodes).nullable().catch(null).default(null),
    recordValueJson,
  }),
  response: list(placedRow),
  refusedData: messageRow,
});
