import { expect, it } from 'vitest';
import { onePrice } from './one-price.ts';

const holdsFor = await onePrice();

it('cart, coupon, response, order, items, history, email and provider have the same price, to the cent', async () => {
  expect(await holdsFor(30)).toBeGreaterThanOrEqual(30);
});
