import { expect, test } from 'vitest';
import { type Draft, empty, saveDraft, storedDraft, withAddress } from './draft.ts';

const begun: Draft = { ...empty, customerId: 7, lines: [{ productId: 1, quantity: 2, options: [] }] };

test('the draft lasts as long as the page when storage is blocked', () => {
  expect(() => saveDraft(1, { ...empty, customerId: 7 })).not.toThrow();
  expect(storedDraft(1)).toBe(empty);
});

test('the products of a sample request are added once, and other text in the address is ignored', () => {
  const address = new URLSearchParams('lines=12x3,1x9,0x,<b>');
  const filled = withAddress(begun, address);
  expect(filled.lines).toEqual([
    { productId: 1, quantity: 2, options: [] },
    { productId: 12, quantity: 3, options: [] },
  ]);
  expect(withAddress(filled, address)).toBe(filled);
  expect(withAddress(begun, new URLSearchParams(''))).toBe(begun);
});

test('an address names the customer, whose company is not that of the one before', () => {
  const company = { name: 'Mekong', taxNumber: '', address: '' };
  const before = { ...begun, company };
  const { lines } = begun;
  expect(withAddress(before, new URLSearchParams('customer=9'))).toEqual({ ...empty, customerId: 9, lines });
  for (const same of ['customer=7', 'customer=0', 'customer=x'])
    expect(withAddress(before, new URLSearchParams(same))).toBe(before);
});
