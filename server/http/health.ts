import type { FastifyInstance } from 'fastify';
import { isReachable } from '#database/reachable.ts';
import type { AppContext } from '../context.ts';

/** `/healthz`: the process lives. `/readyz`: it may be sent visitors (database there, not about to stop). */
export function serveHealth(server: FastifyInstance, app: AppContext): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const ready = !app.stopping && (await isReachable(app.db));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
}
