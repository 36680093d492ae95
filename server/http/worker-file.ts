import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';

/** `/sw.js`, the service worker: its address has no hash, so browsers ask for it anew; while developing there is none. */
export async function serveWorker(
  server: FastifyInstance,
  app: AppContext,
  buildFolder: string,
): Promise<void> {
  if (app.dev) return;
  const worker = await readFile(path.join(buildFolder, 'client/sw.js'));
  server.get('/sw.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
  );
}
