import { expect, it } from 'vitest';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import { paymentMethods } from '#storefront/payment/payment-methods.ts';
import { methodFor } from './payment-ahead.tsx';

const row = {
  PaymentMethodId: 5,
  Name: 'Card',
  ShownAs: 'card',
  Provider: 'test',
  PublicKey: '',
  IsTest: true,
  PollSeconds: null,
} as const;
const labels = { hint: '', title: '' };
const texts = { card: labels, wallet: labels, code: labels, transfer: labels, nothing: labels, test: '' };

it('a method is available for the amount due now, which is the deposit if the shop takes one', () => {
  const methods = paymentMethods(
    [
      { ...row, LeastTotal: 500 },
      { ...row, PaymentMethodId: 8, MostTotal: 400 },
    ],
    texts,
  );
  const selected = (cart: Partial<PricedCart>) =>
    methodFor(methods, 8, { cart: { orderTotal: 650, ...cart } as PricedCart, country: null })?.method;
  expect(selected({ DueNow: 325 })).toBe(8);
  expect(selected({})).toBe(5);
});
