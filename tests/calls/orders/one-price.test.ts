import { expect, it } from 'vitest';
import { onePrice } from './one-price.ts';

const holdsFor = await onePrice();

it('cart, coupon, answer, order, items, history, mail and provider say one and the same price, to the cent', async () => {
  expect(await holdsFor(30)).toBeGreaterThanOrEqual(30);
});
