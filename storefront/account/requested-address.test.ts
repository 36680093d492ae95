import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '#tests/support/fake-storage.ts';
import { requestedAddress, forgetRequestedAddress, saveRequestedAddress } from './requested-address.ts';

const email = 'bopha@example.com';
let saved: FakeStorage;
const storage = () => saved as unknown as Storage;
beforeEach(() => {
  saved = new FakeStorage();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('the stored email address a code was sent to', () => {
  it('the email address is stored for ten minutes, as long as the code is valid', () => {
    saveRequestedAddress(email, storage);
    expect(requestedAddress(storage)).toBe(email);
    vi.advanceTimersByTime(10 * 60_000 - 1);
    expect(requestedAddress(storage)).toBe(email);
    vi.advanceTimersByTime(1);
    expect(requestedAddress(storage)).toBeNull();
  });

  it('the email address is deleted when it is no longer needed', () => {
    saveRequestedAddress(email, storage);
    forgetRequestedAddress(storage);
    expect(requestedAddress(storage)).toBeNull();
    expect(saved.entries.size).toBe(0);
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
  ])('damaged storage returns no email address: %s', (text) => {
    saved.entries.set('kado.reset', text);
    expect(requestedAddress(storage)).toBeNull();
  });

  it('the email address lasts as long as the page when storage is blocked', () => {
    const blocked = () => {
      throw new Error('SecurityError');
    };
    saveRequestedAddress(email, blocked);
    expect(requestedAddress(blocked)).toBe(email);
    forgetRequestedAddress(blocked);
    expect(requestedAddress(blocked)).toBeNull();
  });
});
