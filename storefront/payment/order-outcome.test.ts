import { expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { orderOutcome as outcomeOf } from './order-outcome.ts';

const reply = (statusCode: number, data: unknown) =>
  ({ statusCode, data, message: null, errorMessage: null, token: null }) as Parameters<typeof outcomeOf>[0];
const orderOutcome = (answer: ReturnType<typeof reply>) =>
  outcomeOf(answer, (code) => Object.hasOwn(messages.texts, code));

it('an order counts as placed only by the documented sentence at status 200', () => {
  const placed = [{ ResponseMsg: 'Order Placed Successfully', OrderNumber: 'K-7' }];
  expect(orderOutcome(reply(200, placed))).toEqual({ kind: 'placed', number: 'K-7' });
  const toConfirm = '2026-11-23T10:00:00.000Z';
  expect(orderOutcome(reply(200, [{ ...placed[0], ConfirmUntil: toConfirm }]))).toMatchObject({ toConfirm });
  expect(orderOutcome(reply(500, placed)).kind).toBe('failed');
  expect(orderOutcome(reply(200, [{ ResponseMsg: 'Order placed' }])).kind).toBe('failed');
});

it('a payment is canceled only when the shop says so with status 200', () => {
  const saved = [{ ResponseMsg: 'Saved Successfully' }];
  expect(orderOutcome(reply(200, saved))).toEqual({ kind: 'given-up' });
  for (const status of [404, 429, 500, 503]) expect(orderOutcome(reply(status, saved)).kind).toBe('failed');
  for (const data of [null, [], [{ ResponseMsg: 'Saved' }]]) {
    expect(orderOutcome(reply(200, data)).kind).toBe('failed');
  }
});

it('a response that requires an action is not an order yet, and names its payment', () => {
  const row = { ResponseMsg: 'Payment Action Required', PaymentKey: 'k', ClientSecret: 's', OrderTotal: 9 };
  expect(orderOutcome(reply(200, [row]))).toMatchObject({
    kind: 'action',
    step: { PaymentKey: 'k', ClientSecret: 's', OrderTotal: 9 },
  });
  expect(orderOutcome(reply(500, [row])).kind).toBe('failed');
});

it('a failed payment leaves prices and stock unchanged', () => {
  for (const MessageCode of ['paymentDeclined', 'paymentUnknown', 'orderPending']) {
    expect(orderOutcome(reply(409, [{ ResponseMsg: '', MessageCode }]))).toMatchObject({ look: false });
  }
});

it('an expired login is distinguished from a refusal', () => {
  for (const status of [401, 403]) {
    expect(orderOutcome(reply(status, [{ ResponseMsg: 'Please log in first.' }]))).toEqual({
      kind: 'logged-out',
    });
  }
  const ended = [{ ResponseMsg: '', MessageCode: 'sessionEnded' }];
  expect(orderOutcome(reply(409, ended))).toEqual({ kind: 'logged-out' });
});

it('a refusal has its sentence, and says whether there is new data to show', () => {
  const row = { ResponseMsg: '', MessageCode: 'priceChanged', MessageValues: { total: '$9.00' } };
  expect(orderOutcome(reply(409, [row]))).toEqual({
    kind: 'refused',
    code: 'priceChanged',
    values: { total: '$9.00' },
    look: true,
  });
  const limit = { ResponseMsg: '', MessageCode: 'cashLimitReached' };
  expect(orderOutcome(reply(409, [limit]))).toMatchObject({ kind: 'refused', look: false });
});

it('any other or missing response is a failure, and unknown codes are not shown', () => {
  expect(orderOutcome(null)).toEqual({ kind: 'failed', statusCode: null });
  for (const data of [[], '', {}, null, undefined, [{ ResponseMsg: 'x', MessageCode: 'toString' }]]) {
    expect(orderOutcome(reply(501, data))).toEqual({ kind: 'failed', statusCode: 501 });
  }
});

it('an order that was placed under the same key and has been voided since is not an order', () => {
  const row = {
    ResponseMsg: 'Order Placed Successfully',
    OrderNumber: 'K-7',
    MessageCode: 'orderIsNow',
    MessageValues: { status: 'Cancelled' },
  };
  expect(orderOutcome(reply(200, [{ ...row, LatestStatusID: 91 }]))).toEqual({
    kind: 'refused',
    code: 'orderIsNow',
    values: { status: 'Cancelled' },
    look: false,
  });
  expect(orderOutcome(reply(200, [{ ...row, LatestStatusID: 2 }])).kind).toBe('placed');
});
