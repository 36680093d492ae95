import type { FastifyInstance } from 'fastify';
import { customerOfBrowser } from '#shop/accounts/accounts.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { orderOfDocument, ordersOfDocument } from '#shop/orders/orders.ts';
import type { AppContext } from '../context/context.ts';
import { asDocuments } from '../documents/documents.ts';
import { taxSheets } from '../documents/tax-sheets.ts';
import { bindingHash } from './caller.ts';
import type { RateLimits } from './rate-limits.ts';
import { documentSender } from './send-documents.ts';
import { sendLimited } from './send-limited.ts';

/**
 * GET `/tax-documents/<number>`: a tax invoice or credit note as PDF, in a browser in which its customer is logged in.
 * Everything else is 404, whatever the reason.
 */
export function serveTaxDocuments(server: FastifyInstance, app: AppContext, limits: RateLimits): void {
  const sendDocuments = documentSender(queues.taxDocuments.size);
  server.get<{ Params: { number: string } }>('/tax-documents/:number', async (request, reply) => {
    if (!(await limits.allow('browse', request.clientAddress))) return sendLimited(reply, '/en/');
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const { number } = request.params;
    const [, series] = /^(INV|CN)-\d{4}-\d{6,12}$/u.exec(number) ?? [];
    if (series === undefined) return reply.callNotFound();
    const customerId = await customerOfBrowser(app.db, bindingHash(app, request));
    const order = customerId === null ? null : await orderOfDocument(app.db, number, customerId);
    const sheets = order === null ? [] : await taxSheets(app.db, await ordersOfDocument(app.db, [order]));
    const found = sheets.filter((sheet) => sheet.number === number);
    if (found.length === 0) return reply.callNotFound();
    return sendDocuments(asDocuments(series === 'CN' ? 'creditNote' : 'invoice', found), request, reply);
  });
}
