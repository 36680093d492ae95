import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TooBusy, workQueue } from './work-queue.ts';

test('no more run at once than may, each in its turn, also after one that fails', async () => {
  const line = workQueue({ atOnce: 2, mayWait: 10 });
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (name: number) => async () => {
    most = Math.max(most, (running += 1));
    order.push(name);
    await sleep(2);
    running -= 1;
    if (name === 1) throw new Error('failed');
    return name;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((name) => line.run(work(name))));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true]);
});

test('the line is full when as many wait as may, and empties again', async () => {
  const line = workQueue({ atOnce: 1, mayWait: 2 });
  const all = [1, 2].map(() => line.run(() => sleep(2)));
  expect(line.isFull()).toBe(false);
  all.push(line.run(() => sleep(2)));
  expect(line.isFull()).toBe(true);
  await Promise.all(all);
  expect(line.isFull()).toBe(false);
});

test('who has waited for too long gives up, and the line goes on without them', async () => {
  const line = workQueue({ atOnce: 1, mayWait: 5, patience: 20 });
  const first = line.run(() => sleep(60, 'first'));
  const [second, third] = await Promise.allSettled([
    line.run(async () => 'second'),
    line.run(async () => 'third'),
  ]);
  expect([second.status, third.status]).toEqual(['rejected', 'rejected']);
  expect((second as PromiseRejectedResult).reason).toBeInstanceOf(TooBusy);
  expect(await first).toBe('first');
  expect(line.isFull()).toBe(false);
  expect(await line.run(async () => 'fourth')).toBe('fourth');
});
