import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apps } from '#web/apps.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import type { AppContext } from '../context/context.ts';
import { drawingType, etagOf, keepingOf, publicHeaders } from '../adapters/storage/file-headers.ts';
import type { FileStore } from '../adapters/storage/file-store.ts';
import { contentFolder } from '../process/folders.ts';

const year = 31_536_000_000;
/**
 * Serves the build's files and the shop's pictures: from the data folder, the bucket or another host (specification §9,
 * image links), to which links then redirect.
 */
export async function serveFiles(
  server: FastifyInstance,
  app: AppContext,
  buildFolder: string,
): Promise<void> {
  const { dev } = app;
  if (dev) {
    // If the URL isn't a source file, the request continues.
    server.addHook('onRequest', (request, reply, done) =>
      dev.middlewares(request.raw, reply.raw, () => done()),
    );
  }
  for (const { name, base } of dev ? [] : apps) {
    await server.register(fastifyStatic, {
      root: path.join(buildFolder, name, 'client', base, 'assets'),
      prefix: `${base}assets/`,
      decorateReply: base === '/',
      maxAge: year,
      immutable: true,
      preCompressed: true,
      index: false,
      setHeaders: setDrawingType,
    });
  }
  const { contentUrl } = app.config;
  if (contentUrl) {
    const send = sendStored(app);
    server.get<StoredPath>('/content/*', (request, reply) =>
      // Pages read the pixels of pictures only from the shop's own address (web/print/printer.ts).
      request.query.own === undefined
        ? reply.header('cache-control', 'public, max-age=86400').redirect(contentUrl + request.url)
        : send(request, reply),
    );
    return;
  }
  // For browsers or for a CDN that fetches each once.
  if (app.config.storage) return void server.get<StoredPath>('/content/*', sendStored(app));
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const name = request.url.slice('/content/'.length);
      if (!isAvif.test(name) || (await app.stores.content.has(name))) return undefined;
      return sendWebp(app.stores.content, name, reply);
    });
    await scope.register(fastifyStatic, {
      root: contentFolder(app.config),
      prefix: '/content/',
      decorateReply: false,
      index: false,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', keepingOf(file));
        setDrawingType(reply, file);
      },
    });
  });
}

/** `file` may be one of the compressed copies from the build. */
function setDrawingType(reply: { header(name: string, value: string): unknown }, file: string): void {
  if (/\.svg(?:\.\w+)?$/u.test(file)) reply.header('content-type', drawingType);
}

interface StoredPath {
  Params: { '*': string };
  Querystring: { own?: string };
}

/** Returns a function that sends pictures from the shop's store. */
function sendStored({ stores }: AppContext) {
  const reads = workQueue(queues.storage.size);
  return async (request: FastifyRequest<StoredPath>, reply: FastifyReply) => {
    const name = request.params['*'];
    const etag = etagOf(name);
    if (etag !== null) reply.header('etag', etag);
    if (etag !== null && request.headers['if-none-match'] === etag)
      return reply.code(304).header('cache-control', keepingOf(name)).send();
    const file = await reads.run(() => stores.content.open(name));
    if (file === null && isAvif.test(name)) {
      const sent = await reads.run(() => sendWebp(stores.content, name, reply));
      if (sent) return sent;
    }
    if (file === null) return reply.callNotFound();
    return reply.headers(publicHeaders(name)).header('content-length', file.size).send(file.content);
  };
}

/** Matches a rendition that takes long to create: `mug.ab12cd34-320.avif`. */
const isAvif = /^commonImages\/[\w.%()-]+\.[0-9a-f]{8}-\d+\.avif$/u;

/**
 * Serves the WebP in place of a new picture's AVIF that isn't ready yet. It is cached briefly, and browsers
 * rely on the content type. Undefined if there is no WebP either.
 */
async function sendWebp(
  content: FileStore,
  name: string,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  // Pages assume wide banners. A narrower one has no widest rendition, so the original is served instead.
  const file =
    (await content.open(name.replace(/\.avif$/u, '.webp'))) ??
    (await content.open(name.replace(/-\d+\.avif$/u, '.webp')));
  if (!file) return undefined;
  return reply
    .removeHeader('etag')
    .type('image/webp')
    .header('cache-control', 'public, max-age=30')
    .header('content-length', file.size)
    .send(file.content);
}
