import { type AccountCurrency, orderStatuses } from '#contract/constants.ts';
import type { LabelValues } from '#contract/labels/label-set.ts';
import type { MessageCode } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import type { Answer } from '#contract/operation.ts';
import type { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import type { Reply } from '#web/call.ts';

export type OrderReply = Reply<Answer<typeof postCustomerOrder>>;

/** What the provider wants of the shopper before the order is paid: 3-D Secure, approving the wallet. */
export interface PaymentStep {
  /** Names the payment in the calls that go on with it. */
  PaymentKey: string;
  ClientSecret?: string | undefined;
  WalletOrderId?: string | undefined;
  /** What a QR code says, and for how long yet. */
  Code?: string | undefined;
  CodeModules?: string | undefined;
  CodeSecondsLeft?: number | undefined;
  /** Opens the app of a bank with it. */
  CodeAppLink?: string | undefined;
  /** What it asks for, and the order in riel where it can ask for them instead. */
  CodeCurrency?: AccountCurrency | undefined;
  CodeRiel?: number | undefined;
  /** No goods are kept meanwhile. */
  ReservedOncePaid?: boolean | undefined;
  /** Dollars. */
  OrderTotal?: number | undefined;
  /** Of a code: the order it pays. */
  OrderNumber?: string | undefined;
}

export type OrderOutcome =
  /**
   * `toConfirm`: until when, by the link in its mail; `toTransfer`: until when its transfer is waited for; `isTwice`: what was
   * paid now goes back, for it was paid before; `isWanted`: the shopper wants to see it rather than home.
   */
  | {
      kind: 'placed';
      number: string;
      toConfirm?: string | undefined;
      toTransfer?: string | undefined;
      isTwice?: boolean | undefined;
      isWanted?: boolean | undefined;
    }
  | { kind: 'action'; step: PaymentStep }
  /** The payment was cancelled, as CANCEL_PAYMENT was asked to: nothing can come of it any more. */
  | { kind: 'given-up' }
  /** The login does not count any more. */
  | { kind: 'logged-out' }
  | Refused
  /** Nobody knows: the answer was lost, or is none. The same attempt may be repeated. */
  | { kind: 'failed'; statusCode: number | null };

interface Refused {
  kind: 'refused';
  code: MessageCode;
  values?: LabelValues;
  /** What it would come to in riel now, where other riel were shown. */
  riel?: Answer<typeof postCustomerOrder>[number]['Riel'];
  /** Prices, stock or coupon are not what was shown; it is to be looked at again. */
  look: boolean;
}

/** Sentences after which prices, stock and coupon are what they were. */
const isLooked = /^(?:cashLimit|cardLimit|transferLimit|payment|orderPending|orderIsNow)/u;

/**
 * What an order call came to; null: no answer arrived. Only the documented sentence is a success (specification §7), and
 * only sentences this page can say are passed on.
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
  if (reply.statusCode === 401 || reply.statusCode === 403 || code === 'sessionEnded')
    return { kind: 'logged-out' };
  if (code === undefined || !canSay(code)) {
    return { kind: 'failed', statusCode: reply.statusCode };
  }
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

/** Not placed by this: it was before, under the same key, and nothing of it is to come any more. */
const hasEnded = (status: number | undefined): boolean => status !== undefined && !standing.has(status);
