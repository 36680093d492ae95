import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { Change } from '#shop/changes/changes.ts';
import { CompressionQueue } from './compression-queue.ts';
import { type Made, PageCache } from './page-cache.ts';

const words = [
  'ពែង',
  'កាបូប',
  'mug',
  'bag',
  'krama',
  'teal',
  'saffron',
  'gift',
  'ribbon',
  'box',
  'silk',
  'ប្រអប់',
];
const word = (at: number) => words[Math.floor(Math.abs(Math.sin(at) * 1e4)) % words.length];
const text = Array.from(
  { length: 1500 },
  (_, at) =>
    `<li class="${word(at)}"><a href="/en/${at % 61}/${word(at * 3)}">${word(at * 7)} ${word(at * 11)}</a></li>`,
).join('\n');
const made = (over: Partial<Made> = {}): Made => ({
  status: 200,
  type: 'text/html',
  text,
  keep: true,
  ...over,
});
const make = (over?: Partial<Made>) => async () => made(over);
const roomy = 10_000_000;

describe('the page cache', () => {
  test('makes a page once, however many ask while it is being made', async () => {
    const cache = new PageCache({ maxBytes: roomy });
    let times = 0;
    const slow = async () => {
      times += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return made();
    };
    const bodies = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', slow)));
    expect(times).toBe(1);
    expect(new Set(bodies).size).toBe(1);
    expect(cache.peek('a')).toBe(bodies[0]);
  });

  test('tells who makes it also of those who join', async () => {
    const cache = new PageCache({ maxBytes: roomy });
    let seen: ReadonlySet<string> = new Set();
    let finish = (_: Made) => {};
    const slow = (requesters: ReadonlySet<string>) => {
      seen = requesters;
      return new Promise<Made>((resolve) => (finish = resolve));
    };
    const both = [cache.get('a', slow, 'one'), cache.get('a', slow, 'other')];
    expect([...seen]).toEqual(['one', 'other']);
    finish(made());
    await Promise.all(both);
  });

  test('asks again after a failure', async () => {
    const cache = new PageCache({ maxBytes: roomy });
    const failing = async () => {
      throw new Error('no');
    };
    await expect(cache.get('a', failing)).rejects.toThrow('no');
    expect((await cache.get('a', make())).status).toBe(200);
  });

  test('does not keep what is not to be kept', async () => {
    const cache = new PageCache({ maxBytes: roomy });
    await cache.get('a', make({ keep: false }));
    expect(cache.peek('a')).toBeUndefined();
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });

  test('does not keep what was begun before a purge, and makes it anew for who asks after it', async () => {
    const cache = new PageCache({ maxBytes: roomy });
    let finish = (_: Made) => {};
    const old = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    cache.purge(new Set(['all']));
    const fresh = await cache.get('a', make({ text: 'new' }));
    finish(made({ text: 'old' }));
    expect((await old).bodies.identity.toString()).toBe('old');
    expect(cache.peek('a')).toBe(fresh);
    expect(fresh.bodies.identity.toString()).toBe('new');
  });

  test('gives the old page, for a second, to those who would wait while one has the new one made', async () => {
    const cache = new PageCache({ maxBytes: roomy });
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    await cache.get('a', make({ text: 'old' }));
    cache.purge(new Set(['all']));
    expect(cache.peek('a')).toBeUndefined();
    let finish = (_: Made) => {};
    const fresh = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    expect(cache.peek('a')?.bodies.identity.toString()).toBe('old');
    now.mockReturnValue(1001);
    expect(cache.peek('a')).toBeUndefined();
    now.mockReturnValue(999);
    finish(made({ text: 'new' }));
    expect(cache.peek('a')?.bodies.identity.toString()).toBe('old');
    await fresh;
    expect(cache.peek('a')?.bodies.identity.toString()).toBe('new');
  });

  test('forgets what shows something else after a change, and keeps the rest', async () => {
    const cache = new PageCache({ maxBytes: roomy });
    const shows = (...tags: Change[]) => make({ tags: new Set(tags) });
    await cache.get('one', shows('product 1'));
    await cache.get('other', shows('product 2', 'list'));
    await cache.get('none', make());
    const kept = () => ['one', 'other', 'none'].filter((key) => cache.peek(key));
    cache.purge(new Set(['product 3']));
    expect(kept()).toEqual(['one', 'other', 'none']);
    cache.purge(new Set(['product 1']));
    expect(kept()).toEqual(['other', 'none']);
    cache.purge(new Set(['list']));
    expect(kept()).toEqual(['none']);
    cache.purge(new Set(['texts']));
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });

  test('keeps what was being made during a change of something else, not what shows the changed', async () => {
    const cache = new PageCache({ maxBytes: roomy });
    const finish: ((made: Made) => void)[] = [];
    const slow = () => new Promise<Made>((resolve) => finish.push(resolve));
    const both = [cache.get('one', slow), cache.get('other', slow)];
    cache.purge(new Set(['product 1']));
    for (const [at, end] of finish.entries()) end(made({ tags: new Set<Change>([`product ${at + 1}`]) }));
    await Promise.all(both);
    expect(cache.peek('one')).toBeUndefined();
    expect(cache.peek('other')).toBeDefined();
  });

  test('stays within its bytes, encodings counted, and drops what was unused longest', async () => {
    const size = Buffer.byteLength(text);
    const cache = new PageCache({ maxBytes: size * 3.9 });
    for (const key of ['a', 'b', 'c']) {
      const body = await cache.get(key, make());
      await cache.encoded(key, body, 'br');
    }
    cache.peek('a');
    await cache.get('d', make());
    expect(cache.peek('b')).toBeUndefined();
    expect(cache.peek('a')).toBeDefined();
    expect(cache.size.bytes).toBeLessThanOrEqual(size * 3.9);
    cache.purge(new Set(['all']));
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });

  test('counts entries without a body: addresses that only lead elsewhere cannot fill the memory', async () => {
    const cache = new PageCache({ maxBytes: 100_000 });
    for (let at = 0; at < 1000; at++) {
      await cache.get(`/en/product-detail/1/x/${at}`, make({ status: 301, text: '', location: '/en/' }));
    }
    expect(cache.size.entries).toBeLessThan(200);
  });

  test('an entry larger than the whole cache is answered, not kept', async () => {
    const cache = new PageCache({ maxBytes: 1000 });
    expect((await cache.get('a', make())).status).toBe(200);
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });
});

describe('compression', () => {
  test('every encoding holds the same page', async () => {
    const cache = new PageCache({ maxBytes: roomy });
    const body = await cache.get('a', make());
    expect(brotliDecompressSync(await cache.encoded('a', body, 'br')).toString()).toBe(text);
    expect(gunzipSync(await cache.encoded('a', body, 'gzip')).toString()).toBe(text);
    expect((await cache.encoded('a', body, 'identity')).toString()).toBe(text);
  });

  test('is done once for all who wait for it', async () => {
    const cache = new PageCache({ maxBytes: roomy });
    const body = await cache.get('a', make());
    const all = await Promise.all(Array.from({ length: 20 }, () => cache.encoded('a', body, 'br')));
    expect(new Set(all).size).toBe(1);
  });

  test('is soon repeated as densely as can be for a page that is kept, and its bytes are counted', async () => {
    const dense = new CompressionQueue({ mayWait: 5 });
    const cache = new PageCache({ maxBytes: roomy, dense });
    const body = await cache.get('a', make());
    const fast = await cache.encoded('a', body, 'br');
    const before = cache.size.bytes;
    await dense.idle();
    const later = await cache.encoded('a', body, 'br');
    expect(later.length).toBeLessThan(fast.length);
    expect(later.length).toBeLessThanOrEqual(brotliCompressSync(text).length + 16);
    expect(brotliDecompressSync(later).toString()).toBe(text);
    expect(cache.size.bytes).toBe(before - fast.length + later.length);
  });

  test('is not repeated for a page that is not kept or was purged meanwhile', async () => {
    const dense = new CompressionQueue({ mayWait: 5 });
    const cache = new PageCache({ maxBytes: roomy, dense });
    const passing = await cache.get('a', make({ keep: false }));
    const fast = await cache.encoded('a', passing, 'br');
    const kept = await cache.get('b', make());
    const fastKept = await cache.encoded('b', kept, 'br');
    cache.purge(new Set(['all']));
    await dense.idle();
    expect(passing.bodies.br).toBe(fast);
    expect(kept.bodies.br).toBe(fastKept);
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });
});

describe('the queue of dense compressions', () => {
  test('runs one after the other, takes no more than may wait, and outlives failures', async () => {
    const queue = new CompressionQueue({ mayWait: 3 });
    let running = 0;
    let most = 0;
    let done = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      done += 1;
      throw new Error('no matter');
    };
    // The first runs at once and does not wait.
    expect([1, 2, 3, 4, 5].map(() => queue.offer(work))).toEqual([true, true, true, true, false]);
    await queue.idle();
    expect({ most, done }).toEqual({ most: 1, done: 4 });
    expect(queue.offer(work)).toBe(true);
    await queue.idle();
    expect(done).toBe(5);
  });

  test('forgets what waits when it is cleared', async () => {
    const queue = new CompressionQueue({ mayWait: 9 });
    const done: string[] = [];
    for (const name of ['a', 'b', 'c']) queue.offer(async () => void done.push(name));
    queue.clear();
    await queue.idle();
    expect(done).toEqual(['a']);
  });

  test('waits for a pause, and not for ever', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const queue = new CompressionQueue({ mayWait: 9, pause: 300 });
    let done = false;
    queue.busy();
    queue.offer(async () => void (done = true));
    await sleep(50);
    expect(done).toBe(false);
    now = 1000;
    await queue.idle();
    expect(done).toBe(true);

    const neverIdle = new CompressionQueue({ mayWait: 9, pause: 5 });
    neverIdle.busy();
    await new Promise<void>((resolve) => neverIdle.offer(async () => resolve()));
  });
});
