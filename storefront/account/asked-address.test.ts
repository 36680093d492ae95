import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '#tests/support/fake-storage.ts';
import { askedAddress, forgetAskedAddress, keepAskedAddress } from './asked-address.ts';

const email = 'bopha@example.com';
let kept: FakeStorage;
const storage = () => kept as unknown as Storage;
beforeEach(() => {
  kept = new FakeStorage();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('the stored address a code was sent to', () => {
  it('the address is stored for ten minutes, as long as the code is valid', () => {
    keepAskedAddress(email, storage);
    expect(askedAddress(storage)).toBe(email);
    vi.advanceTimersByTime(10 * 60_000 - 1);
    expect(askedAddress(storage)).toBe(email);
    vi.advanceTimersByTime(1);
    expect(askedAddress(storage)).toBeNull();
  });

  it('the address is deleted when it is no longer needed', () => {
    keepAskedAddress(email, storage);
    forgetAskedAddress(storage);
    expect(askedAddress(storage)).toBeNull();
    expect(kept.entries.size).toBe(0);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"bopha@example.com"',
    '{"email":"","until":1e99}',
    '{"email":7,"until":1e99}',
    '{"email":"a@b.example"}',
    '{"email":"a@b.example","until":"soon"}',
    '{"email":"a@b.example","until":1e99}',
  ])('damaged storage returns no address: %s', (text) => {
    kept.entries.set('kado.reset', text);
    expect(askedAddress(storage)).toBeNull();
  });

  it('the address lasts as long as the page when storage is blocked', () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    keepAskedAddress(email, blocked);
    expect(askedAddress(blocked)).toBe(email);
    forgetAskedAddress(blocked);
    expect(askedAddress(blocked)).toBeNull();
  });
});
