import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import { encoded, rendered, type Rendered, renderedCache } from './rendered.ts';
import type { Made } from './tagged-cache.ts';

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
type Page = Made<Rendered>;
type Answer = Parameters<typeof rendered>[0];
const made = (over: Partial<Answer> = {}) =>
  rendered({ status: 200, type: 'text/html', text, keep: true, ...over });
const make = (over?: Partial<Answer>) => async () => made(over);
const roomy = 10_000_000;

afterEach(() => void vi.restoreAllMocks());

describe('the page cache', () => {
  test('the page cache renders a page once for simultaneous requests', async () => {
    const cache = renderedCache(roomy);
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

  test('the renderer learns about requests that join later', async () => {
    const cache = renderedCache(roomy);
    let seen: ReadonlySet<string> = new Set();
    let finish = (_: Page) => {};
    const slow = (requesters: ReadonlySet<string>) => {
      seen = requesters;
      return new Promise<Page>((resolve) => (finish = resolve));
    };
    const both = [cache.get('a', slow, 'one'), cache.get('a', slow, 'other')];
    expect([...seen]).toEqual(['one', 'other']);
    finish(made());
    await Promise.all(both);
  });

  test('the page cache renders again after a failure', async () => {
    const cache = renderedCache(roomy);
    const failing = async () => {
      throw new Error('no');
    };
    await expect(cache.get('a', failing)).rejects.toThrow('no');
    expect((await cache.get('a', make())).status).toBe(200);
  });

  test('the page cache does not store an uncacheable page', async () => {
    const cache = renderedCache(roomy);
    await cache.get('a', make({ keep: false }));
    expect(cache.peek('a')).toBeUndefined();
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });

  test('the page cache does not store a page started before a purge, and renders again for later requests', async () => {
    const cache = renderedCache(roomy);
    let finish = (_: Page) => {};
    const old = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    cache.purge(new Set(['all']));
    const fresh = await cache.get('a', make({ text: 'new' }));
    finish(made({ text: 'old' }));
    expect((await old).bodies.identity.toString()).toBe('old');
    expect(cache.peek('a')).toBe(fresh);
    expect(fresh.bodies.identity.toString()).toBe('new');
  });

  test('the page cache serves the old page for up to two seconds to requests that wait while another renders the new one', async () => {
    const cache = renderedCache(roomy);
    const now = vi.spyOn(performance, 'now').mockReturnValue(1);
    await cache.get('a', make({ text: 'old' }));
    cache.purge(new Set(['all']));
    expect(cache.peek('a')).toBeUndefined();
    const seen = () => cache.peek('a')?.bodies.identity.toString();
    let finish = (_: Page) => {};
    const fresh = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
    expect(seen()).toBe('old');
    now.mockReturnValue(2001);
    expect(seen()).toBeUndefined();
    finish(made({ text: 'new' }));
    await fresh;
    expect(seen()).toBe('new');
  });

  test('the page cache serves the old page until the new one is ready', async () => {
    const cache = renderedCache(roomy);
    await cache.get('a', make({ text: 'old' }));
    cache.purge(new Set(['all']));
    const fresh = cache.get('a', make({ text: 'new' }));
    expect(cache.peek('a')?.bodies.identity.toString()).toBe('old');
    await fresh;
    expect(cache.peek('a')?.bodies.identity.toString()).toBe('new');
  });

  test('a change removes only the pages that show the changed data', async () => {
    const cache = renderedCache(roomy);
    const shows = (...tags: InvalidationTag[]) => make({ tags: new Set(tags) });
    await cache.get('one', shows('product 1'));
    await cache.get('other', shows('product 2', 'list'));
    await cache.get('none', make());
    const stored = () => ['one', 'other', 'none'].filter((key) => cache.peek(key));
    cache.purge(new Set(['product 3']));
    expect(stored()).toEqual(['one', 'other', 'none']);
    cache.purge(new Set(['product 1']));
    expect(stored()).toEqual(['other', 'none']);
    cache.purge(new Set(['list']));
    expect(stored()).toEqual(['none']);
    cache.purge(new Set(['texts']));
    expect(stored()).toEqual([]);
  });

  describe('changes that may appear late', () => {
    const late = (cache: ReturnType<typeof renderedCache>, ...changes: InvalidationTag[]) =>
      cache.purge(new Set(changes), { mayLag: true });
    const list = (name: string) =>
      make({ text: name, mayLag: true, tags: new Set<InvalidationTag>(['list']) });
    const bodyOf = (page?: Rendered) => page?.bodies.identity.toString();

    test('the page cache serves the old list immediately while a new one renders, and the new one once it is ready', async () => {
      const cache = renderedCache(roomy);
      await cache.get('a', list('old'));
      late(cache, 'list');
      const finish: ((made: Page) => void)[] = [];
      const slow = vi.fn<() => Promise<Page>>(() => new Promise((resolve) => finish.push(resolve)));
      for (let at = 0; at < 9; at += 1) expect(bodyOf(await cache.get('a', slow))).toBe('old');
      await vi.waitFor(() => expect(slow).toHaveBeenCalledOnce());
      expect(bodyOf(cache.peek('a'))).toBe('old');
      finish[0]?.(await list('new')());
      await vi.waitFor(() => expect(bodyOf(cache.peek('a'))).toBe('new'));
    });

    test('the page cache serves the old list for two seconds; later requests wait for the new one', async () => {
      const cache = renderedCache(roomy);
      const now = vi.spyOn(performance, 'now').mockReturnValue(1);
      await cache.get('a', list('old'));
      late(cache, 'list');
      now.mockReturnValue(1500);
      late(cache, 'list');
      expect(bodyOf(cache.peek('a'))).toBe('old');
      now.mockReturnValue(2001);
      expect(bodyOf(await cache.get('a', list('new')))).toBe('new');
    });

    test('the page cache serves an old page only for lists, and only for changes that may appear late', async () => {
      const cache = renderedCache(roomy);
      await cache.get('a', make({ text: 'old', tags: new Set<InvalidationTag>(['product 1']) }));
      await cache.get('b', list('old'));
      late(cache, 'product 1', 'list');
      cache.purge(new Set(['list']));
      expect(bodyOf(await cache.get('a', list('new')))).toBe('new');
      expect(bodyOf(await cache.get('b', list('new')))).toBe('new');
    });

    test('a list outdated during rendering replaces an older one but not a newer one', async () => {
      const cache = renderedCache(roomy);
      await cache.get('a', list('first'));
      late(cache, 'list');
      const finish: ((made: Page) => void)[] = [];
      await cache.get('a', () => new Promise((resolve) => finish.push(resolve)));
      await vi.waitFor(() => expect(finish).toHaveLength(1));
      late(cache, 'list');
      finish[0]?.(await list('second')());
      await vi.waitFor(() => expect(bodyOf(cache.peek('a'))).toBe('second'));
      expect(bodyOf(await cache.get('a', list('third')))).toBe('second');
      await vi.waitFor(() => expect(bodyOf(cache.peek('a'))).toBe('third'));
    });

    test('the page cache keeps the old list when rendering fails, and tries again', async () => {
      const cache = renderedCache(roomy);
      await cache.get('a', list('old'));
      late(cache, 'list');
      const failing = vi.fn<() => Promise<Page>>(() => Promise.reject(new Error('no')));
      await cache.get('a', failing);
      await vi.waitFor(() => expect(failing).toHaveBeenCalled());
      expect(bodyOf(cache.peek('a'))).toBe('old');
      await vi.waitFor(async () => expect(bodyOf(await cache.get('a', list('new')))).toBe('new'));
    });
  });

  test('the page cache stores a page rendered during an unrelated change, but not one that shows the changed data', async () => {
    const cache = renderedCache(roomy);
    const finish: ((made: Page) => void)[] = [];
    const slow = () => new Promise<Page>((resolve) => finish.push(resolve));
    const both = [cache.get('one', slow), cache.get('other', slow)];
    cache.purge(new Set(['product 1']));
    for (const [at, end] of finish.entries())
      end(made({ tags: new Set<InvalidationTag>([`product ${at + 1}`]) }));
    await Promise.all(both);
    expect(cache.peek('one')).toBeUndefined();
    expect(cache.peek('other')).toBeDefined();
  });

  test('the page cache stays within its byte limit including encodings, and evicts the least recently used pages', async () => {
    const size = Buffer.byteLength(text);
    const cache = renderedCache(Math.round(size * 3.9));
    for (const key of ['a', 'b', 'c']) {
      const body = await cache.get(key, make());
      await encoded(cache, key, body, 'br');
    }
    cache.peek('a');
    await cache.get('d', make());
    expect(cache.peek('b')).toBeUndefined();
    expect(cache.peek('a')).toBeDefined();
    expect(cache.size.bytes).toBeLessThanOrEqual(size * 3.9);
  });

  test('the page cache counts redirects without a body, so that they cannot fill the memory', async () => {
    const cache = renderedCache(100_000);
    for (let at = 0; at < 1000; at++) {
      await cache.get(`/en/product-detail/1/x/${at}`, make({ status: 301, text: '', location: '/en/' }));
    }
    expect(cache.size.entries).toBeLessThan(200);
  });

  test('the page cache serves an entry larger than the cache without storing it', async () => {
    const cache = renderedCache(1000);
    expect((await cache.get('a', make())).status).toBe(200);
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });
});

describe('compression', () => {
  test('every encoding contains the same page', async () => {
    const cache = renderedCache(roomy);
    const body = await cache.get('a', make());
    expect(brotliDecompressSync(await encoded(cache, 'a', body, 'br')).toString()).toBe(text);
    expect(gunzipSync(await encoded(cache, 'a', body, 'gzip')).toString()).toBe(text);
    expect((await encoded(cache, 'a', body, 'identity')).toString()).toBe(text);
  });

  test('the page cache compresses once for all waiting requests', async () => {
    const cache = renderedCache(roomy);
    const body = await cache.get('a', make());
    const all = await Promise.all(Array.from({ length: 20 }, () => encoded(cache, 'a', body, 'br')));
    expect(new Set(all).size).toBe(1);
  });
});
