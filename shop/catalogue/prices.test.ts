import { expect, it } from 'vitest';
import { shownPrice } from './prices.ts';

it('shows a reduction that runs', () => {
  expect(shownPrice({ priceCents: 1000, payCents: 800, discountId: 3 })).toEqual({
    priceCents: 1000,
    reduction: { discountId: 3, payCents: 800 },
  });
});

it('shows none without one, whatever the price to pay says', () => {
  expect(shownPrice({ priceCents: 1000, payCents: 0, discountId: null })).toEqual({
    priceCents: 1000,
    reduction: null,
  });
});

it('shows none that takes nothing off', () => {
  expect(shownPrice({ priceCents: 1000, payCents: 1000, discountId: 3 })).toEqual({
    priceCents: 1000,
    reduction: null,
  });
});

it('a reduction down to nothing is a price of 0', () => {
  expect(shownPrice({ priceCents: 1000, payCents: 0, discountId: 3 })).toEqual({
    priceCents: 0,
    reduction: null,
  });
});
