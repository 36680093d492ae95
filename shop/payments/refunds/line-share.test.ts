import { expect, test } from 'vitest';
import { linesTotal } from './line-share.ts';

const order = { subtotalCents: 2850, onceCents: 0, discountCents: 500, addedVatRate: null };
const mugs = { totalCents: 2250, quantity: 3, refunded: 0, pieces: 0 };
const pepper = { totalCents: 600, quantity: 1, refunded: 0, pieces: 0 };

test('the refund of a unit is its price minus its share of the coupon', () => {
  expect(linesTotal(order, [{ ...mugs, pieces: 1 }, pepper])).toEqual({
    linesCents: 750,
    couponCents: 132,
    vatCents: 0,
  });
  expect(linesTotal({ ...order, discountCents: 0 }, [{ ...mugs, pieces: 2 }, pepper])).toEqual({
    linesCents: 1500,
    couponCents: 0,
    vatCents: 0,
  });
});

test.each([
  ['', null, 2350],
  [', with added VAT', 750, 2526],
])('refunding units one by one adds up to refunding them all at once%s', (_, addedVatRate, whole) => {
  const net = (lines: Parameters<typeof linesTotal>[1]) => {
    const { linesCents, couponCents, vatCents } = linesTotal({ ...order, addedVatRate }, lines);
    return linesCents - couponCents + vatCents;
  };
  const oneByOne = [0, 1, 2].map((refunded) => net([{ ...mugs, refunded, pieces: 1 }, pepper]));
  const last = net([
    { ...mugs, refunded: 3 },
    { ...pepper, pieces: 1 },
  ]);
  expect([...oneByOne, last].reduce((total, cents) => total + cents, 0)).toBe(whole);
});

test('a line whose price is not divisible by its quantity loses no cent', () => {
  const odd = { totalCents: 1000, quantity: 3, pieces: 1 };
  const parts = [0, 1, 2].map(
    (refunded) =>
      linesTotal({ ...order, subtotalCents: 1000, discountCents: 0 }, [{ ...odd, refunded }]).linesCents,
  );
  expect(parts).toEqual([333, 334, 333]);
});

test('refunding all units leaves what the lines cost once, and with it adds up to the subtotal', () => {
  const printed = { ...order, subtotalCents: 2850 + 3500, onceCents: 3500 };
  const all = [
    { ...mugs, pieces: 3 },
    { ...pepper, pieces: 1 },
  ];
  const { linesCents, couponCents } = linesTotal(printed, all);
  expect(linesCents + printed.onceCents).toBe(printed.subtotalCents);
  expect(couponCents).toBe(printed.discountCents);
});
