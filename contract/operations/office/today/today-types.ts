import { z } from 'zod';
import { time } from '../office-types.ts';
import { cents, day } from '../orders/order-types.ts';
import { names } from '../catalogue/product-types.ts';

/** What can wait for somebody, and may stand in the list of what is to be done. */
export const waitingKinds = [
  'toConfirm',
  'awaitingTransfer',
  'balanceDue',
  'moneyCame',
  'moneyBack',
  'toPrepare',
  'toSend',
  'failedMails',
  'lowStock',
  'untranslated',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** `since`: of the oldest; null: that is not known. `first`: the product of which least is left. */
export const waiting = z.object({
  what: z.enum(waitingKinds),
  count: z.number(),
  since: time.nullable(),
  first: names.nullable(),
});

/** What the night's report calls its differences. */
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

/** Something about money that only a person can settle. */
export const alarm = z.object({
  /** `gap`: what went back at the provider is not what we gave back. */
  kind: z.enum(['dispute', 'gap', ...nightAlarms]),
  /** Of the order; '' for none. */
  number: z.string(),
  /** The provider's name for it; '' for none. */
  reference: z.string(),
  /** In dispute, or gone back too much (above 0) or too little; null: the report does not say. */
  cents: cents.nullable(),
  at: time,
});

const flow = z.object({ receivedCents: cents, refundedCents: cents });

const placed = z.object({ orders: z.number(), cents });

/** What was ordered and holds, paid or not: today and since Monday, each beside the same weekdays a week and 52 weeks before, up to the same hour. */
export const takings = z.object({
  today: placed,
  weekAgo: placed,
  yearAgo: placed,
  week: placed,
  lastWeek: placed,
  lastYear: placed,
  /** Of orders on delivery that are under way. */
  cashToCome: cents,
  /** The oldest of thirty days first, today last; `beforeCents`: five weeks before. */
  days: z.array(z.object({ day, orders: z.number(), cents, beforeCents: cents })),
  /** The money of orders, by when it was received or refunded, and the amounts due now. */
  money: z.object({
    today: flow,
    weekAgo: flow,
    yearAgo: flow,
    week: flow,
    lastWeek: flow,
    lastYear: flow,
    /** Cash of open orders, awaited transfers and balances; unconfirmed orders of new customers are separate. */
    outstandingCents: cents,
    unconfirmedCents: cents,
    days: z.array(flow.extend({ day, receivedBeforeCents: cents })),
  }),
});
