import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import type { Operation } from '#contract/operation.ts';
import { noteRefusal } from '#shop/accounts/accounts.ts';
import { type Actor, customerActor, withKey } from '#shop/audit/audit.ts';
import { counted, extraHits, secondsUntilHit } from '#shop/limits/limits.ts';
import { actorOf, type Caller } from '../calls/caller.ts';
import { dispatch } from '../calls/dispatch.ts';
import { type Envelope, errorEnvelope } from '../calls/envelope.ts';
import type { CallContext, Handler } from '../calls/operation.ts';
import type { AppContext } from '../context/context.ts';
import type { CallQueues } from './call-queues.ts';
import {
  bindingHash,
  browserCookie,
  deviceToken,
  clearedCookie,
  isSameOrigin,
  isAmbiguous,
  type Mismatch,
  sessionCookie,
  visitorOf,
} from './caller.ts';
import { allowKey, type KeyRefusal, limitHeaders } from './api-key-door.ts';
import { officeCookie } from './office-door.ts';
import type { crossOrigin } from './cross-origin.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { RateLimits } from './rate-limits.ts';

export interface CallServices {
  limits: RateLimits;
  queues: CallQueues;
}

/** How requests become operations: allowed origins, handler, parameters and caller. */
export interface CallWire {
  /** `missing` says what a refused request lacks, such as a key; null if something else is wrong. */
  cors: ReturnType<typeof crossOrigin> & { missing?: (request: FastifyRequest) => string | null };
  handlerOf(request: FastifyRequest): Handler | undefined;
  parametersOf(body: object, request: FastifyRequest): unknown;
  callerOf(
    app: AppContext,
    request: FastifyRequest,
    parameters: unknown,
  ): Promise<Caller | Mismatch | KeyRefusal>;
}

interface CallRequest extends Pick<CallWire, 'callerOf'> {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The value of the `Idempotency-Key` header. */
  attempt: string | null;
}

/** Runs one operation: queue, rate limit, caller, dispatcher. */
export const enterCall = (
  { limits, queues }: CallServices,
  handler: Handler,
  parameters: unknown,
  { request, reply, callerOf, attempt }: CallRequest,
): Promise<Envelope | 'limited'> => {
  const { operation } = handler;
  // Take the slot only after the body has arrived, so that slow uploads don't occupy one.
  return queues.enter(operation, async (queueApp) => {
    const isAllowed = await limits.allow(operation.limit, request.clientAddress);
    const state = limits.stateOf(operation.limit, request.clientAddress);
    // As `Retry-After` says.
    reply.headers(limitHeaders(isAllowed ? state : { ...state, seconds: 60 }));
    if (!isAllowed) return 'limited';
    const caller = await callerOf(queueApp, request, parameters);
    if ('mismatchOf' in caller) return refuseMismatch(queueApp, request, operation, caller.mismatchOf);
    if ('keyRefusal' in caller) return refuseKey(queueApp, { request, reply }, operation, caller);
    const keyId = caller.kind === 'staff' ? caller.keyId : undefined;
    const whose = keyId === undefined ? request.clientAddress : `key ${keyId}`;
    if (keyId !== undefined && !(await allowKey(limits, operation.limit, { request, reply, counted: whose })))
      return 'limited';
    const run = async () => {
      const context = callContext(queueApp, request, reply, { caller, idempotencyKey: attempt });
      const { value: answer, work, usedUp } = await counted(() => dispatch(handler, parameters, context));
      if (answer.statusCode === 429)
        reply.header('retry-after', usedUp ? await secondsUntilHit(queueApp.db, usedUp) : 900);
      limits.charge(operation.limit, whose, extraHits(work, answer.data.length));
      if (answer.statusCode === 401 || answer.statusCode === 403)
        await writeRefusalDown(queueApp, request, operation, 'call refused', actorOf(caller));
      return answer;
    };
    return keyId === undefined ? run() : withKey(keyId, run);
  });
};

/** Answers operations over HTTP: origin, queue, rate limit, caller, dispatcher. */
export const callRoute =
  ({ limits, queues }: CallServices, { cors, handlerOf, parametersOf, callerOf }: CallWire) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (!cors.allow(request, reply)) {
      const missing = cors.missing?.(request);
      if (missing)
        return reply.code(401).header('www-authenticate', 'Bearer').send(errorEnvelope(401, missing));
      return reply.code(403).send(errorEnvelope(403, messages.texts.generalError));
    }
    if (isAmbiguous(request)) return reply.code(400).send(errorEnvelope(400, messages.texts.generalError));
    const attempt = idempotencyKey(request);
    if (attempt === 'malformed') return reply.code(400).send(errorEnvelope(400, messages.texts.keyMalformed));
    const handler = handlerOf(request);
    if (!handler) return reply.code(404).send(errorEnvelope(404, messages.texts.generalError));
    const { body } = request;
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return reply.code(400).send(errorEnvelope(400, messages.texts.generalError));
    const { operation } = handler;
    const parameters = parametersOf(body, request);
    const who = { request, reply, callerOf, attempt: attempt.key };
    const envelope = await enterCall({ limits, queues }, handler, parameters, who);
    if (envelope === 'limited') {
      const { tooManyRequests } = messages.texts;
      return reply
        .code(429)
        .send(errorEnvelope(429, tooManyRequests, operation.refusedData(tooManyRequests)));
    }
    // Refusals are HTTP 200 for existing clients. Overload must use the status code, so that proxies and
    // retries see it.
    if (envelope.statusCode === 503) reply.code(503).header('retry-after', '5');
    if (envelope.statusCode === 429) reply.code(429);
    return envelope;
  };

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

async function refuseKey(
  app: AppContext,
  { request, reply }: Pick<CallRequest, 'request' | 'reply'>,
  operation: Operation,
  { keyRefusal: { statusCode, message } }: KeyRefusal,
): Promise<Envelope> {
  if (statusCode === 401) reply.header('www-authenticate', 'Bearer');
  await writeRefusalDown(app, request, operation, 'call refused', 'guest');
  return errorEnvelope(statusCode, message, operation.refusedData(message));
}

/** Writes a refusal to the audit log. The caller gets the refusal even if that fails. */
async function writeRefusalDown(
  app: AppContext,
  request: FastifyRequest,
  { name }: Operation,
  event: 'call refused' | 'UserID mismatch',
  actor: Actor,
): Promise<void> {
  await noteRefusal(app.db, event, actor, { operation: name }).catch((error: unknown) =>
    request.log.warn({ err: error }, 'could not write an audit entry for a rejected request'),
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
    fromOwnPage: isSameOrigin(request),
    address: request.clientAddress,
    userAgent: request.headers['user-agent'] ?? '',
    deviceToken: deviceToken(app, request),
    // A getter, because only a login needs the value.
    get bindingHash() {
      return bindingHash(app, request);
    },
    visitor: () => visitorOf(app, request, reply),
    setBrowserMark: (value) => void reply.header('set-cookie', browserCookie(app.config, value)),
    setOfficeCookie: (value) => void reply.header('set-cookie', officeCookie(app.config, value)),
    setBindingCookie: (value) => {
      // Clears cached pages, so that the next user of the browser can't see them with the back button.
      // "storage" isn't cleared, because it contains the cart and wish list.
      if (value === null) reply.header('clear-site-data', '"cache"');
      reply.header(
        'set-cookie',
        value === null ? clearedCookie(app.config) : sessionCookie(app.config, value),
      );
    },
  };
}
