import type { FastifyReply, FastifyRequest } from 'fastify';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { workQueue, type WorkQueueOptions } from '#shop/work-queue/work-queue.ts';
import { type Printed, type Typeset, typesetter } from '../documents/typeset.ts';
import { refuseDocument } from './office-document.ts';

type SendDocuments = (papers: Printed, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Typesets documents and sends them as PDF. Each sender has its own queue and process, so none waits for another. */
export function documentSender(size: WorkQueueOptions): SendDocuments {
  const [queue, typeset] = [workQueue(size), typesetter()];
  return async (papers, request, reply) => {
    const set = await queue.run(
      () => typeset(papers, (why) => request.log.error({ why }, 'could not typeset documents')),
      new Set([request.clientAddress]),
    );
    return send(reply, papers.title, set);
  };
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
