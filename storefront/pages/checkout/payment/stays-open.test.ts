import { expect, it } from 'vitest';
import type { OrderOutcome, OrderReply } from '../order-outcome.ts';
import { isGivenUp, staysOpen } from './stays-open.ts';

const refused = (code: 'paymentUnknown' | 'paymentDeclined' | 'orderPending' | 'soldOut'): OrderOutcome => ({
  kind: 'refused',
  code,
  look: false,
});

it('what nobody knows the end of is kept, and asked about again under its own key', () => {
  const open: OrderOutcome[] = [
    { kind: 'failed', statusCode: null },
    { kind: 'failed', statusCode: 503 },
    { kind: 'failed', statusCode: 429 },
    { kind: 'logged-out' },
    { kind: 'action', step: { PaymentKey: 'k' } },
    refused('paymentUnknown'),
    refused('orderPending'),
  ];
  expect(open.filter((outcome) => !staysOpen(outcome))).toEqual([]);
});

it('what has ended is let go: the next attempt has another key', () => {
  const ended: OrderOutcome[] = [
    { kind: 'placed', number: 'K-7' },
    { kind: 'failed', statusCode: 404 },
    refused('paymentDeclined'),
    refused('soldOut'),
  ];
  expect(ended.filter(staysOpen)).toEqual([]);
});

it('a payment is given up only where the shop says so, or knows of none', () => {
  const reply = (statusCode: number, ResponseMsg: string) =>
    ({ statusCode, data: ResponseMsg ? [{ ResponseMsg }] : null }) as OrderReply;
  const given = [reply(200, 'Saved Successfully'), reply(404, '')];
  const not = [
    null,
    reply(200, ''),
    reply(200, 'Order Placed Successfully'),
    reply(429, 'Saved Successfully'),
    reply(500, ''),
    reply(503, ''),
  ];
  expect([given.map(isGivenUp), not.filter(isGivenUp)]).toEqual([[true, true], []]);
});
