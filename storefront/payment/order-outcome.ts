import { type AccountCurrency, orderStatuses } from '#contract/constants.ts';
import type { LabelValues } from '#contract/labels/label-set.ts';
import type { MessageCode } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import type { Answer } from '#contract/operation.ts';
import type { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import type { Reply } from '#web/call.ts';

export type OrderReply = Reply<Answer<typeof postCustomerOrder>>;

/** What the provider requires from the shopper before the order is paid: 3-D Secure, or approval in the wallet. */
export interface PaymentStep {
  /** The payment's key in the following calls. */
  PaymentKey: string;
  ClientSecret?: string | undefined;
  WalletOrderId?: string | undefined;
  /** The content of a QR code, and its remaining lifetime. */
  Code?: string | undefined;
  CodeModules?: string | undefined;
  CodeSecondsLeft?: number | undefined;
  /** Opens the code in a bank app. */
  CodeAppLink?: string | undefined;
  /** The currency of the code, and the order total in riel if the shopper can switch the code to riel. */
  CodeCurrency?: AccountCurrency | undefined;
  CodeRiel?: number | undefined;
  /** Whether stock is reserved only once the payment arrives. */
  ReservedOncePaid?: boolean | undefined;
  /** The order total in dollars, and what the payment asks if that is less. */
  OrderTotal?: number | undefined;
  DueNow?: number | undefined;
  /** For a code: the number of the order it pays. */
  OrderNumber?: string | undefined;
}

export type OrderOutcome =
  /**
   * The order was placed. `toConfirm`: deadline for confirming it through the link in its email.
   * `toTransfer`: deadline for its transfer. `isTwice`: this payment is a duplicate and is refunded.
   * `opensOrder`: open the order instead of home.
   */
  | {
      kind: 'placed';
      number: string;
      toConfirm?: string | undefined;
      toTransfer?: string | undefined;
      isTwice?: boolean | undefined;
      opensOrder?: boolean | undefined;
    }
  | { kind: 'action'; step: PaymentStep }
  /** The payment was canceled by CANCEL_PAYMENT and can no longer succeed. */
  | { kind: 'given-up' }
  /** The session has expired. */
  | { kind: 'logged-out' }
  | Refused
  /** The outcome is unknown: the answer was lost or invalid. The same attempt may be repeated. */
  | { kind: 'failed'; statusCode: number | null };

interface Refused {
  kind: 'refused';
  code: MessageCode;
  values?: LabelValues;
  /** The current total in riel, if it differs from the one shown. */
  riel?: Answer<typeof postCustomerOrder>[number]['Riel'];
  /** Whether prices, stock or coupon may differ from those shown, so that the cart must be loaded again. */
  look: boolean;
}

/** Matches messages after which prices, stock and coupon are unchanged. */
const isLooked = /^(?:cashLimit|cardLimit|transferLimit|payment|orderPending|orderIsNow)/u;

/**
 * Returns the outcome of an order call. A null reply means that no answer arrived. Only the documented
 * message is a success (specification §7), and only messages that this page can show are passed on.
 */
export function orderOutcome(reply: OrderReply | null, canSay: (code: string) => boolean): OrderOutcome {
  const row = Array.isArray(reply?.data) ? reply.data[0] : undefined;
  if (!reply) return { kind: 'failed', statusCode: null };
  if (reply.statusCode === 200 && row?.ResponseMsg === serverAnswers.orderPlaced) {
    if (hasEnded(row.LatestStatusID)) return refusedBy(row, 'orderIsNow');
    return {
      kind: 'placed',
      number: row.OrderNumber ?? '',
      toConfirm: row.ConfirmUntil,
      toTransfer: row.TransferUntil,
      isTwice: row.PaidTwice,
    };
  }
  if (reply.statusCode === 200 && row?.ResponseMsg === serverAnswers.saved) return { kind: 'given-up' };
  if (reply.statusCode === 200 && row?.PaymentKey) return { kind: 'action', step: row as PaymentStep };
  const code = row?.MessageCode;
  if ([401, 403].includes(reply.statusCode) || code === 'sessionEnded') return { kind: 'logged-out' };
  if (code === undefined || !canSay(code)) return { kind: 'failed', statusCode: reply.statusCode };
  return refusedBy(row, code);
}

const refusedBy = (
  row: Answer<typeof postCustomerOrder>[number] | undefined,
  code: MessageCode,
): Refused => ({
  kind: 'refused',
  code,
  look: !isLooked.test(code),
  ...(row?.Riel && { riel: row.Riel }),
  ...(row?.MessageValues && { values: row.MessageValues }),
});

const standing: ReadonlySet<number> = new Set([
  orderStatuses.active,
  orderStatuses.inProgress,
  orderStatuses.completed,
]);

/** Returns whether an order placed earlier under the same key has since been canceled or voided. */
const hasEnded = (status: number | undefined): boolean => status !== undefined && !standing.has(status);
