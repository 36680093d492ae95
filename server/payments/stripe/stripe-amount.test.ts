import { describe, expect, it } from 'vitest';
import { fromStripe, stripeAmount } from './stripe-amount.ts';

describe('Stripe amounts', () => {
  it.each([
    [1, 1],
    [10, 10],
    [1999, 1999],
  ])('Stripe gets %i cents as %i, which is parsed to the same amount', (cents, amount) => {
    expect(stripeAmount(cents, 'USD')).toEqual({ amount, currency: 'usd' });
    expect(fromStripe({ amount, currency: 'usd' })).toEqual({ amountCents: cents, currency: 'USD' });
  });

  it.each([0, -1, 19.99, Number.NaN, Number.MAX_VALUE])('Stripe never gets %d cents', (cents) => {
    expect(() => stripeAmount(cents, 'USD')).toThrow('not an amount');
  });

  it.each([19.99, -1, '1999', null, undefined])('a Stripe amount of %o is rejected', (amount) => {
    expect(() => fromStripe({ amount, currency: 'usd' })).toThrow('not an amount');
  });
});
