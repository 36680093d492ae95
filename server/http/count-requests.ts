import type { FastifyInstance } from 'fastify';
import type { TaggedCache } from './tagged-cache.ts';
import type { Metrics } from '../metrics/metrics.ts';

/**
 * Counts every response by operation or other kind, so that there are few enough labels for Prometheus to
 * store.
 */
export function countRequests(
  server: FastifyInstance,
  metrics: Metrics,
  nameOf: (url: string) => string,
  cache: Pick<TaggedCache<unknown>, 'size'>,
): void {
  metrics.watchCache(() => cache.size);
  server.addHook('onResponse', async ({ url }, reply) =>
    metrics.answered(nameOf(url), reply.statusCode, reply.elapsedTime),
  );
}
