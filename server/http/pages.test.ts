import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { RenderRequest } from '#web/app-build.ts';
import type { AppContext } from '../context/context.ts';
import type { Frames } from './frames.ts';
import { servePages } from './pages.ts';
import { renderedCache } from './rendered.ts';
import type { Renderer } from './renderer.ts';

interface Shown {
  /** Whether the frame has all its parts. */
  whole?: boolean;
  /** A part of the page that could not be loaded. */
  missing?: Error;
}

/** Pages of a storefront that shows only what address it was asked for; `shown` may change between requests. */
function pagesOf(shown: Shown, cdnSeconds = 0) {
  const asked: string[] = [];
  const render = async (request: RenderRequest) => {
    asked.push(request.address);
    await request.frame('en');
    if (shown.missing) request.report(shown.missing, 'a part');
    return { kind: 'page', status: 200, html: request.address, payload: { address: request.address } };
  };
  const storefront = { render, matchRoute: () => null, queryKeys: {} };
  const server = Fastify() as unknown as FastifyInstance;
  servePages(server, { config: { publicUrl: 'https://shop.example', cdnSeconds } } as AppContext, {
    limits: { allow: async () => true, charge: () => undefined },
    renderer: {
      place: { name: 'storefront', base: '/' },
      appBuild: async () => storefront,
      files: {},
    } as unknown as Renderer,
    frames: { get: async () => ({ whole: shown.whole ?? true }) } as unknown as Frames,
    cache: renderedCache(1_000_000),
    call: async () => {
      throw new Error('nothing is asked');
    },
  });
  return { server, asked };
}

describe('a page', () => {
  it('is kept by browsers only to ask about it, and by a CDN for as long as the settings say', async () => {
    const { headers: plain } = await pagesOf({}).server.inject('/en');
    const { headers } = await pagesOf({}, 5).server.inject('/en');
    expect([plain['cache-control'], headers['cache-control']]).toEqual(['no-cache', 'no-cache']);
    expect(plain['cdn-cache-control']).toBeUndefined();
    expect(headers['cdn-cache-control']).toContain('max-age=5, stale-while-revalidate');
  });

  it('is kept when it is whole', async () => {
    const { server, asked } = pagesOf({});
    for (const _ of [1, 2]) expect((await server.inject('/en')).statusCode).toBe(200);
    expect(asked).toEqual(['/en']);
  });

  it.each<[string, Shown]>([
    ['of its frame', { whole: false }],
    ['of its own', { missing: new Error('could not') }],
  ])('is made anew while a part %s is missing', async (_, shown) => {
    const { server, asked } = pagesOf(shown);
    await server.inject('/en');
    await server.inject('/en');
    expect(asked).toEqual(['/en', '/en']);
    Object.assign(shown, { whole: true, missing: undefined });
    await server.inject('/en');
    await server.inject('/en');
    expect(asked).toHaveLength(3);
  });
});

describe('an address is understood as browsers do', () => {
  it.each([
    ['/page-data//', '/'],
    ['/page-data//:99999/', '/:99999/'],
    ['/page-data//other.example/en', '/other.example/en'],
    ['/en/./cart?x=1', '/en/cart'],
  ])('%s', async (sent, understood) => {
    const { server, asked } = pagesOf({});
    expect((await server.inject(sent)).statusCode).toBe(200);
    expect(asked).toEqual([understood]);
  });
});
