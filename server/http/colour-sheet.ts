import type { FastifyInstance } from 'fastify';
import { coloursOf, colourTokens } from '#rules/shop-colours.ts';

/** Serves the shop's own colors as a stylesheet. Its URL contains all of them, so it never changes. */
export function serveColours(server: FastifyInstance): void {
  server.get('/colours/:name', async (request, reply) => {
    const colours = coloursOf(request.url);
    if (!colours) return reply.callNotFound();
    const tokens = Object.entries(colourTokens(colours)).map(([name, colour]) => `--${name}:${colour}`);
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(`:root{${tokens.join(';')}}\n`);
  });
}
