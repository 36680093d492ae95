import type { FastifyInstance } from 'fastify';
import { clockSkew } from '#database/reachable.ts';
import type { AppContext } from '../context.ts';

/** Rules go by the database's clock; what this process tells others (dates of headers, logs) must not be far from it. */
export const mostSkew = 120_000;

/**
 * `/healthz`: the process lives. `/readyz`: it may be sent visitors (database there, its clock and ours within two minutes,
 * not about to stop).
 */
export function serveHealth(server: FastifyInstance, app: AppContext): void {
  // A connection kept alive leads nowhere soon.
  server.addHook('onRequest', async (_request, reply) => {
    if (app.stopping) reply.header('connection', 'close');
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const why = app.stopping ? 'stopping' : await trouble(app);
    return reply
      .code(why === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(why === null ? { status: 'ready' } : { status: 'not ready', why });
  });
}

async function trouble({ db }: AppContext): Promise<'database' | 'clock' | null> {
  const skew = await clockSkew(db);
  if (skew === null) return 'database';
  return Math.abs(skew) > mostSkew ? 'clock' : null;
}
