import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { RenderRequest } from '#web/app-build.ts';
import type { AppContext } from '../context/context.ts';
import type { AppShellCache } from './app-shell-cache.ts';
import { servePages } from './pages.ts';
import { renderedCache } from './rendered.ts';
import type { Renderer } from './renderer.ts';

interface Shown {
  /** Whether the layout has all its parts. */
  whole?: boolean;
  /** The error of a part of the page that failed to load. */
  missing?: Error;
}

/** Returns pages of a storefront that shows only the requested URL. `shown` may change between requests. */
function pagesOf(shown: Shown, cdnSeconds = 0) {
  const requested: string[] = [];
  const render = async (request: RenderRequest) => {
    requested.push(request.address);
    await request.frame('en');
    if (shown.missing) request.report(shown.missing, 'a part');
    return { kind: 'page', status: 200, html: request.address, payload: { address: request.address } };
  };
  const storefront = { render, matchRoute: () => null, queryKeys: {} };
  const server = Fastify() as unknown as FastifyInstance;
  const config = { publicUrl: 'https://shop.example', cdnSeconds };
  servePages(server, { config, secret: Buffer.alloc(32) } as AppContext, {
    limits: {
      allow: async () => true,
      charge: () => undefined,
      stateOf: () => ({ max: 1, left: 1, seconds: 1 }),
    },
    renderer: {
      place: { name: 'storefront', base: '/' },
      appBuild: async () => storefront,
      files: {},
    } as unknown as Renderer,
    frames: { get: async () => ({ whole: shown.whole ?? true }) } as unknown as AppShellCache,
    cache: renderedCache(1_000_000),
    call: async () => {
      throw new Error('no call is expected');
    },
  });
  return { server, asked: requested };
}

describe('caching of pages', () => {
  it('browsers always revalidate a page, and a CDN caches it as long as the settings allow', async () => {
    const { headers: plain } = await pagesOf({}).server.inject('/en');
    const { headers } = await pagesOf({}, 5).server.inject('/en');
    expect([plain['cache-control'], headers['cache-control']]).toEqual(['no-cache', 'no-cache']);
    expect(plain['cdn-cache-control']).toBeUndefined();
    expect(headers['cdn-cache-control']).toContain('max-age=5, stale-while-revalidate');
  });

  it('a complete page is cached', async () => {
    const { server, asked: requested } = pagesOf({});
    for (const _ of [1, 2]) expect((await server.inject('/en')).statusCode).toBe(200);
    expect(requested).toEqual(['/en']);
  });

  it.each<[string, Shown]>([
    ['of its layout', { whole: false }],
    ['of the page itself', { missing: new Error('could not') }],
  ])('a page is rendered again while a part %s is missing', async (_, shown) => {
    const { server, asked: requested } = pagesOf(shown);
    await server.inject('/en');
    await server.inject('/en');
    expect(requested).toEqual(['/en', '/en']);
    Object.assign(shown, { whole: true, missing: undefined });
    await server.inject('/en');
    await server.inject('/en');
    expect(requested).toHaveLength(3);
  });
});

describe('URL parsing as in browsers', () => {
  it.each([
    ['/page-data//', '/'],
    ['/page-data//:99999/', '/:99999/'],
    ['/page-data//other.example/en', '/other.example/en'],
    ['/en/./cart?x=1', '/en/cart'],
  ])('the URL %s is parsed', async (sent, understood) => {
    const { server, asked: requested } = pagesOf({});
    expect((await server.inject(sent)).statusCode).toBe(200);
    expect(requested).toEqual([understood]);
  });
});
