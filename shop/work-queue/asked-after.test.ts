import { expect, test } from 'vitest';
import { askedAfter } from './asked-after.ts';

/** A question that is answered by hand, with how often it was asked. */
function question() {
  const answers: (() => void)[] = [];
  let times = 0;
  const ask = askedAfter(async () => {
    times += 1;
    const own = times;
    await new Promise<void>((resolve) => answers.push(resolve));
    return own;
  });
  return { ask, answer: () => answers.shift()?.() };
}

test('who comes while it is on its way is answered by the next, together with the others who came then', async () => {
  const { ask, answer } = question();
  const first = ask();
  const others = [ask(), ask(), ask()];
  answer();
  expect(await first).toBe(1);
  await new Promise(setImmediate);
  const late = ask();
  answer();
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await new Promise(setImmediate);
  answer();
  expect(await late).toBe(3);
});

test('after one that failed it is asked again', async () => {
  let times = 0;
  const ask = askedAfter(async () => {
    times += 1;
    if (times === 1) throw new Error('away');
    return times;
  });
  const first = ask();
  const second = ask();
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe(2);
});
