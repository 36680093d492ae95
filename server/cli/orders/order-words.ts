import { stripVTControlCharacters } from 'node:util';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import type { PaymentStatus } from '#contract/payment-status.ts';
import { orderStatuses, paymentMethodIds, shopTimeZone, transferMethodId } from '#contract/constants.ts';
import { hiddenStatuses, type StatusId } from '#shop/orders/orders.ts';

/** The names of statuses as on the shop's pages, and of those no page shows. */
export const statusWords: Readonly<Record<StatusId, string>> = {
  [orderStatuses.active]: 'Active',
  [orderStatuses.inProgress]: 'In Progress',
  [orderStatuses.completed]: 'Completed',
  [orderStatuses.returned]: 'Returned',
  [orderStatuses.refunded]: 'Refunded',
  [hiddenStatuses.awaitingPayment]: 'awaiting payment',
  [hiddenStatuses.voided]: 'void',
};

const methodWords: Readonly<Record<number, string>> = {
  [paymentMethodIds.cashOnDelivery]: 'cash on delivery',
  [paymentMethodIds.card]: 'card',
  [paymentMethodIds.wallet]: 'wallet',
  [transferMethodId]: 'bank transfer',
};
export const methodWord = (methodId: number): string => methodWords[methodId] ?? `payment method ${methodId}`;

/** Returns the payment status of an order, as the office shows it in English. */
export const paymentWord = (status: PaymentStatus): string => paymentStatusLabels.texts[status];

let zone = shopTimeZone;
/** Sets the shop's time zone for all times printed from now on. */
export const writeTimesIn = (timeZone: string): void => void (zone = timeZone);
/** Formats a time such as 2026-01-31 16:05, in the shop's time zone. */
export const formatTime = (moment: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(moment);

/** Matches control characters, and those that change the text direction around them. */
const unprintable = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Makes customer input safe for one line of a terminal: no escape sequences or control characters. */
export const printable = (text: string): string =>
  stripVTControlCharacters(text).replaceAll(unprintable, ' ').trim();

/** Joins non-empty texts. */
export const listed = (texts: readonly string[], between = ', '): string =>
  texts.map(printable).filter(Boolean).join(between);
