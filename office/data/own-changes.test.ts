import { expect, test, vi } from 'vitest';
import { afterOwnChanges, forgetOwnChanges } from './own-changes.ts';

/** Returns a server that refuses changes of other versions, and a form that changes a record. */
function recordOf(id: number | string) {
  const server = { version: 1, running: 0 };
  const save = (version: number, kind: 'brand' | 'shop' | 'pages' = 'brand') =>
    afterOwnChanges({ kind, id, version }, async (base) => {
      server.running += 1;
      const { running } = server;
      await Promise.resolve();
      server.running -= 1;
      if (running > 1 || base !== server.version) throw new Error('conflict');
      server.version += 1;
      return { version: server.version };
    });
  return { server, save };
}

test('forms that were read at the same version are saved one after the other', async () => {
  const { save } = recordOf(1);
  const answers = await Promise.all([save(1), save(1), save(1)]);
  expect(answers.map(({ version }) => version)).toEqual([2, 3, 4]);
  await expect(save(2)).resolves.toEqual({ version: 5 });
});

test('another person’s change still conflicts, and the next change is sent', async () => {
  const { server, save } = recordOf(2);
  await save(1);
  server.version += 1;
  await expect(save(1)).rejects.toThrow('conflict');
  await expect(save(2)).rejects.toThrow('conflict');
  await expect(save(3)).resolves.toEqual({ version: 4 });
  await expect(save(1)).rejects.toThrow('conflict');
});

test('the kinds that show settings share their version, and other records don’t', async () => {
  const { save } = recordOf('shop');
  await Promise.all([save(1, 'shop'), save(1, 'pages')]);
  await expect(recordOf(3).save(1)).resolves.toEqual({ version: 2 });
});

test('a change without an answer doesn’t hold back the next one, and a sign-out forgets both', async () => {
  vi.useFakeTimers();
  const change = { kind: 'brand', id: 4, version: 1 } as const;
  void afterOwnChanges(change, () => new Promise(() => undefined));
  const next = afterOwnChanges(change, (version) => Promise.resolve({ version }));
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(next).resolves.toEqual({ version: 1 });
  void afterOwnChanges(change, () => new Promise(() => undefined));
  forgetOwnChanges();
  await expect(afterOwnChanges(change, () => Promise.resolve('sent'))).resolves.toBe('sent');
  vi.useRealTimers();
});
