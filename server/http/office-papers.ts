import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { messages } from '#contract/messages.ts';
import { getInvoices } from '#contract/operations/office/orders/get-invoices.ts';
import { getPackingSlips } from '#contract/operations/office/orders/get-packing-slips.ts';
import { queues } from '#shop/capacity/capacity.ts';
import { workQueue } from '#shop/work-queue/work-queue.ts';
import type { Envelope } from '../calls/envelope.ts';
import type { Registry } from '../calls/registry.ts';
import type { Papers } from '../papers/papers.ts';
import { type Typeset, typesetter } from '../papers/typeset.ts';
import { type CallServices, enterCall } from './call-route.ts';
import { staffCaller } from './office-door.ts';
import { plainPolicy, refusedPage } from './plain-page.ts';

const calls = { invoices: getInvoices, 'packing-slips': getPackingSlips } as const;

/**
 * GET `/office/papers/<paper>?orders=A,B`: the answer of its call as a PDF, which the browser shows in a tab of its own and
 * prints. Who may see it, its place in the queue, its limit and its audit are the call's; typesetting waits in a queue behind it.
 */
export function serveOfficePapers(
  server: FastifyInstance,
  registry: Registry,
  services: CallServices,
  typeset: ReturnType<typeof typesetter> = typesetter(),
): void {
  const queue = workQueue(queues.papers.size);
  server.get<{ Params: { paper: string } }>('/office/papers/:paper', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { paper } = request.params;
    const handler = isPaper(paper) ? registry.byName.get(calls[paper].name) : undefined;
    if (!handler) return reply.callNotFound();
    if (!fromHere(request)) return refused(reply, 403, messages.texts.generalError);
    const parameters = { numbers: numbersOf(request) };
    const who = { request, reply, callerOf: staffCaller, attempt: null };
    const answer = await enterCall(services, handler, parameters, who);
    if (answer === 'limited') {
      reply.header('retry-after', '60');
      return refused(reply, 429, messages.texts.tooManyRequests);
    }
    const { statusCode, errorMessage } = answer;
    if (statusCode !== 200) return refused(reply, statusCode, errorMessage ?? '');
    const papers = JSON.parse(answer.data) as Papers;
    const set = await queue.run(
      () => typeset(papers, (why) => request.log.error({ why }, 'papers could not be typeset')),
      new Set([request.clientAddress]),
    );
    return send(reply, papers.title, set);
  });
}

function send(reply: FastifyReply, title: string, set: Typeset) {
  if ('pdf' in set)
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${title.toLowerCase().replaceAll(/\W+/gu, '-')}.pdf"`)
      .send(set.pdf);
  const { papersMissing, papersFailed } = officeRefusals.texts;
  return set.failure === 'missing' ? refused(reply, 501, papersMissing) : refused(reply, 500, papersFailed);
}

const refused = (reply: FastifyReply, status: number, sentence: Envelope['errorMessage'] & string) =>
  reply
    .code(status)
    .header('content-security-policy', plainPolicy)
    .type('text/html; charset=utf-8')
    .send(refusedPage(sentence));

const isPaper = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name);

/** Our own page, or whoever typed the address; the cookie, which no other site can bring along, says the rest. */
const fromHere = ({ headers }: FastifyRequest): boolean =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']);

function numbersOf({ query }: FastifyRequest): string[] {
  const { orders } = query as { orders?: unknown };
  return typeof orders === 'string' ? [...new Set(orders.split(',').filter(Boolean))] : [];
}
