import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AppContext } from '#server/context/context.ts';
import { AppShellCache } from '#server/http/app-shell-cache.ts';
import { renderedCache } from '#server/http/rendered.ts';
import { servePages } from '#server/http/pages.ts';
import { loadRenderer } from '#server/http/renderer.ts';
import { buildIfNeeded } from '#server/start/build.ts';
import { apps } from '#web/apps.ts';
import { shopConfig } from '../../tools/vite/shop-config.ts';

// A second app beside the storefront (web/apps.ts) has its own URLs and files, and doesn't change the
// storefront's.
const root = path.resolve(import.meta.dirname, '../..');
const second = { name: 'tests/build/second-app', base: '/desk/' };
const outFolder = mkdtempSync(path.join(tmpdir(), 'kado-apps-'));
afterAll(() => rmSync(outFolder, { recursive: true, force: true }));

const call = async () => {
  throw new Error('no call is expected');
};
const app = { config: { publicUrl: 'https://shop.example' }, secret: Buffer.alloc(32) } as AppContext;
let server: FastifyInstance;

beforeAll(async () => {
  await buildIfNeeded({ build: 'production', buildFolder: path.join(root, 'dist') });
  vi.stubEnv('NODE_ENV', 'production');
  const expected = {
    // Building the office as well would take twice as long without proving more.
    apps: [...apps.filter(({ name }) => name === 'storefront'), second],
    outFolder,
    command: 'build',
    development: false,
  } as const;
  const builder = await createBuilder({
    ...shopConfig(expected),
    configFile: false,
    logLevel: 'error',
    root,
  });
  await builder.buildApp();
  server = Fastify();
  const renderer = await loadRenderer(app, outFolder, second);
  const frames = new AppShellCache(app, renderer, call);
  frames.serve(server);
  servePages(server, app, {
    limits: {
      allow: async () => true,
      charge: () => undefined,
      stateOf: () => ({ max: 1, left: 1, seconds: 1 }),
    },
    renderer,
    frames,
    cache: renderedCache(1_000_000),
    call,
  });
});

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

describe('a second app', () => {
  test('a second app leaves the storefront’s files byte-identical', () => {
    const [before, after] = [path.join(root, 'dist'), outFolder].map((each) =>
      path.join(each, 'storefront/client'),
    ) as [string, string];
    expect(filesOf(after).length).toBeGreaterThan(50);
    expect(filesOf(after)).toEqual(filesOf(before));
    const differs = (file: string) =>
      !readFileSync(path.join(after, file)).equals(readFileSync(path.join(before, file)));
    expect(filesOf(after).filter(differs)).toEqual([]);
  });

  test('the second app has its pages below its base path, with files of its own', async () => {
    const { statusCode, body } = await server.inject('/desk/en/');
    expect(statusCode).toBe(200);
    expect(body).toContain('<a href="/desk/en/">Sokha</a>');
    expect(body).toContain('<title>Desk | Sokha</title>');
    const named = [...body.matchAll(/"(\/desk\/assets\/[^"]+)"/gu)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThanOrEqual(4);
    const files = new Set(filesOf(path.join(outFolder, second.name, 'client')).map((file) => `/${file}`));
    expect(named.filter((file) => !files.has(file))).toEqual([]);
    expect((await server.inject('/desk/en/nowhere')).statusCode).toBe(404);
  });

  test('the second app serves its page data and its layout below its base path, too', async () => {
    const payload = (await server.inject('/page-data/desk/en/')).json<{ screen: string }>();
    expect(payload.screen).toBe('desk');
    const appShellPath = /"framePath":"([^"]+)"/u.exec((await server.inject('/desk/en/')).body)?.[1] ?? '';
    expect(appShellPath).toMatch(/^\/desk\/frame\/en\.[\w-]+\.json$/u);
    expect((await server.inject(appShellPath)).json()).toEqual({ chrome: { owner: 'Sokha' }, labels: {} });
  });
});
