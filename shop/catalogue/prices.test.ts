import { expect, it } from 'vitest';
import { shownPrice } from './prices.ts';

it('a price shows an active discount', () => {
  expect(shownPrice({ priceCents: 1000, payCents: 800, discountId: 3 })).toEqual({
    priceCents: 1000,
    reduction: { discountId: 3, payCents: 800 },
  });
});

it('a price shows no discount without a discount id, whatever the effective price', () => {
  expect(shownPrice({ priceCents: 1000, payCents: 0, discountId: null })).toEqual({
    priceCents: 1000,
    reduction: null,
  });
});

it('a price shows no discount that changes nothing', () => {
  expect(shownPrice({ priceCents: 1000, payCents: 1000, discountId: 3 })).toEqual({
    priceCents: 1000,
    reduction: null,
  });
});

it('a discount of the full price shows a price of 0', () => {
  expect(shownPrice({ priceCents: 1000, payCents: 0, discountId: 3 })).toEqual({
    priceCents: 0,
    reduction: null,
  });
});
