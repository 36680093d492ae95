import { expect, it } from 'vitest';
import { secondsToNextMessage } from './retries.ts';

const away = { reason: 'telegram answered nothing', isRefused: false };
const refused = { reason: 'telegram answered 400', isRefused: true };

it.each([
  ['the first failure', 1, 0, away, 60],
  ['the second failure', 2, 60, away, 300],
  ['every later failure', 40, 3600, away, 900],
  ['a failure after a day', 90, 86_000, away, null],
  ['the second refusal', 2, 60, refused, 300],
  ['the third refusal', 3, 360, refused, null],
  ['too many requests', 3, 0, { ...away, retryAfter: 17 }, 17],
  ['an absurd time to wait', 1, 0, { ...away, retryAfter: 50_000 }, 3600],
])('after %s, attempt %i waits as long as it should', (_what, tries, age, failure, expected) => {
  expect(secondsToNextMessage(tries, age, failure)).toBe(expected);
});
