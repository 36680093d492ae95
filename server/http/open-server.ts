import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { requests } from '#shop/capacity/capacity.ts';
import type { AppContext } from '../context/context.ts';
import { routedUrl } from './api.ts';
import { refuseBadAddress } from './errors.ts';
import { securityHeaders } from './security-headers.ts';

const { longestCall, keepAlive } = requests;

/**
 * A server without routes: what it believes of requests, how long it waits for them, what it says to unreadable ones.
 * @param patience milliseconds within which a request must have come whole, and each part of its answer be taken
 */
export function openServer(
  app: Pick<AppContext, 'config' | 'log' | 'dev'>,
  patience: number = requests.patience,
): FastifyInstance {
  const { trustProxy } = app.config;
  const server = Fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    requestIdHeader: false,
    connectionTimeout: patience,
    requestTimeout: patience,
    keepAliveTimeout: keepAlive,
    // By default Node looks every 30 s, and trades the two times when the headers' one is the longer (60 s).
    http: { connectionsCheckingInterval: 1000, headersTimeout: patience },
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: 2000 },
    rewriteUrl: (request) => routedUrl(request.url),
    // Who is inside when it closes is served.
    return503OnClosing: false,
    frameworkErrors: refuseBadAddress(securityHeaders(app)),
  }) as unknown as FastifyInstance;
  // A connection's own limit counts its silence. Who waits for our answer is silent too, and not to blame for it.
  server.addHook('preHandler', (_request, { raw }, done) => {
    const since = performance.now();
    raw.on('timeout', (socket: Socket) => {
      if (raw.headersSent || performance.now() - since > longestCall) socket.destroy();
      else socket.setTimeout(patience);
    });
    done();
  });
  return server;
}
