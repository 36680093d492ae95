import { expect, test } from 'vitest';
import { moodAddress } from './mood-address.ts';

const few = '/en/product-detail/7/shirts/cotton-t-shirt';
const group = `${few}?for=group`;

test.each([
  [few, '?for=group&pieces=100', `${few}?pieces=100`],
  [group, '?pieces=100&color=2', `${few}?for=group&pieces=100&color=2`],
  [group, '?for=group&pieces=100', `${few}?for=group&pieces=100`],
  [few, '?for=group', few],
  [group, '', group],
])('the way to buy at %s keeps the rest of %s', (href, search, address) => {
  expect(moodAddress(href, search)).toBe(address);
});
