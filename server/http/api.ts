import type { FastifyInstance } from 'fastify';
import { errorEnvelope } from '../calls/envelope.ts';
import type { Registry } from '../calls/registry.ts';
import type { AppContext } from '../context/context.ts';
import { callRoute, type CallServices } from './call-route.ts';
import { resolveCaller } from './caller.ts';
import { noteClientAddress } from './client-address.ts';
import { crossOrigin } from './cross-origin.ts';
import { digitalDownload } from './digital-download.ts';
import { securityHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';

const prefix = '/api/v1/';

/** Normalizes a URL for routing: one leading slash and a lower-case API prefix. */
export const routedUrl = (url = '/'): string =>
  url.replace(/^\/+/u, '/').replace(/^\/api\/+v1(?=\/)/iu, '/api/v1');

/**
 * Returns the path below /api/v1/, with repeated slashes merged, in lower case: `//api/v1//Dynamic/x` is
 * `dynamic/x`. Null elsewhere.
 */
export function callPath(url: string): string | null {
  const folded = url
    .replace(/[?#].*$/u, '')
    .replaceAll(/\/{2,}/gu, '/')
    .replace(/\/$/u, '')
    .toLowerCase();
  return folded.startsWith(prefix) ? folded.slice(prefix.length) : null;
}

/** Serves the documented operations: POST with JSON below /api/v1/. */
export function serveCalls(
  server: FastifyInstance,
  app: AppContext,
  registry: Registry,
  services: CallServices,
): void {
  const cors = crossOrigin(app.config.corsOrigins);

  noteClientAddress(server);
  server.options('/api/*', async (request, reply) => cors.preflight(request, reply));

  shedLoad(server, securityHeaders(app), ({ method, url = '' }) => {
    const handler = method === 'POST' ? registry.byPath.get(callPath(url) ?? '') : undefined;
    return handler !== undefined && services.queues.isFull(handler.operation);
  });

  const route = callRoute(services, {
    cors,
    handlerOf: ({ url }) => registry.byPath.get(callPath(url) ?? ''),
    parametersOf: (body) => (body as { requestParameters?: unknown }).requestParameters,
    callerOf: resolveCaller,
  });
  server.post('/api/*', route);

  const download = digitalDownload(app, cors, services.limits);
  // Doesn't use `all`, because as the longer path it would take precedence over the operations.
  server.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/v1/*',
    // There is no `await`, because Fastify treats an awaited reply as sent.
    handler: (request, reply) =>
      download(request, reply, callPath(request.url) ?? '') ??
      reply
        .code(405)
        .header('allow', 'POST')
        .send(errorEnvelope(405, `${request.method} is not allowed here`)),
  });
}
