import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCreditNotes } from '#contract/operations/office/orders/get-credit-notes.ts';
import { getInvoices } from '#contract/operations/office/orders/get-invoices.ts';
import { getPackingSlips } from '#contract/operations/office/orders/get-packing-slips.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { readParcelNumber } from '#shop/orders/orders.ts';
import type { Registry } from '../calls/registry.ts';
import type { Documents } from '../documents/documents.ts';
import type { CallServices } from './call-route.ts';
import { answerForDocument } from './office-document.ts';
import { documentSender } from './send-documents.ts';

const calls = {
  'credit-notes': getCreditNotes,
  invoices: getInvoices,
  'packing-slips': getPackingSlips,
} as const;

/**
 * GET `/office/papers/<paper>?orders=A,B`, of packing slips also `?orders=A&parcel=1`: renders the operation's answer as a PDF, which the browser opens
 * in a new tab and prints. Permissions, queue, limit and audit are those of the operation; typesetting has a
 * second queue.
 */
export function serveOfficeDocuments(
  server: FastifyInstance,
  registry: Registry,
  services: CallServices,
): void {
  const sendDocuments = documentSender(queues.papers.size);
  server.get<{ Params: { paper: string } }>('/office/papers/:paper', async (request, reply) => {
    const { paper } = request.params;
    const handler = isDocument(paper) ? registry.byName.get(calls[paper].name) : undefined;
    if (!handler) return reply.callNotFound();
    const { parcel } = request.query as { parcel?: unknown };
    const which = readParcelNumber(parcel);
    const wish = { numbers: numbersOf(request), ...(which !== null && { parcel: which }) };
    const papers = await answerForDocument<Documents>(services, handler, wish, { request, reply });
    return papers ? sendDocuments(papers, request, reply) : reply;
  });
}

const isDocument = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name);

function numbersOf({ query }: FastifyRequest): string[] {
  const { orders } = query as { orders?: unknown };
  return typeof orders === 'string' ? [...new Set(orders.split(',').filter(Boolean))] : [];
}
