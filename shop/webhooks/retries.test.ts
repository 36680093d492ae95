import { expect, it } from 'vitest';
import { daySeconds, secondsToNextAttempt } from './retries.ts';

it('attempts are spread over a day with growing waits, and then the delivery fails', () => {
  for (const random of [0, 0.5, 0.999]) {
    const waits: number[] = [];
    let age = 0;
    for (let tries = 1; ; tries += 1) {
      const wait = secondsToNextAttempt(tries, age, { random });
      if (wait === null) break;
      waits.push(wait);
      age += wait;
    }
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits.length).toBeGreaterThanOrEqual(8);
    expect(age).toBeGreaterThan(daySeconds * 0.6);
    expect(age).toBeLessThan(daySeconds);
  }
});

it('two deliveries that fail together are tried at different times', () => {
  expect(secondsToNextAttempt(4, 0, { random: 0.1 })).not.toBe(secondsToNextAttempt(4, 0, { random: 0.9 }));
});

it('a receiver that asks to wait is left alone, for an hour at most', () => {
  expect(secondsToNextAttempt(1, 0, { retryAfter: 600 })).toBe(600);
  expect(secondsToNextAttempt(1, 0, { retryAfter: 1_000_000 })).toBe(3600);
});
