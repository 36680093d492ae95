import { expect, test } from 'vitest';
import { callQueues as definitions, type Operation, type QueueName } from '#contract/operation.ts';
import { queues } from '#shop/capacity/capacity.ts';
import type { AppContext } from '../context/context.ts';
import { callQueues } from './call-queues.ts';

const app = { db: 'shared', checkoutDb: 'checkout', officeDb: 'office' } as unknown as AppContext;
const call = (queue: QueueName) => ({ queue }) as Operation;
const names = Object.keys(definitions) as QueueName[];

test.each(names)('calls in the queue %s use their own connections', async (name) => {
  const owns: Partial<Record<QueueName, string>> = {
    checkout: 'checkout',
    office: 'office',
    pictures: 'office',
  };
  const own = owns[name] ?? 'shared';
  expect(await callQueues(app).enter(call(name), async ({ db }) => db as unknown)).toBe(own);
});

test.each(names)(
  'any number of calls in the queue %s leave the capacity of other queues free',
  async (name) => {
    const all = callQueues(app);
    const { atOnce, mayWait } = queues[name].size;
    const over = Promise.withResolvers<void>();
    const under: Promise<void>[] = [];
    while (!all.isFull(call(name))) under.push(all.enter(call(name), () => over.promise));
    expect(under).toHaveLength(atOnce + mayWait);
    await expect(all.enter(call(name), async () => undefined)).rejects.toMatchObject({ statusCode: 503 });
    for (const other of names.filter((each) => each !== name))
      expect(await all.enter(call(other), async () => 'served')).toBe('served');
    over.resolve();
    await Promise.all(under);
  },
);
