import type { FastifyInstance } from 'fastify';
import type { Registry } from '../calls/registry.ts';
import { callPath } from '../http/api.ts';
import type { PageCache } from '../http/page-cache.ts';
import type { Metrics } from './metrics.ts';

/** What is no call, by the beginning of its address. */
const others: readonly (readonly [start: string, name: string])[] = [
  ['/api/v1/payments/webhooks/', 'webhook'],
  ['/api/', 'other call'],
  ['/content/', 'picture'],
  ['/assets/', 'file'],
  ['/page-data/', 'page data'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
];

/** Counts every answer under the name of its call, or of what it was else: so few that Prometheus can keep them all. */
export function countRequests(
  server: FastifyInstance,
  metrics: Metrics,
  registry: Registry,
  cache: PageCache,
): void {
  metrics.watchCache(() => cache.size);
  const nameOf = (url: string) =>
    registry.byPath.get(callPath(url) ?? '')?.operation.name ??
    others.find(([start]) => url.startsWith(start))?.[1] ??
    'page';
  server.addHook('onResponse', async ({ url }, reply) =>
    metrics.answered(nameOf(url), reply.statusCode, reply.elapsedTime),
  );
}
