import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { AppContext } from '../context/context.ts';
import { serveFiles } from './files.ts';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'kado-content-'));
const contentFolder = path.join(dataFolder, 'content');
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));
const server = Fastify() as unknown as FastifyInstance;
/** Stands in for Vite: it has one source, and lets everything else pass. */
const middlewares = (request: IncomingMessage, response: ServerResponse, next: () => void) =>
  request.url === '/web/start.ts' ? response.end('a source') : next();
await serveFiles(server, { dev: { middlewares }, config: { dataFolder } } as unknown as AppContext, '');

it('while developing the sources come from Vite', async () => {
  expect((await server.inject('/web/start.ts')).body).toBe('a source');
  expect((await server.inject('/web/nothing.ts')).statusCode).toBe(404);
});

it('a drawing says in which letters it is written', async () => {
  writeFileSync(path.join(contentFolder, 'logo.svg'), '<svg/>');
  const { headers } = await server.inject('/content/logo.svg');
  expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
});

/** How long a browser may keep the picture of this name. */
async function keptFor(name: string) {
  writeFileSync(path.join(contentFolder, name), 'a picture');
  const { statusCode, headers } = await server.inject(`/content/${name}`);
  expect(statusCode).toBe(200);
  return headers['cache-control'];
}

describe('a picture', () => {
  it.each(['mug-1.cdb943fa.webp', 'mug-1.cdb943fa-320.avif', 'logo.12345678.svg'])(
    'whose name carries the hash of its content is kept for good: %s',
    async (name) => expect(await keptFor(name)).toBe('public, max-age=31536000, immutable'),
  );

  it.each([
    'x-speaker-1.webp',
    'bluetooth-speaker-1.webp',
    'my_beautiful_mug.png',
    'mug-cdb943fa.webp',
    'mug.facade.webp',
    'my.photograph.jpg',
    'banner-1024.jpg',
  ])('of any other name is asked for again after an hour: %s', async (name) =>
    expect(await keptFor(name)).toBe('public, max-age=3600'),
  );
});
