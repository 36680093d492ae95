import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context/context.ts';
import { compressed, type Encoding, encodingOf } from './encodings.ts';

/**
 * Serves `/sw.js`, the service worker. Its URL has no hash, so browsers revalidate it. There is none in
 * development.
 */
export async function serveWorker(
  server: FastifyInstance,
  app: AppContext,
  buildFolder: string,
): Promise<void> {
  if (app.dev) return;
  const identity = await readFile(path.join(buildFolder, 'storefront/client/sw.js'));
  const bodies: Record<Encoding, Buffer> = {
    identity,
    br: await compressed(identity, 'br'),
    gzip: await compressed(identity, 'gzip'),
  };
  server.get('/sw.js', (request, reply) => {
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Encoding')
      .type('text/javascript; charset=utf-8')
      .send(bodies[encoding]);
  });
}
