import { z } from 'zod';
import { time } from '../office-types.ts';
import { cents, day } from '../orders/order-types.ts';
import { names } from '../catalogue/product-types.ts';

/** Kinds of entries in the to-do list. */
export const waitingKinds = [
  'toConfirm',
  'awaitingTransfer',
  'balanceDue',
  'overdue',
  'moneyCame',
  'moneyBack',
  'refundDue',
  'toPrepare',
  'toProof',
  'stockArrived',
  'toSend',
  'failedMails',
  'webhooksOff',
  'lowStock',
  'untranslated',
  'heldReviews',
  'inquiries',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/**
 * `since` is the time of the oldest item, or null if unknown. `first` is the product with the lowest stock.
 */
export const waiting = z.object({
  what: z.enum(waitingKinds),
  count: z.number(),
  since: time.nullable(),
  first: names.nullable(),
});

/** Names of the differences in the nightly report. */
export const nightAlarms = [
  'chargeWithoutPayment',
  'chargeWithoutOrder',
  'paymentWithoutCharge',
  'differentAmount',
  'differentCurrency',
  'missingRefund',
  'refundOfNobody',
  'unsettledPayment',
] as const;

/** A payment alert that staff must resolve. */
export const alarm = z.object({
  /** `gap`: the provider's refunds differ from ours. */
  kind: z.enum(['dispute', 'gap', ...nightAlarms]),
  /** The order's number, or '' if there is none. */
  number: z.string(),
  /** The provider's reference, or '' if there is none. */
  reference: z.string(),
  /** The disputed amount, or the amount refunded in excess (above 0) or short. Null if the report doesn't say. */
  cents: cents.nullable(),
  at: time,
});

const flow = z.object({
  receivedCents: cents,
  /** What was sent back because no order needed it, which `refundedCents` doesn’t include. */
  excessCents: cents,
  refundedCents: cents,
});

const placed = z.object({ orders: z.number(), cents });

/**
 * Valid orders, paid or not: today and since Monday, each compared with the same weekdays one week and 52 weeks
 * earlier, up to the same time of day.
 */
export const salesReport = z.object({
  today: placed,
  weekAgo: placed,
  yearAgo: placed,
  week: placed,
  lastWeek: placed,
  lastYear: placed,
  /** The cash expected from open orders with payment on delivery. */
  cashToCome: cents,
  /** The last thirty days, oldest first. `beforeCents` is the amount of the same day five weeks earlier. */
  days: z.array(z.object({ day, orders: z.number(), cents, beforeCents: cents })),
  /** Money of orders by the time it was received or refunded, and the amounts due now. */
  money: z.object({
    today: flow,
    weekAgo: flow,
    yearAgo: flow,
    week: flow,
    lastWeek: flow,
    lastYear: flow,
    /**
     * The cash of open orders, awaited transfers and balances. Unconfirmed orders of new customers are
     * separate.
     */
    outstandingCents: cents,
    unconfirmedCents: cents,
    days: z.array(flow.extend({ day, receivedBeforeCents: cents })),
  }),
});
