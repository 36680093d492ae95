import { z } from 'zod';
import { accountCurrencies } from '../../constants.ts';
import { messageFields } from '../../outcome-row.ts';
import { orderRiel } from '../orders/riel-fields.ts';

/** What the shopper's browser needs to complete a payment before the order is paid. */
export const paymentActionFields = {
  /** Identifies the payment in CONFIRM_PAYMENT and CANCEL_PAYMENT. */
  PaymentKey: z.string().optional(),
  /** confirm: use ClientSecret; approve: approve the wallet's order; show-code: show the QR code until it expires. */
  PaymentAction: z.enum(['confirm', 'approve', 'show-code']).optional(),
  ClientSecret: z.string().optional(),
  WalletOrderId: z.string().optional(),
  /**
   * Additive: true when items aren't reserved until the payment arrives; if they have sold out by then, the payment is
   * refunded. Omitted otherwise.
   */
  ReservedOncePaid: z.boolean().optional(),
  Code: z.string().optional(),
  /**
   * Additive: the code as QR modules: base64 of its rows, one bit per module, 1 for dark. The side length is the
   * integer square root of the bit count.
   */
  CodeModules: z.string().optional(),
  /** ISO 8601. */
  CodeExpiresAt: z.string().optional(),
  /** Link that opens a bank's app with the code. Omitted when there is none. */
  CodeAppLink: z.string().optional(),
  /** Seconds until the code expires, because a phone's clock may be wrong. */
  CodeSecondsLeft: z.number().optional(),
  /** What the code requests: OrderTotal in dollars, or CodeRiel. */
  CodeCurrency: z.enum(accountCurrencies).optional(),
  /** The order's total in riel, if its code can request riel instead of dollars. Omitted otherwise. */
  CodeRiel: z.number().optional(),
};

/**
 * The row of a call that places an order: 'Order Placed Successfully', 'Payment Action Required', or the reason for
 * refusal.
 */
export const placedRow = z.object({
  ResponseMsg: z.string(),
  // Additive: id and number of the resulting order. The number is also set while a code is unpaid.
  OrderId: z.number().optional(),
  OrderNumber: z.string().optional(),
  /** In dollars. For a refused order, the current total if a different one was shown. */
  OrderTotal: z.number().optional(),
  /**
   * Only for a refused order: its current total in riel, if a different one was shown. Omitted when there is no rate
   * any more.
   */
  Riel: orderRiel,
  /**
   * Additive: the current status (91: cancelled) and a sentence, if an order was already placed under this key. Omitted
   * for a new order.
   */
  LatestStatusID: z.number().optional(),
  LatestStatusMsg: z.string().optional(),
  /** ISO 8601: when the order expires unless confirmed through the link in its email. Omitted otherwise. */
  ConfirmUntil: z.string().optional(),
  /** ISO 8601: when the order's transfer expires (GET_TRANSFER). Omitted when no transfer is awaited. */
  TransferUntil: z.string().optional(),
  /** Set when the order was already paid with another code; this payment is refunded. Omitted otherwise. */
  PaidTwice: z.boolean().optional(),
  ...paymentActionFields,
  ...messageFields,
});
