import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withinLimit } from './within-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limited = (retryAfter: number) => ({ statusCode: 429, retryAfter });
const fine = { statusCode: 200 };

describe('a request that exceeds the limit of a minute', () => {
  test('a request over a minute’s limit is sent once more after that minute, which the page counts down', async () => {
    const answers = [limited(3), fine];
    const left: number[] = [];
    const answer = withinLimit(async () => answers.shift()!, { onWait: (seconds) => left.push(seconds) });
    await vi.advanceTimersByTimeAsync(2900);
    expect(answers).toEqual([fine]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toBe(fine);
    expect(left).toEqual([3, 2, 1, 0]);
  });

  test('a request over a minute’s limit isn’t sent a third time', async () => {
    const answers = [limited(1), limited(1), fine];
    const answer = withinLimit(async () => answers.shift()!, { onWait: () => undefined });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toEqual(limited(1));
  });

  test('a request that exceeds the limit of a minute ends when the customer stops it', async () => {
    const stop = new AbortController();
    const answers = [limited(5), fine];
    const answer = withinLimit(async () => answers.shift()!, {
      signal: stop.signal,
      onWait: () => stop.abort(),
    });
    const outcome = answer.catch((error: unknown) => (error as Error).name);
    await vi.advanceTimersByTimeAsync(1100);
    expect(await outcome).toBe('AbortError');
    expect(answers).toEqual([fine]);
  });
});

test.each([limited(900), limited(0), { statusCode: 429 }, { statusCode: 503, retryAfter: 5 }])(
  'the refusal %j is shown at once',
  async (refusal) => {
    expect(await withinLimit(async () => refusal, { onWait: () => expect.unreachable() })).toBe(refusal);
  },
);
