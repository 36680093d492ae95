import { z } from 'zod';
import { accountCurrencies } from '../../constants.ts';
import { messageFields } from '../../outcome-row.ts';
import { orderRiel } from '../orders/riel-fields.ts';

/** What the shopper's browser needs to complete a payment before the order is paid. */
export const paymentActionFields = {
  /** Identifies the payment in CONFIRM_PAYMENT and CANCEL_PAYMENT. */
  PaymentKey: z.string().optional(),
  /**
   * `confirm`: use ClientSecret. `approve`: approve the wallet's order. `show-code`: show the QR code until
   * it expires.
   */
  PaymentAction: z.enum(['confirm', 'approve', 'show-code']).optional(),
  /** What the card provider’s form needs. */
  ClientSecret: z.string().optional(),
  /** The id of the wallet’s order to approve. */
  WalletOrderId: z.string().optional(),
  /**
   * Not in the documented API: true when items aren't reserved until the payment arrives; if they have sold
   * out by then, the payment is refunded. Omitted otherwise.
   */
  ReservedOncePaid: z.boolean().optional(),
  /** The content of the QR code to pay with. */
  Code: z.string().optional(),
  /**
   * Not in the documented API: the QR code's modules, as base64 of its rows with one bit per module, 1 for
   * dark. The side length is the integer square root of the bit count.
   */
  CodeModules: z.string().optional(),
  /** ISO 8601. */
  CodeExpiresAt: z.string().optional(),
  /** A link that opens a bank's app with the QR code. Omitted if there is none. */
  CodeAppLink: z.string().optional(),
  /** The seconds until the QR code expires, because a phone's clock may be wrong. */
  CodeSecondsLeft: z.number().optional(),
  /** The currency of the QR code: OrderTotal in dollars, or CodeRiel. */
  CodeCurrency: z.enum(accountCurrencies).optional(),
  /** The order's total in riel, if its QR code can be in riel instead of dollars. Omitted otherwise. */
  CodeRiel: z.number().optional(),
};

/**
 * The row of a call that places an order: 'Order Placed Successfully', 'Payment Action Required', or the reason for
 * refusal.
 */
export const placedRow = z.object({
  ResponseMsg: z.string(),
  // Not in the documented API: the id and number of the resulting order. The number is also set while a QR
  // code is unpaid.

  /** The id of the order. Omitted while there is none. */
  OrderId: z.number().optional(),
  OrderNumber: z.string().optional(),
  /** The total in dollars. For a refused order, the current total if a different one was shown. */
  OrderTotal: z.number().optional(),
  /** What is due now, if that is less than the total. For a refused order, the current one if a different one was shown. */
  DueNow: z.number().optional(),
  /** The day by which an order on account is to be paid, yyyy-mm-dd. Omitted for all others. */
  DueOn: z.string().optional(),
  /**
   * For a refused order only, its current total in riel, if a different one was shown. Omitted if there is no
   * rate any more.
   */
  Riel: orderRiel,
  /**
   * Not in the documented API: the current status (91: canceled) and a sentence, if an order was already
   * placed under this key. Omitted for a new order.
   */
  LatestStatusID: z.number().optional(),
  /** The sentence about `LatestStatusID`. */
  LatestStatusMsg: z.string().optional(),
  /**
   * The time (ISO 8601) when the order expires unless it is confirmed through the link in its email. Omitted
   * otherwise.
   */
  ConfirmUntil: z.string().optional(),
  /**
   * The time (ISO 8601) when the order's transfer expires (GET_TRANSFER). Omitted if no transfer is awaited.
   */
  TransferUntil: z.string().optional(),
  /**
   * Whether the order was already paid with another QR code, so that this payment is refunded. Omitted
   * otherwise.
   */
  PaidTwice: z.boolean().optional(),
  ...paymentActionFields,
  ...messageFields,
});
