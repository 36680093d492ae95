import { expect, it } from 'vitest';
import type { OrderOutcome } from '#storefront/payment/order-outcome.ts';
import { staysOpen } from './stays-open.ts';

const refused = (code: 'paymentUnknown' | 'paymentDeclined' | 'orderPending' | 'soldOut'): OrderOutcome => ({
  kind: 'refused',
  code,
  look: false,
});

it('an attempt with an unknown outcome is kept and polled under its own key', () => {
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

it('a finished attempt is discarded, so the next one has a new key', () => {
  const ended: OrderOutcome[] = [
    { kind: 'placed', number: 'K-7' },
    { kind: 'given-up' },
    { kind: 'failed', statusCode: 404 },
    refused('paymentDeclined'),
    refused('soldOut'),
  ];
  expect(ended.filter(staysOpen)).toEqual([]);
});
