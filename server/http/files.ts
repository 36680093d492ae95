import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { programs } from '#web/programs.ts';
import type { AppContext } from '../context.ts';

const year = 31_536_000_000;
/** As `ui/picture-sources.ts` names what it is given: `mug.ab12cd34.webp`, `mug.ab12cd34-320.avif`. */
const hashed = /\.[0-9a-f]{8}(-\d+)?\.\w+$/u;

/** The build's files and the shop's pictures. Names that carry a hash of the content may be kept for good, others an hour. */
export async function serveFiles(
  server: FastifyInstance,
  app: AppContext,
  buildFolder: string,
): Promise<void> {
  const { dev } = app;
  if (dev) {
    // What is no source is nobody's: the request goes on.
    server.addHook('onRequest', (request, reply, done) =>
      dev.middlewares(request.raw, reply.raw, () => done()),
    );
  }
  for (const { name, base } of dev ? [] : programs) {
    await server.register(fastifyStatic, {
      root: path.join(buildFolder, name, 'client', base, 'assets'),
      prefix: `${base}assets/`,
      decorateReply: base === '/',
      maxAge: year,
      immutable: true,
      preCompressed: true,
      index: false,
    });
  }
  await server.register(fastifyStatic, {
    root: app.contentFolder,
    prefix: '/content/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header(
        'cache-control',
        hashed.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
