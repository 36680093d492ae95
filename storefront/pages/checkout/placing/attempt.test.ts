import { beforeEach, describe, expect, it } from 'vitest';
import { endAttempt, openPayment } from './attempt.ts';
import { attemptFor, keepOpen, keyFor, noteSent, unanswered } from './attempt-key.ts';

/** Returns a tab's storage. If it is full, it stores nothing. */
function tab({ full = false } = {}): () => Storage {
  const saved = new Map<string, string>();
  const storage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      saved.set(key, value);
    },
    removeItem: (key: string) => void saved.delete(key),
  } as unknown as Storage;
  return () => storage;
}

describe.each([
  ['in the storage of the tab', false],
  ['when the browser stores nothing', true],
])('the idempotency key of a checkout attempt, %s', (_, full) => {
  let storage = tab({ full });
  beforeEach(() => {
    storage = tab({ full });
    endAttempt(storage);
  });

  it('the key stays the same for the same cart, so that pressing again places no second order', () => {
    const key = keyFor('[1]', storage);
    expect(keyFor('[1]', storage)).toBe(key);
    expect(key).toMatch(/^[\da-f]{32}$/u);
  });

  it('the attempt remembers what was sent under it until there is a response, only for the same cart', () => {
    keyFor('[1]', storage);
    noteSent('first', storage);
    noteSent('second', storage);
    noteSent('first', storage);
    keyFor('[1]', storage);
    expect(unanswered(storage)).toEqual(['second', 'first']);
    noteSent(null, storage);
    expect(unanswered(storage)).toEqual([]);
    noteSent('third', storage);
    keyFor('[2]', storage);
    expect(unanswered(storage)).toEqual([]);
  });

  it('a different cart gets a different key', () => {
    expect(keyFor('[2]', storage)).not.toBe(keyFor('[1]', storage));
  });

  it('the key stays with an open payment of its customer until the attempt is over', () => {
    const open = { user: 7, method: 5, cart: '[1]', PaymentKey: 'k', Proof: 'tok' } as const;
    const key = keyFor('[1]', storage);
    expect(openPayment(7, storage)).toBeNull();
    keepOpen(open, storage);
    expect(openPayment(7, storage)).toEqual(open);
    expect(openPayment(8, storage)).toBeNull();
    expect(keyFor('[1]', storage)).toBe(key);
    endAttempt(storage);
    expect(openPayment(7, storage)).toBeNull();
    expect(keyFor('[1]', storage)).not.toBe(key);
  });

  it('the key changes after the order, even for the same cart', () => {
    const key = keyFor('[1]', storage);
    endAttempt(storage);
    expect(keyFor('[1]', storage)).not.toBe(key);
  });
});

it('a damaged entry is ignored', () => {
  for (const entry of ['{', '[]', '7', '{"key":1,"cart":"[1]"}', 'null']) {
    const storage = tab();
    storage().setItem('kado.checkout', entry);
    expect(keyFor('[1]', storage)).toMatch(/^[\da-f]{32}$/u);
  }
});

it('an attempt is continued or started depending only on its cart', () => {
  const last = { key: 'a', cart: '[1]' };
  expect(attemptFor('[1]', last, () => 'b')).toBe(last);
  expect(attemptFor('[2]', last, () => 'b')).toEqual({ key: 'b', cart: '[2]' });
  expect(attemptFor('[1]', null, () => 'b')).toEqual({ key: 'b', cart: '[1]' });
});
