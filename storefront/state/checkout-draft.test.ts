import { beforeEach, expect, it } from 'vitest';
import { FakeStorage, fakeTab } from '#tests/support/fake-storage.ts';
import { clearCheckoutDraft, saveCheckoutDraft, checkoutDraft } from './checkout-draft.ts';

const nothing = { note: '', couponCode: '' };
let tab: FakeStorage;

beforeEach(() => {
  tab = fakeTab(new FakeStorage()).session;
});

it('a note and coupon code are stored for the customer who entered them, until cleared', () => {
  saveCheckoutDraft(7, { note: 'Ring twice', couponCode: 'FIVE' });
  expect(checkoutDraft(7)).toEqual({ note: 'Ring twice', couponCode: 'FIVE' });
  expect(checkoutDraft(8)).toEqual(nothing);
  clearCheckoutDraft();
  expect(checkoutDraft(7)).toEqual(nothing);
  expect(tab.entries.size).toBe(0);
});

it.each(['', '[]', '3', '{"user":7,"note":3,"couponCode":null}', '{{'])(
  'a checkout draft has no note or coupon code in a damaged storage: %s',
  (text) => {
    tab.entries.set('kado.checkout.wish', text);
    expect(checkoutDraft(7)).toEqual(nothing);
  },
);
