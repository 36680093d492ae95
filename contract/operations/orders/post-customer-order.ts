import { z } from 'zod';
import { languageCodes } from '../../languages.ts';
import { messageRow, operation } from '../../operation.ts';
import { refusalFields } from '../../refusal-row.ts';
import { dollars, id, list, optionalId, recordValueJson, text } from '../../wire-types.ts';
import { cartJsonData } from './cart-fields.ts';

const row = z.object({
  ResponseMsg: z.string(),
  // Additive: which order it became.
  OrderId: z.number().optional(),
  OrderNumber: z.string().optional(),
  /** In dollars; of a refused order the total it would have now, when another one was shown. */
  OrderTotal: z.number().optional(),
  ...refusalFields,
});

export const postCustomerOrder = operation({
  name: 'POST_CUSTOMER_ORDER',
  path: 'common/post-order/post-customer-order',
  summary:
    "Places an order at the prices of the database: 'Order Placed Successfully' or why not. Once per Idempotency-Key header; without one, the same cart within 30 seconds is the same order.",
  source: 'specification §4 Payment flow, §7',
  caller: 'customer',
  limit: 'order',
  request: z.object({
    /** A claim: it must be the customer of the token. */
    UserID: optionalId,
    OrderNote: text(2000),
    cartJsonData,
    CouponCode: text(4000),
    PaymentMethod: id,
    paymentToken: text(500),
    payPalOrderConfirmJson: z.string().max(16_384).nullish(),
    /** Additive: the total the shopper was shown, in dollars; another one is refused and nothing is stored. */
    ExpectedTotal: dollars,
    /** Additive: the language of the order and its mails; else the customer's. */
    languageCode: z.enum(languageCodes).nullable().catch(null).default(null),
    recordValueJson,
  }),
  response: list(row),
  refusedData: messageRow,
});
