import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { crossOrigin } from './cross-origin.ts';

const { allow } = crossOrigin(['https://app.example']);
const server = Fastify();
server.post('/', async (request, reply) => ({ allowed: allow(request as never, reply as never) }));

async function ask(headers: Record<string, string>) {
  const response = await server.inject({ method: 'POST', url: '/', headers });
  return {
    allowed: response.json<{ allowed: boolean }>().allowed,
    readableBy: response.headers['access-control-allow-origin'],
  };
}

describe('a call', () => {
  it.each<[string, Record<string, string>]>([
    ['by a client that is no browser', {}],
    ['from a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }],
    ['typed in by the visitor', { 'sec-fetch-site': 'none' }],
  ])('%s is allowed', async (_, headers) => {
    expect(await ask(headers)).toEqual({ allowed: true, readableBy: undefined });
  });

  it('from a listed origin is allowed, and may be read there', async () => {
    const headers = { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' };
    expect(await ask(headers)).toEqual({ allowed: true, readableBy: 'https://app.example' });
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a sandboxed page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('from %s is refused', async (_, headers) => {
    expect(await ask(headers)).toEqual({ allowed: false, readableBy: undefined });
  });
});
