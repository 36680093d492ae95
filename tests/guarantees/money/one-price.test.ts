import { expect, test } from 'vitest';
import { onePrice } from '../../calls/orders/one-price.ts';
import { expectAll, sized } from '../gate.ts';

const holdsFor = await onePrice();
const carts = sized(60, 600, 10_000);

test('cart, coupon, order, history, email, provider, office, phone order and invoice agree on one price, to the cent', async () => {
  const ordered = await holdsFor(carts);
  expect(ordered).toBeGreaterThanOrEqual(carts);
  expectAll('random carts at one price', ordered, ordered);
});
