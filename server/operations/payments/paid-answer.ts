import { accountCurrencies, currency, orderStatuses } from '#contract/constants.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import { type MessageCode, messages } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import type { Database } from '#database/schema.ts';
import { labelsOf } from '#shop/localisation/localisation.ts';
import { hiddenStatuses, type OrderRefusal, type PlacedOrder } from '#shop/orders/orders.ts';
import type { Action, PayOutcome } from '#shop/payments/payments.ts';
import { centsToDollars } from '#rules/money.ts';
import { Refused } from '../../calls/operation.ts';
import { orderRefusalRow } from '../orders/order-refusal.ts';
import { rielPart } from '../orders/riel.ts';
import { statusNames } from '../orders/status-names.ts';
import { codeModules } from './code-modules.ts';

/** Returns a placed order, as answered by every operation that places one. */
export const placedAnswer = ({ orderId, number, totalCents, nowCents, dueOn, confirmBy }: PlacedOrder) => [
  {
    ResponseMsg: serverAnswers.orderPlaced,
    OrderId: orderId,
    OrderNumber: number,
    OrderTotal: centsToDollars(totalCents),
    ...(nowCents !== totalCents && { DueNow: centsToDollars(nowCents) }),
    ...(dueOn && { DueOn: dueOn }),
    ...(confirmBy && { ConfirmUntil: confirmBy.toISOString() }),
  },
];

/**
 * Adds the current status to the rows of a placed order, if the status has changed since the order was placed
 * (a repeated request).
 */
export async function withLatestStatus<Row extends object>(
  db: Database,
  { statusId }: PlacedOrder,
  rows: Row[],
  language: LanguageCode | null,
) {
  if (
    statusId === undefined ||
    statusId === orderStatuses.active ||
    statusId === hiddenStatuses.awaitingPayment
  )
    return rows;
  const inLanguage = language ?? defaultLanguage;
  const { orderIsNow } = await labelsOf(db, messages, inLanguage);
  const values = { status: (await statusNames(db, inLanguage))(statusId) };
  return rows.map((row) => ({
    ...row,
    LatestStatusID: statusId,
    LatestStatusMsg: fillLabel(orderIsNow, values),
    MessageCode: 'orderIsNow' as const,
    MessageValues: values,
  }));
}

/** Returns why the order wasn't placed. */
export function refusedOrder(refusal: OrderRefusal, language: LanguageCode | null): Refused {
  const { newTotalCents, newRiel = null, newNowCents } = refusal;
  const row = orderRefusalRow(refusal, language ?? defaultLanguage);
  const total = newTotalCents === undefined ? {} : { OrderTotal: centsToDollars(newTotalCents) };
  const now = newNowCents === undefined ? {} : { DueNow: centsToDollars(newNowCents) };
  return new Refused(409, row.ResponseMsg, [{ ...row, ...total, ...now, ...rielPart(newRiel) }]);
}

/**
 * Returns the outcome of a payment. Names a reserved order only once it is paid, or by its number on the QR
 * code that pays for it.
 */
export function paidAnswer(
  order: PlacedOrder,
  paymentKey: string,
  pay: PayOutcome,
  language: LanguageCode | null,
  /** What the payment asks; by default what the order's own payment does. */
  dueCents = order.nowCents,
) {
  if (pay.state === 'paid')
    return placedAnswer(order).map((row) => ({ ...row, ...(pay.isTwice && { PaidTwice: true }) }));
  if (pay.state === 'needs_action') {
    return [
      {
        ResponseMsg: serverAnswers.paymentActionRequired,
        PaymentKey: paymentKey,
        OrderTotal: centsToDollars(order.totalCents),
        ...(dueCents !== order.totalCents && { DueNow: centsToDollars(dueCents) }),
        ...actionFields(pay.action),
        ...(pay.action.kind === 'show-code' && { OrderNumber: order.number }),
        ...(order.isUnreserved && { ReservedOncePaid: true }),
        ...(pay.riel !== null && { CodeRiel: pay.riel }),
      },
    ];
  }
  const isUnavailable = pay.state === 'declined' && pay.isAway === true;
  return refusedOrder({ code: isUnavailable ? 'paymentUnavailable' : refusalCodes[pay.state] }, language);
}

const refusalCodes = {
  declined: 'paymentDeclined',
  'given-back': 'moneyGoesBack',
  'left-to-staff': 'moneyWithStaff',
  'other-money': 'moneyIsOther',
  checking: 'paymentUnknown',
} as const satisfies Record<string, MessageCode>;

function actionFields(action: Action) {
  if (action.kind === 'confirm') return { PaymentAction: action.kind, ClientSecret: action.clientSecret };
  if (action.kind === 'approve') return { PaymentAction: action.kind, WalletOrderId: action.walletOrderId };
  const { kind, code, expiresAt, amount: requests, appLink = '' } = action;
  const CodeCurrency = accountCurrencies.find((each) => each === (requests?.currency ?? currency.code));
  const secondsLeft = Math.max(0, Math.round((expiresAt.getTime() - Date.now()) / 1000));
  return {
    PaymentAction: kind,
    Code: code,
    CodeModules: codeModules(code),
    CodeExpiresAt: expiresAt.toISOString(),
    CodeSecondsLeft: secondsLeft,
    ...(CodeCurrency && { CodeCurrency }),
    ...(appLink !== '' && { CodeAppLink: appLink }),
  };
}
