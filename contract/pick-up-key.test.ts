import { expect, test } from 'vitest';
import { pickUpKey } from './pick-up-key.ts';

test('only labels about delivery have other words for pick-up at the shop', () => {
  expect(pickUpKey('onDelivery', true)).toBe('onDeliveryPickUp');
  expect(pickUpKey('onDelivery', false)).toBe('onDelivery');
  expect(pickUpKey('paid', true)).toBe('paid');
});
