import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingOf } from './encodings.ts';
import type { Rendered } from './rendered.ts';

/**
 * Sends a cached response in the best encoding that the browser accepts, or 304 if the browser already has
 * it.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Rendered,
  encode: (encoding: Encoding) => Promise<Buffer>,
) {
  reply
    .header('cache-control', body.status >= 400 ? 'no-store' : 'no-cache')
    .header('vary', 'Accept-Encoding')
    .type(body.type);
  if (body.location !== undefined) return reply.code(body.status).header('location', body.location).send();
  reply.header('etag', body.etag);
  if (body.status === 503) reply.header('retry-after', '5');
  if (request.headers['if-none-match'] === body.etag) return reply.code(304).send();
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(body.status).send(body.bodies[encoding] ?? (await encode(encoding)));
}
