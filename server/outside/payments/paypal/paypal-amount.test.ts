import { describe, expect, it } from 'vitest';
import { fromPaypal, paypalAmount } from './paypal-amount.ts';

describe('amounts of PayPal', () => {
  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [1999, '19.99'],
    [100_000, '1000.00'],
  ])('%i cents are written %s, and read back the same', (cents, value) => {
    expect(paypalAmount(cents, 'USD')).toEqual({ value, currencyCode: 'USD' });
    expect(fromPaypal({ value, currencyCode: 'USD' })).toEqual({ amountCents: cents, currency: 'USD' });
  });

  it('what is written shorter is read as well', () => {
    expect(fromPaypal({ value: '5', currencyCode: 'USD' }).amountCents).toBe(500);
    expect(fromPaypal({ value: '5.5', currencyCode: 'USD' }).amountCents).toBe(550);
  });

  it.each([0, -1, 19.99, Number.NaN])('%d cents are never sent', (cents) => {
    expect(() => paypalAmount(cents, 'USD')).toThrow('not an amount');
  });

  it.each(['-1.00', '1e3', '1.999', '', '1,000.00', undefined])('%o is not read as an amount', (value) => {
    expect(() => fromPaypal({ value, currencyCode: 'USD' })).toThrow('not an amount');
  });
});
