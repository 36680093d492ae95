import { describe, expect, test } from 'vitest';
import { orderStatuses, paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import { hiddenStatuses } from '../status-transitions.ts';
import { paymentNotes } from './payment-notes.ts';
import { type MoneyFacts, paymentSummary } from './payment-summary.ts';

const { active, inProgress, completed, returned, refunded } = orderStatuses;
const { awaitingPayment, voided } = hiddenStatuses;
const { card, cashOnDelivery } = paymentMethodIds;

const facts = (more: Partial<MoneyFacts>): MoneyFacts => ({
  statusId: active,
  paymentMethodId: card,
  totalCents: 1897,
  hasPayment: true,
  receivedCents: 0,
  cashCents: more.totalCents ?? 1897,
  loweredCents: 0,
  refundedCents: 0,
  refundingCents: 0,
  failedCents: 0,
  excessCents: 0,
  nowCents: more.totalCents ?? 1897,
  balanceCents: 0,
  laterCents: 0,
  isDueAtDoor: false,
  dueOn: null,
  isOverdue: false,
  retainedCents: 0,
  hasSlip: false,
  riel: null,
  ...more,
});
const cash = (statusId: MoneyFacts['statusId'], more: Partial<MoneyFacts> = {}) =>
  facts({ statusId, paymentMethodId: cashOnDelivery, hasPayment: false, ...more });
const transfer = (more: Partial<MoneyFacts>) => facts({ paymentMethodId: transferMethodId, ...more });
const paid = { receivedCents: 1897 };

describe('the payment summary', () => {
  test.each([
    ['cash to be paid on delivery', cash(active), 'onDelivery', { dueCents: 1897 }],
    ['cash on its way', cash(inProgress), 'onDelivery', { dueCents: 1897 }],
    ['cash of a delivered order', cash(completed), 'paidOnDelivery', { receivedCents: 1897, dueCents: 0 }],
    ['cash of a returned order', cash(returned), 'refundDue', { refundDueCents: 1897, refundTo: 'cash' }],
    ['cash of a refunded order', cash(refunded), 'refunded', { refundedCents: 1897, refundDueCents: 0 }],
    ['a canceled cash order', cash(voided), 'nothingToPay', { dueCents: 0, receivedCents: 0 }],
    ['an order that costs nothing', cash(active, { totalCents: 0 }), 'nothingToPay', { dueCents: 0 }],
    ['an awaited payment', facts({ statusId: awaitingPayment }), 'awaiting', { dueCents: 1897 }],
    ['an expired payment', facts({ statusId: voided }), 'nothingToPay', { dueCents: 0 }],
    ['a transfer with a slip', transfer({ statusId: awaitingPayment, hasSlip: true }), 'slipSent', {}],
    [
      'a partially received transfer',
      transfer({ statusId: awaitingPayment, receivedCents: 1000 }),
      'partPaid',
      { receivedCents: 1000, dueCents: 897 },
    ],
    ['an ended transfer with a slip', transfer({ statusId: voided, hasSlip: true }), 'checkingSlip', {}],
    [
      'an ended transfer with a slip whose money was refunded',
      transfer({ statusId: voided, hasSlip: true, ...paid, refundedCents: 1897 }),
      'refunded',
      { refundedCents: 1897, refundTo: 'account' },
    ],
    ['a paid order', facts(paid), 'paid', { receivedCents: 1897, dueCents: 0 }],
    [
      'a balance',
      facts({ ...paid, balanceCents: 650 }),
      'balanceDue',
      { receivedCents: 1897, dueCents: 650 },
    ],
    [
      'a balance beside a partial refund',
      facts({ ...paid, balanceCents: 650, refundedCents: 100 }),
      'balanceDue',
      { refundedCents: 100 },
    ],
    [
      'a balance of a returned order',
      facts({ ...paid, statusId: returned, balanceCents: 650 }),
      'refundDue',
      {
        dueCents: 0,
        refundDueCents: 1897,
      },
    ],
    [
      'an order whose excess was refunded',
      facts({ receivedCents: 2397, refundedCents: 500, excessCents: 500 }),
      'paid',
      { refundedCents: 500, excessCents: 500 },
    ],
    [
      'a partial refund beside an excess',
      facts({ receivedCents: 2397, refundedCents: 600, excessCents: 500 }),
      'partRefunded',
      {},
    ],
    [
      'a canceled order whose late payment was refunded',
      facts({ ...paid, statusId: voided, refundedCents: 1897, excessCents: 1897 }),
      'refunded',
      {},
    ],
    ['a partial refund', facts({ ...paid, refundedCents: 500 }), 'partRefunded', { refundedCents: 500 }],
    ['a refund under way', facts({ ...paid, refundingCents: 500 }), 'refunding', { refundingCents: 500 }],
    ['a refund that failed', facts({ ...paid, failedCents: 500 }), 'refundDue', { refundDueCents: 500 }],
    [
      'a canceled order whose refund is under way',
      facts({ ...paid, statusId: refunded, refundingCents: 1897 }),
      'refunding',
      { refundDueCents: 0, refundTo: 'card' },
    ],
    ['a returned order', facts({ ...paid, statusId: returned }), 'refundDue', { refundDueCents: 1897 }],
    [
      'a returned order with a partial refund',
      facts({ ...paid, statusId: returned, refundedCents: 897 }),
      'refundDue',
      { refundDueCents: 1000 },
    ],
    ['a refunded order', facts({ ...paid, statusId: refunded, refundedCents: 1897 }), 'refunded', {}],
    [
      'a paid order without a payment of its own',
      facts({ statusId: completed, hasPayment: false }),
      'paidOnDelivery',
      {},
    ],
  ] as const)(
    'the payment summary has the payment status and amounts of %s',
    (_name, given, status, totals) => expect(paymentSummary(given)).toMatchObject({ status, ...totals }),
  );
});

describe('payment notes', () => {
  const keys = (given: MoneyFacts) => paymentNotes(paymentSummary(given)).map(({ key }) => key);

  test('there are no notes for an order that is paid or needs no payment', () => {
    expect([...keys(facts(paid)), ...keys(facts({ statusId: voided })), ...keys(cash(active))]).toEqual([]);
  });

  test('notes say how a refund reaches the customer', () => {
    const isReturned = { ...paid, statusId: returned };
    expect(keys(facts(isReturned))).toEqual(['noteRefundDue', 'noteToCard', 'noteSomeDays']);
    expect(keys(transfer(isReturned))).toEqual(['noteRefundDue', 'noteToAccount', 'noteSomeDays']);
    expect(keys(cash(returned))).toEqual(['noteRefundDue', 'noteInCash']);
  });

  test('notes use riel when the order is paid in riel, and convert a part at the rate of the order', () => {
    const inRiel = { ...paid, riel: { rate: 4100, total: 77_800 } };
    expect(paymentNotes(paymentSummary(facts({ ...inRiel, statusId: returned })))[0]).toMatchObject({
      amount: { cents: 1897, riel: 77_800 },
    });
    expect(paymentNotes(paymentSummary(facts({ ...inRiel, refundedCents: 500 })))[0]).toMatchObject({
      amount: { cents: 500, riel: 20_500 },
    });
  });
});
