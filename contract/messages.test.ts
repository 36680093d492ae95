import { expect, test } from 'vitest';
import { messages } from './messages.ts';

test('no message names a payment method, because it may not be offered', () => {
  const named = Object.values<string>(messages.texts).filter((text) => /\bpay by\b/iu.test(text));
  expect(named).toEqual([]);
});
