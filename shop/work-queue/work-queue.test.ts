import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { OverloadedError, workQueue } from './work-queue.ts';

test('a work queue runs jobs in order up to the concurrency limit, also after a failure', async () => {
  const line = workQueue({ atOnce: 2, mayWait: 10 });
  const order: number[] = [];
  let running = 0;
  let maxCount = 0;
  const work = (name: number) => async () => {
    maxCount = Math.max(maxCount, (running += 1));
    order.push(name);
    await sleep(2);
    running -= 1;
    if (name === 1) throw new Error('failed');
    return name;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((name) => line.run(work(name))));
  expect(maxCount).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true]);
});

test('a full work queue rejects jobs, and accepts them again once it empties', async () => {
  const line = workQueue({ atOnce: 1, mayWait: 2 });
  const all = [1, 2].map(() => line.run(() => sleep(2)));
  expect(line.isFull()).toBe(false);
  all.push(line.run(() => sleep(2)));
  expect(line.isFull()).toBe(true);
  await Promise.all(all);
  expect(line.isFull()).toBe(false);
});

test('a job that waits too long is rejected, and the queue continues without it', async () => {
  const line = workQueue({ atOnce: 1, mayWait: 5, timeoutMs: 20 });
  const first = line.run(() => sleep(60, 'first'));
  const [second, third] = await Promise.allSettled([
    line.run(async () => 'second'),
    line.run(async () => 'third'),
  ]);
  expect([second.status, third.status]).toEqual(['rejected', 'rejected']);
  expect((second as PromiseRejectedResult).reason).toBeInstanceOf(OverloadedError);
  expect(await first).toBe('first');
  expect(line.isFull()).toBe(false);
  expect(await line.run(async () => 'fourth')).toBe('fourth');
});

describe('shares per requester', () => {
  const by = (...names: string[]) => new Set(names);
  /**
   * Returns a queue in which each work item records its name when it starts, and runs until it is released.
   */
  function stage(options: Parameters<typeof workQueue>[0]) {
    const queue = workQueue(options);
    const started: string[] = [];
    const running: (() => void)[] = [];
    const run = (name: string, requesters: ReadonlySet<string>) =>
      queue.run(async () => {
        started.push(name);
        await new Promise<void>((resolve) => running.push(resolve));
        return name;
      }, requesters);
    const finishOne = async () => {
      running.shift()?.();
      await sleep(0);
    };
    return { queue, started, run, finishOne };
  }

  test('one requester gets only its share, so that others find capacity', async () => {
    const { started, run } = stage({ atOnce: 4, share: 2, mayWait: 10 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run(name, by('a'));
    void run('b1', by('b'));
    await sleep(0);
    expect(started).toEqual(['a1', 'a2', 'b1']);
  });

  test('the next job is that of the requester with the fewest running jobs, then the first to arrive', async () => {
    const { started, run, finishOne } = stage({ atOnce: 3, share: 3, mayWait: 10 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run(name, by('a'));
    void run('b1', by('b'));
    void run('c1', by('c'));
    for (let n = 0; n < 3; n += 1) await finishOne();
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4']);
  });

  test('a job shared by several requesters, even later ones, queues for the one with the fewest running jobs', async () => {
    const { started, run, finishOne } = stage({ atOnce: 2, share: 2, mayWait: 10 });
    const shared = by('a');
    void run('a1', by('a'));
    void run('a2', by('a'));
    void run('a3', by('a'));
    void run('shared', shared);
    shared.add('b');
    await finishOne();
    expect(started).toEqual(['a1', 'a2', 'shared']);
  });

  test('a full queue drops the last job of the requester with the most waiting jobs', async () => {
    const { queue, started, run, finishOne } = stage({ atOnce: 2, share: 2, mayWait: 3 });
    const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => run(name, by('a')));
    expect(queue.isFull(by('a'))).toBe(true);
    expect(queue.isFull(by('b'))).toBe(false);
    void run('b1', by('b'));
    await expect(all[4]).rejects.toBeInstanceOf(OverloadedError);
    for (let n = 0; n < 3; n += 1) await finishOne();
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    expect(queue.isFull(by('a'))).toBe(false);
  });
});
