import type { FastifyInstance, FastifyReply } from 'fastify';
import { messages } from '#contract/messages.ts';
import { OverloadedError } from '#shop/work-queue/work-queue.ts';
import { errorEnvelope } from '../calls/envelope.ts';
import { throttle } from '../process/throttle.ts';
import { plainPage, plainPolicy } from './plain-page.ts';

/**
 * Turns all exceptions into responses: client errors are 4xx, our own bugs 500 without detail. Returns a
 * function that returns the milliseconds since the database last reported a full disk.
 */
export function answerErrors(server: FastifyInstance): () => number {
  const away = throttle();
  let fullAt = -Infinity;
  server.setErrorHandler(async (error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = statusOf(error);
    if (error.code === diskFull) fullAt = performance.now();
    if (status >= 500) {
      // When the database is down or overloaded, every request ends here, so the log lines are limited.
      const unsaid = status === 503 ? away() : 0;
      const isOurs = !(error instanceof OverloadedError);
      if (unsaid !== null)
        request.log[isOurs ? 'error' : 'warn'](
          { err: error, ...(unsaid > 0 && { unsaid }) },
          'request failed',
        );
    } else request.log.debug({ err: error }, 'request refused');
    if (status === 503) reply.header('retry-after', '5');
    reply.code(status).header('cache-control', 'no-store');
    if (status >= 500 && request.headers.accept?.includes('text/html')) {
      return reply
        .header('content-security-policy', plainPolicy)
        .type('text/html; charset=utf-8')
        .send(plainPage(status === 503 ? 'paused' : 'error', request.url));
    }
    return reply.send(errorEnvelope(status, messages.texts.generalError));
  });
  return () => performance.now() - fullAt;
}

/** PostgreSQL's disk_full code. */
const diskFull = '53100';

function statusOf(error: { statusCode?: number; code?: string; message?: string }): number {
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return error.statusCode;
  return isDatabaseAway(error) || error.statusCode === 503 ? 503 : 500;
}

/** Answers undecodable URLs, which never reach the routes or the hooks that set headers. */
export const refuseBadAddress =
  (headers: Readonly<Record<string, string>>) =>
  (error: { statusCode?: number }, _request: unknown, reply: FastifyReply): void => {
    const status = statusOf(error);
    void reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send(errorEnvelope(status, messages.texts.generalError));
  };

/**
 * Returns whether the database is unavailable: connection refused (EAGAIN: its socket's backlog is full) or
 * lost, pool timeout, statement canceled, server starting, stopping or read-only.
 */
export function isDatabaseAway(error: { code?: string; message?: string }): boolean {
  const code = error.code ?? '';
  return (
    /^(EAGAIN|ECONN|ENOENT|EPIPE|ETIMEDOUT|08|25006|57P0|57014|53)/u.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/u.test(
      error.message ?? '',
    )
  );
}
