import { describe, expect, it } from 'vitest';
import { fromPaypal, paypalAmount } from './paypal-amount.ts';

describe('PayPal amounts', () => {
  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [1999, '19.99'],
    [100_000, '1000.00'],
  ])('PayPal gets %i cents as %s, which is parsed to the same amount', (cents, value) => {
    expect(paypalAmount(cents, 'USD')).toEqual({ value, currencyCode: 'USD' });
    expect(fromPaypal({ value, currencyCode: 'USD' })).toEqual({ amountCents: cents, currency: 'USD' });
  });

  it('PayPal amounts with fewer decimals are parsed', () => {
    expect(fromPaypal({ value: '5', currencyCode: 'USD' }).amountCents).toBe(500);
    expect(fromPaypal({ value: '5.5', currencyCode: 'USD' }).amountCents).toBe(550);
  });

  it.each([0, -1, 19.99, Number.NaN])('PayPal never gets %d cents', (cents) => {
    expect(() => paypalAmount(cents, 'USD')).toThrow('not an amount');
  });

  it.each(['-1.00', '1e3', '1.999', '', '1,000.00', undefined])(
    'a PayPal amount of %o is rejected',
    (value) => {
      expect(() => fromPaypal({ value, currencyCode: 'USD' })).toThrow('not an amount');
    },
  );
});
