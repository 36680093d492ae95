import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '#tests/support/fake-storage.ts';
import { forgetSeen, noteSeen, seenProducts } from './seen-products.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
});

describe('products seen lately', () => {
  it('are the last twelve, each once, the last one first, without the one that is open', () => {
    for (let id = 1; id <= 20; id += 1) noteSeen(id);
    noteSeen(15);
    expect(seenProducts(15)).toEqual([20, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9, 8]);
    expect(seenProducts()[0]).toBe(15);
    expect(seenProducts()).toHaveLength(12);
  });

  it('are forgotten when asked', () => {
    noteSeen(3);
    forgetSeen();
    expect(seenProducts()).toEqual([]);
  });

  it.each(['x', '{"a":1}', '["a", -1, null, 4, "5"]'])('are what can be read of %s', (text) => {
    localStorage.setItem('recentlySeen', text);
    expect(seenProducts()).toEqual(text.startsWith('[') ? [4, 5] : []);
  });
});
