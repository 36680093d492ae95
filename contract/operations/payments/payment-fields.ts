import { z } from 'zod';
import { accountCurrencies } from '../../constants.ts';
import { messageFields } from '../../outcome-row.ts';
import { orderRiel } from '../orders/riel-fields.ts';

/** What the shopper's browser needs where there is something to do before an order is paid. */
export const paymentActionFields = {
  /** Names the payment in CONFIRM_PAYMENT and CANCEL_PAYMENT. */
  PaymentKey: z.string().optional(),
  /** confirm: with ClientSecret; approve: the wallet's order; show-code: until its end. */
  PaymentAction: z.enum(['confirm', 'approve', 'show-code']).optional(),
  ClientSecret: z.string().optional(),
  WalletOrderId: z.string().optional(),
  /** Additive: true where no goods are kept meanwhile; they are taken once the money is there, which else goes back. Else left out. */
  ReservedOncePaid: z.boolean().optional(),
  Code: z.string().optional(),
  /** Additive: the same as a QR code, drawn: base64 of its modules row by row, a bit each, 1 for dark. Its side is the whole root of the bits. */
  CodeModules: z.string().optional(),
  /** ISO 8601. */
  CodeExpiresAt: z.string().optional(),
  /** Opens the app of a bank with the code; left out where there is none. */
  CodeAppLink: z.string().optional(),
  /** Until then, in seconds: the clock of a phone may be wrong. */
  CodeSecondsLeft: z.number().optional(),
  /** What the code asks for: OrderTotal in dollars, or CodeRiel. */
  CodeCurrency: z.enum(accountCurrencies).optional(),
  /** The order in riel, where its code can ask for them in the place of dollars; else left out. */
  CodeRiel: z.number().optional(),
};

/** The row of a call that places an order: 'Order Placed Successfully', 'Payment Action Required', or why not. */
export const placedRow = z.object({
  ResponseMsg: z.string(),
  // Additive: which order it became; its number also with a code that is still to be paid.
  OrderId: z.number().optional(),
  OrderNumber: z.string().optional(),
  /** In dollars; of a refused order the total it would have now, when another one was shown. */
  OrderTotal: z.number().optional(),
  /** Of a refused order alone: what it would come to now, when another amount in riel was shown; left out where there is no rate any more. */
  Riel: orderRiel,
  /** Additive: how an order stands by now that was placed under this key before (91: cancelled), and a sentence; left out of a new one. */
  LatestStatusID: z.number().optional(),
  LatestStatusMsg: z.string().optional(),
  /** ISO 8601: the order ends then unless it is confirmed by the link in its mail; else left out. */
  ConfirmUntil: z.string().optional(),
  /** ISO 8601: the order waits so long for a transfer (GET_TRANSFER); left out where it waits for none. */
  TransferUntil: z.string().optional(),
  /** The order was paid by another code before; the money of this one goes back. Else left out. */
  PaidTwice: z.boolean().optional(),
  ...paymentActionFields,
  ...messageFields,
});
