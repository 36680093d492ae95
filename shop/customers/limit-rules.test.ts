import { expect, test } from 'vitest';
import type { ReservationLimits } from '#shop/orders/orders.ts';
import { limitsOfCustomer } from './limit-rules.ts';

const limits: ReservationLimits = {
  dailyCap: 5,
  newcomer: { orders: 3, cents: 100_000 },
  known: { orders: 10, cents: 500_000 },
  confirmHours: 24,
  address: { orders: 10, share: 20, cashShare: 10, productShare: 50 },
  allShare: 50,
};
const known = { cash: { isKnown: true, refusal: null }, isLoginLocked: false, isConfirmed: true };
const of = (facts: Partial<Parameters<typeof limitsOfCustomer>[0]>, more: Partial<ReservationLimits> = {}) =>
  limitsOfCustomer({ ...known, ...facts }, { ...limits, ...more }).map(({ code, values }) => [
    code,
    ...Object.values(values),
  ]);

test('a returning customer with a confirmed email address has no limits', () => {
  expect(of({})).toEqual([]);
  expect(of({ isConfirmed: null })).toEqual([]);
});

test('a new customer has lower limits and must confirm orders on delivery', () => {
  const cash = { isKnown: false, refusal: null };
  expect(of({ cash })).toEqual([
    ['newCustomer', 3, '$1000.00'],
    ['confirmFirst', 24],
  ]);
  expect(of({ cash }, { confirmHours: 0 })).toEqual([['newCustomer', 3, '$1000.00']]);
});

test('the limit that stops the customer comes first, with its reason', () => {
  const refusal = (code: string, values?: Record<string, unknown>) =>
    of({ cash: { isKnown: true, refusal: { code, values } as never } });
  expect(refusal('cashLimitReached')).toEqual([['cashLimitReached', 5]]);
  expect(refusal('cashLimitOrders', { n: 4 })).toEqual([['cashLimitOrders', 4]]);
  expect(refusal('cashLimitValue', { total: '$5000.00' })).toEqual([['cashLimitValue', '$5000.00']]);
  expect(of({ isLoginLocked: true, isConfirmed: false })).toEqual([['loginLocked'], ['emailUnconfirmed']]);
});
