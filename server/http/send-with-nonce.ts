import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, encodingOf } from './encodings.ts';
import type { Rendered } from './rendered.ts';

/**
 * What follows the nonce in a document (web/document.ts). No text of a page can contain it, because `<` is
 * escaped there.
 */
const beforeNonce = '<script type="application/json" id="page"';

/**
 * Sends a public page with a nonce for this response only, on the element from which the client reads it. It
 * has no ETag, because a browser would combine a new response's policy with a cached body.
 */
export async function sendWithNonce(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bodies: { identity } }: Rendered,
  nonce: string,
) {
  const at = identity.indexOf(beforeNonce);
  if (at < 0) throw new Error('a page without its data');
  const end = at + beforeNonce.length;
  const attribute = Buffer.from(` nonce="${nonce}"`);
  const bytes = Buffer.concat([identity.subarray(0, end), attribute, identity.subarray(end)]);
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('vary', 'Accept-Encoding')
    .type(type)
    .send(await compressed(bytes, encoding));
}
