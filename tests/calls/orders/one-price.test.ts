import { expect, it } from 'vitest';
import { onePrice } from './one-price.ts';

const holdsFor = await onePrice();

it('cart, coupon, order, history, email, provider, office, phone order and invoice have the same price, to the cent', async () => {
  expect(await holdsFor(30)).toBeGreaterThanOrEqual(30);
});
