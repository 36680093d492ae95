import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { getCreditNotes } from '#contract/operations/office/orders/get-credit-notes.ts';
import { getInvoices } from '#contract/operations/office/orders/get-invoices.ts';
import { getPackingSlips } from '#contract/operations/office/orders/get-packing-slips.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import type { Registry } from '../calls/registry.ts';
import type { Documents } from '../documents/documents.ts';
import { type Typeset, typesetter } from '../documents/typeset.ts';
import type { CallServices } from './call-route.ts';
import { answerForDocument, refuseDocument } from './office-document.ts';

const calls = {
  'credit-notes': getCreditNotes,
  invoices: getInvoices,
  'packing-slips': getPackingSlips,
} as const;

/** Typesets documents and sends them as PDF. */
export type SendDocuments = (
  papers: Documents,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * GET `/office/papers/<paper>?orders=A,B`: renders the operation's answer as a PDF, which the browser opens
 * in a new tab and prints. Permissions, queue, limit and audit are those of the operation; typesetting has a
 * second queue.
 */
export function serveOfficeDocuments(
  server: FastifyInstance,
  registry: Registry,
  services: CallServices,
  typeset: ReturnType<typeof typesetter> = typesetter(),
): SendDocuments {
  const queue = workQueue(queues.papers.size);
  const sendDocuments: SendDocuments = async (papers, request, reply) => {
    const set = await queue.run(
      () => typeset(papers, (why) => request.log.error({ why }, 'papers could not be typeset')),
      new Set([request.clientAddress]),
    );
    return send(reply, papers.title, set);
  };
  server.get<{ Params: { paper: string } }>('/office/papers/:paper', async (request, reply) => {
    const { paper } = request.params;
    const handler = isDocument(paper) ? registry.byName.get(calls[paper].name) : undefined;
    if (!handler) return reply.callNotFound();
    const wish = { numbers: numbersOf(request) };
    const papers = await answerForDocument<Documents>(services, handler, wish, { request, reply });
    return papers ? sendDocuments(papers, request, reply) : reply;
  });
  return sendDocuments;
}

function send(reply: FastifyReply, title: string, set: Typeset) {
  if ('pdf' in set)
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${title.toLowerCase().replaceAll(/\W+/gu, '-')}.pdf"`)
      .send(set.pdf);
  const { papersMissing: documentsMissing, papersFailed: documentsFailed } = officeRefusals.texts;
  return set.failure === 'missing'
    ? refuseDocument(reply, 501, documentsMissing)
    : refuseDocument(reply, 500, documentsFailed);
}

const isDocument = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name);

function numbersOf({ query }: FastifyRequest): string[] {
  const { orders } = query as { orders?: unknown };
  return typeof orders === 'string' ? [...new Set(orders.split(',').filter(Boolean))] : [];
}
