import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { AppContext } from '../context/context.ts';
import { serveFiles } from './files.ts';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'kado-content-'));
const contentFolder = path.join(dataFolder, 'content');
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));
const server = Fastify() as unknown as FastifyInstance;
/** A stand-in for Vite that has one source and passes every other request on. */
const middlewares = (request: IncomingMessage, response: ServerResponse, next: () => void) =>
  request.url === '/web/start.ts' ? response.end('a source') : next();
await serveFiles(server, { dev: { middlewares }, config: { dataFolder } } as unknown as AppContext, '');

it('in development, Vite serves the source files', async () => {
  expect((await server.inject('/web/start.ts')).body).toBe('a source');
  expect((await server.inject('/web/nothing.ts')).statusCode).toBe(404);
});

it('an SVG drawing is served with its character encoding', async () => {
  writeFileSync(path.join(contentFolder, 'logo.svg'), '<svg/>');
  const { headers } = await server.inject('/content/logo.svg');
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

/** Returns how long browsers may cache the picture with this name. */
async function storedFor(name: string) {
  writeFileSync(path.join(contentFolder, name), 'a picture');
  const { statusCode, headers } = await server.inject(`/content/${name}`);
  expect(statusCode).toBe(200);
  return headers['cache-control'];
}

describe('caching of pictures', () => {
  it.each(['mug-1.cdb943fa.webp', 'mug-1.cdb943fa-320.avif', 'logo.12345678.svg'])(
    'a picture with a content hash in its name is cached forever: %s',
    async (name) => expect(await storedFor(name)).toBe('public, max-age=31536000, immutable'),
  );

  it.each([
    'x-speaker-1.webp',
    'bluetooth-speaker-1.webp',
    'my_beautiful_mug.png',
    'mug-cdb943fa.webp',
    'mug.facade.webp',
    'my.photograph.jpg',
    'banner-1024.jpg',
  ])('a picture with any other name is revalidated after an hour: %s', async (name) =>
    expect(await storedFor(name)).toBe('public, max-age=3600'),
  );
});

it('pictures from another host are also sent from the shop’s own address, to pages that read their pixels', async () => {
  const open = async (name: string) =>
    name === 'commonImages/mug.webp' ? { size: 9, content: Readable.from(['a picture']) } : null;
  const elsewhere = Fastify() as unknown as FastifyInstance;
  const app = { config: { dataFolder, contentUrl: 'https://cdn.example' }, stores: { content: { open } } };
  await serveFiles(elsewhere, { ...app, dev: { middlewares } } as unknown as AppContext, '');
  const address = '/content/commonImages/mug.webp';
  expect((await elsewhere.inject(address)).headers.location).toBe(`https://cdn.example${address}`);
  expect((await elsewhere.inject(`${address}?own`)).body).toBe('a picture');
  expect((await elsewhere.inject('/content/commonImages/none.webp?own')).statusCode).toBe(404);
});
