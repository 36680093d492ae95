import { expect, test } from 'vitest';
import { queuedAfter } from './queued-after.ts';

/** Returns a query that the test answers, and the number of its calls. */
function question() {
  const answers: (() => void)[] = [];
  let times = 0;
  const request = queuedAfter(async () => {
    times += 1;
    const own = times;
    await new Promise<void>((resolve) => answers.push(resolve));
    return own;
  });
  return { ask: request, answer: () => answers.shift()?.() };
}

test('requests made while one is in progress share the next one', async () => {
  const { ask: request, answer } = question();
  const first = request();
  await new Promise(setImmediate);
  const others = [request(), request(), request()];
  answer();
  expect(await first).toBe(1);
  await new Promise(setImmediate);
  const late = request();
  answer();
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await new Promise(setImmediate);
  answer();
  expect(await late).toBe(3);
});

test('a failed request does not block the next one', async () => {
  let times = 0;
  const request = queuedAfter(async () => {
    times += 1;
    if (times === 1) throw new Error('away');
    return times;
  });
  const first = request();
  first.catch(() => undefined);
  await new Promise(setImmediate);
  const second = request();
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe(2);
});
