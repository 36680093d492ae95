import type { FastifyReply, FastifyRequest } from 'fastify';

/** Allows cross-origin requests from the configured origins only; rejects browsers on any other site. */
export function crossOrigin(origins: readonly string[]) {
  const allowed = new Set(origins);

  /** Returns whether the request may continue. Sets the CORS headers that a listed origin needs. */
  function allow(request: FastifyRequest, reply: FastifyReply): boolean {
    const { origin } = request.headers;
    if (origin !== undefined && allowed.has(origin)) {
      reply
        .header('access-control-allow-origin', origin)
        .header(
          'access-control-expose-headers',
          'retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset',
        )
        .header('vary', 'Origin');
      return true;
    }
    const site = request.headers['sec-fetch-site'];
    // Pages with an opaque origin: sandboxed, or opened from a file or a `data:` URL.
    if (origin === 'null' && site !== 'same-origin') return false;
    return site !== 'cross-site' && site !== 'same-site';
  }

  function preflight(request: FastifyRequest, reply: FastifyReply) {
    if (
      request.headers.origin === undefined ||
      !allow(request, reply) ||
      !allowed.has(request.headers.origin)
    ) {
      return reply.code(403).send();
    }
    return reply
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type, token, userid, idempotency-key')
      .header('access-control-max-age', '600')
      .code(204)
      .send();
  }

  return { allow, preflight };
}
