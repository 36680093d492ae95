import { expect, it } from 'vitest';
import { shownPrice } from './prices.ts';

it('shows an active discount', () => {
  expect(shownPrice({ priceCents: 1000, payCents: 800, discountId: 3 })).toEqual({
    priceCents: 1000,
    reduction: { discountId: 3, payCents: 800 },
  });
});

it('shows no discount without a discount id, whatever the effective price', () => {
  expect(shownPrice({ priceCents: 1000, payCents: 0, discountId: null })).toEqual({
    priceCents: 1000,
    reduction: null,
  });
});

it('shows no discount that changes nothing', () => {
  expect(shownPrice({ priceCents: 1000, payCents: 1000, discountId: 3 })).toEqual({
    priceCents: 1000,
    reduction: null,
  });
});

it('shows a price of 0 for a discount of the full price', () => {
  expect(shownPrice({ priceCents: 1000, payCents: 0, discountId: 3 })).toEqual({
    priceCents: 0,
    reduction: null,
  });
});
