import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '#tests/support/fake-storage.ts';
import { forgetSeen, recordPaymentSeen, seenProducts } from './seen-products.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
});

describe('recently viewed products', () => {
  it('recently viewed products are the last twelve, once each, newest first, without the open one', () => {
    for (let id = 1; id <= 20; id += 1) recordPaymentSeen(id);
    recordPaymentSeen(15);
    expect(seenProducts(15)).toEqual([20, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9, 8]);
    expect(seenProducts()[0]).toBe(15);
    expect(seenProducts()).toHaveLength(12);
  });

  it('recently viewed products are cleared on request', () => {
    recordPaymentSeen(3);
    forgetSeen();
    expect(seenProducts()).toEqual([]);
  });

  it.each(['x', '{"a":1}', '["a", -1, null, 4, "5"]'])(
    'the usable recently viewed products of %s are read',
    (text) => {
      localStorage.setItem('recentlySeen', text);
      expect(seenProducts()).toEqual(text.startsWith('[') ? [4, 5] : []);
    },
  );
});
