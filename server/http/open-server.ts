import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { requests } from '#shop/capacity/capacity.ts';
import { asRequest, secondsUntilHit, usedUpLimit } from '#shop/limits/limits.ts';
import type { AppContext } from '../context/context.ts';
import { routedUrl } from './api.ts';
import { refuseBadAddress } from './errors.ts';
import { securityHeaders } from './security-headers.ts';

const { longestCall, keepAlive } = requests;

const requestIdHeader = 'x-request-id';

/**
 * Returns a function that identifies requests: as a trusted proxy did, otherwise by a random id, so that clients write
 * nothing to the log.
 */
const requestIds =
  (isBehindProxy: boolean) =>
  ({ headers: { [requestIdHeader]: given } }: IncomingMessage): string =>
    isBehindProxy && typeof given === 'string' && /^[\w.-]{8,64}$/u.test(given) ? given : randomUUID();

const noCompiler = (): never => {
  throw new Error('routes have no schemas');
};

/**
 * Creates a server without routes, with its trusted proxies, its timeouts and its answers to unreadable
 * requests.
 * @param timeoutMs milliseconds for a complete request to arrive, and for each part of its response to be
 * received
 */
export function openServer(
  app: Pick<AppContext, 'config' | 'log' | 'dev'> & { db?: AppContext['db'] },
  timeoutMs: number = requests.timeoutMs,
): FastifyInstance {
  const { trustProxy } = app.config;
  const server = Fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    requestIdHeader: false,
    genReqId: requestIds(trustProxy.length > 0),
    connectionTimeout: timeoutMs,
    requestTimeout: timeoutMs,
    keepAliveTimeout: keepAlive,
    // By default Node checks every 30 s, and swaps the two timeouts when the headers' one is longer (60 s).
    http: { connectionsCheckingInterval: 1000, headersTimeout: timeoutMs },
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: 2000 },
    rewriteUrl: (request) => routedUrl(request.url),
    // Requests in progress are still answered when the server closes.
    return503OnClosing: false,
    frameworkErrors: refuseBadAddress(securityHeaders(app)),
    // No route has a schema of Fastify's, and loading the default compilers takes a tenth of the start.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  }) as unknown as FastifyInstance;
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
  server.addHook('preHandler', (_request, _reply, done) => asRequest(done));
  // What isn't said where it was refused: a limit of a longer time, otherwise that of a minute.
  server.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode !== 429 || reply.hasHeader('retry-after')) return payload;
    const limit = usedUpLimit();
    reply.header('retry-after', limit && app.db ? await secondsUntilHit(app.db, limit).catch(() => 60) : 60);
    return payload;
  });
  // A connection's own timeout counts idle time, which includes waiting for our response.
  server.addHook('preHandler', (_request, { raw }, done) => {
    const since = performance.now();
    raw.on('timeout', (socket: Socket) => {
      if (raw.headersSent || performance.now() - since > longestCall) socket.destroy();
      else socket.setTimeout(timeoutMs);
    });
    done();
  });
  return server;
}
