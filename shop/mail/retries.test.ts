import { describe, expect, it } from 'vitest';
import type { Mail } from './contents.ts';
import { isStale, secondsToNextTry } from './retries.ts';

const welcome: Mail = { kind: 'welcome', to: 'a@example.com', language: 'en', content: {} };
const code: Mail = {
  kind: 'oneTimeCode',
  to: 'a@example.com',
  language: 'en',
  content: { code: '12345678', minutes: 10 },
};
const away = { reason: 'ECONNREFUSED', isRefused: false };
const refused = { reason: '550', isRefused: true };
const waitsOf = (mail: Mail, failure: typeof away, age = 0) =>
  Array.from({ length: 10 }, (_, at) => secondsToNextTry(mail, at + 1, age, failure));

describe('failed emails', () => {
  it('retry delays grow from a minute to a day, and the ninth attempt is the last', () => {
    const minutes = waitsOf(welcome, away).map((seconds) => seconds && seconds / 60);
    expect(minutes).toEqual([1, 5, 15, 60, 180, 360, 720, 1440, null, null]);
  });

  it('a permanently rejected recipient gets no more than three attempts', () => {
    expect(waitsOf(welcome, refused).slice(0, 4)).toEqual([60, 300, null, null]);
  });

  it('no retry is scheduled after the code in the email expires', () => {
    expect(secondsToNextTry(code, 1, 0, away)).toBe(60);
    expect(secondsToNextTry(code, 2, 299, away)).toBe(300);
    expect(secondsToNextTry(code, 2, 300, away)).toBeNull();
  });
});

it('an email with a code becomes stale with the code, other emails never do', () => {
  expect(isStale(code, 599)).toBe(false);
  expect(isStale(code, 600)).toBe(true);
  expect(isStale(welcome, 1e9)).toBe(false);
});
