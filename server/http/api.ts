import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import type { Operation } from '#contract/operation.ts';
import { noteRefusal } from '#shop/accounts/accounts.ts';
import { type Actor, customerActor } from '#shop/audit/audit.ts';
import type { AppContext } from '../context/context.ts';
import { actorOf } from '../calls/caller.ts';
import { dispatch } from '../calls/dispatch.ts';
import { type Envelope, errorEnvelope } from '../calls/envelope.ts';
import type { CallContext } from '../calls/operation.ts';
import type { Registry } from '../calls/registry.ts';
import {
  browserCookie,
  browserMark,
  clearedCookie,
  fromOwnPage,
  isAmbiguous,
  resolveCaller,
  sessionCookie,
} from './caller.ts';
import { noteClientAddress } from './client-address.ts';
import { crossOrigin } from './cross-origin.ts';
import { digitalDownload } from './digital-download.ts';
import type { CallQueues } from './call-queues.ts';
import { idempotencyKey, malformedKey } from './idempotency-key.ts';
import type { RateLimits } from './rate-limits.ts';
import { securityHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';

const prefix = '/api/v1/';

/** A request's address as it is routed: one slash at its start, and the prefix of the calls in small letters. */
export const routedUrl = (url = '/'): string =>
  url.replace(/^\/+/u, '/').replace(/^\/api\/+v1(?=\/)/iu, '/api/v1');

/** The path below /api/v1/, slashes folded, in lower case: `//api/v1//Dynamic/x` is `dynamic/x`. Null elsewhere. */
export function callPath(url: string): string | null {
  const folded = url
    .replace(/[?#].*$/u, '')
    .replaceAll(/\/{2,}/gu, '/')
    .replace(/\/$/u, '')
    .toLowerCase();
  return folded.startsWith(prefix) ? folded.slice(prefix.length) : null;
}

/** The documented calls: POST with JSON below /api/v1/. */
export function serveCalls(
  server: FastifyInstance,
  app: AppContext,
  registry: Registry,
  { limits, queues }: { limits: RateLimits; queues: CallQueues },
): void {
  const cors = crossOrigin(app.config.corsOrigins);

  noteClientAddress(server);
  server.options('/api/*', async (request, reply) => cors.preflight(request, reply));

  shedLoad(server, securityHeaders(app), ({ method, url = '' }) => {
    const handler = method === 'POST' ? registry.byPath.get(callPath(url) ?? '') : undefined;
    return handler !== undefined && queues.isFull(handler.operation);
  });

  server.post('/api/*', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!cors.allow(request, reply))
      return reply.code(403).send(errorEnvelope(403, messages.texts.generalError));
    if (isAmbiguous(request)) return reply.code(400).send(errorEnvelope(400, messages.texts.generalError));
    const attempt = idempotencyKey(request);
    if (attempt === 'malformed') return reply.code(400).send(errorEnvelope(400, malformedKey));
    const handler = registry.byPath.get(callPath(request.url) ?? '');
    if (!handler) return reply.code(404).send(errorEnvelope(404, messages.texts.generalError));
    const body = request.body as { requestParameters?: unknown } | null;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      return reply.code(400).send(errorEnvelope(400, messages.texts.generalError));
    }
    const { operation } = handler;
    // The place is taken once the body is there: a slow one keeps none.
    const envelope = await queues.enter(operation, async (own) => {
      if (!(await limits.allow(operation.limit, request.clientAddress))) return 'limited';
      const caller = await resolveCaller(own, request, body.requestParameters);
      if ('mismatchOf' in caller) return refuseMismatch(own, request, operation, caller.mismatchOf);
      const answer = await dispatch(
        handler,
        body.requestParameters,
        callContext(own, request, reply, { caller, idempotencyKey: attempt.key }),
      );
      if (answer.statusCode === 401 || answer.statusCode === 403)
        await writeRefusalDown(own, request, operation, 'call refused', actorOf(caller));
      return answer;
    });
    if (envelope === 'limited') {
      const { tooManyRequests } = messages.texts;
      return reply
        .code(429)
        .header('retry-after', '60')
        .send(errorEnvelope(429, tooManyRequests, operation.refusedData(tooManyRequests)));
    }
    // Refusals are HTTP 200 for the sake of existing clients; that it was too much must reach proxies and retries.
    if (envelope.statusCode === 503) reply.code(503).header('retry-after', '5');
    if (envelope.statusCode === 429) reply.code(429).header('retry-after', '900');
    return envelope;
  });

  const download = digitalDownload(app, cors, limits);
  // Not `all`: being the longer path it would win over the calls themselves.
  server.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/v1/*',
    // Without `await`: a reply that is awaited is one that was sent.
    handler: (request, reply) =>
      download(request, reply, callPath(request.url) ?? '') ??
      reply
        .code(405)
        .header('allow', 'POST')
        .send(errorEnvelope(405, `${request.method} is not allowed here`)),
  });
}

async function refuseMismatch(
  app: AppContext,
  request: FastifyRequest,
  operation: Operation,
  mismatchOf: number,
): Promise<Envelope> {
  request.log.warn({ operation: operation.name }, 'UserID does not belong to the token');
  await writeRefusalDown(app, request, operation, 'UserID mismatch', customerActor(mismatchOf));
  const { generalError, loginNeeded } = messages.texts;
  return errorEnvelope(403, loginNeeded, operation.refusedData(generalError));
}

/** The caller hears of the refusal all the same when it cannot be written down. */
async function writeRefusalDown(
  app: AppContext,
  request: FastifyRequest,
  { name }: Operation,
  event: 'call refused' | 'UserID mismatch',
  actor: Actor,
): Promise<void> {
  await noteRefusal(app.db, event, actor, { operation: name }).catch((error: unknown) =>
    request.log.warn({ err: error }, 'a refusal could not be written down'),
  );
}

function callContext(
  app: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  who: Pick<CallContext, 'caller' | 'idempotencyKey'>,
): CallContext {
  return {
    ...who,
    app,
    fromOwnPage: fromOwnPage(request),
    address: request.clientAddress,
    userAgent: request.headers['user-agent'] ?? '',
    browserMark: browserMark(app, request),
    setBrowserMark: (value) => void reply.header('set-cookie', browserCookie(app.config, value)),
    setBindingCookie: (value) => {
      reply.header(
        'set-cookie',
        value === null ? clearedCookie(app.config) : sessionCookie(app.config, value),
      );
    },
  };
}
