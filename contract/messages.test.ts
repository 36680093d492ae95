import { expect, test } from 'vitest';
import { messages } from './messages.ts';

test('no sentence sends the shopper to a way to pay by its name: it may not be offered', () => {
  const named = Object.values<string>(messages.texts).filter((text) => /\bpay by\b/iu.test(text));
  expect(named).toEqual([]);
});
