import type { FastifyInstance } from 'fastify';
import { orderOfReceiptLink, receiptOf } from '#shop/orders/orders.ts';
import type { AppContext } from '../context/context.ts';
import type { RateLimits } from './rate-limits.ts';
import { sendLimited } from './send-limited.ts';

/**
 * GET `/parcels/<signed>`: serves the picture of a shipment's receipt, from the link in the shipping email.
 */
export function serveParcelReceipts(server: FastifyInstance, app: AppContext, limits: RateLimits): void {
  server.get<{ Params: { code: string } }>('/parcels/:code', async (request, reply) => {
    if (!(await limits.allow('browse', request.clientAddress))) return sendLimited(reply, '/en/');
    const orderId = orderOfReceiptLink(app.secret, request.params.code);
    const file = orderId === null ? null : await receiptOf(app.db, { orderId });
    const stored = file === null ? null : await app.stores.private.open(file);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (!stored) return reply.callNotFound();
    return reply.type('image/jpeg').header('content-length', stored.size).send(stored.content);
  });
}
