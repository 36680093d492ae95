import type { FastifyInstance } from 'fastify';
import { getProductLabels } from '#contract/operations/office/catalogue/get-product-labels.ts';
import { getCreditNotes } from '#contract/operations/office/orders/get-credit-notes.ts';
import { getInvoices } from '#contract/operations/office/orders/get-invoices.ts';
import { getPackingSlips } from '#contract/operations/office/orders/get-packing-slips.ts';
import { getParcelLabels } from '#contract/operations/office/orders/get-parcel-labels.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { readParcelNumber } from '#shop/orders/orders.ts';
import type { Registry } from '../calls/registry.ts';
import type { Printed } from '../documents/typeset.ts';
import type { CallServices } from './call-route.ts';
import { answerForDocument } from './office-document.ts';
import { documentSender } from './send-documents.ts';

const calls = {
  'credit-notes': getCreditNotes,
  invoices: getInvoices,
  'packing-slips': getPackingSlips,
  'parcel-labels': getParcelLabels,
  'shelf-labels': getProductLabels,
} as const;

/** Parameters of the calls that are numbers. */
const numeric = ['parcel', 'copies', 'start'] as const;

/**
 * GET `/office/papers/<paper>?orders=A,B`, of packing slips also `?orders=A&parcel=1`, of labels also `?products=1,2&format=a4x24`: renders the operation's answer as a PDF, which the browser opens
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
    const wish = wishOf(request.query as Readonly<Record<string, unknown>>);
    const papers = await answerForDocument<Printed>(services, handler, wish, { request, reply });
    return papers ? sendDocuments(papers, request, reply) : reply;
  });
}

const isDocument = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name);

/** Returns the parameters of the call, which validates them. */
function wishOf(query: Readonly<Record<string, unknown>>): object {
  const listOf = (list: unknown) =>
    typeof list === 'string' ? [...new Set(list.split(',').filter(Boolean))] : [];
  const numbers = numeric.flatMap((name) => {
    const value = readParcelNumber(query[name]);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...(query['products'] === undefined
      ? { numbers: listOf(query['orders']) }
      : { ids: listOf(query['products']).map(Number) }),
    ...(query['format'] !== undefined && { format: query['format'] }),
    ...Object.fromEntries(numbers),
  };
}
