import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import type { Envelope } from '../calls/envelope.ts';
import type { Registry } from '../calls/registry.ts';
import { type CallServices, enterCall } from './call-route.ts';
import { staffCaller } from './office-door.ts';
import { plainPolicy, refusedPage } from './plain-page.ts';

type Handler = NonNullable<ReturnType<Registry['byName']['get']>>;

/**
 * Runs the operation behind a document that is opened or saved by its URL. Permissions, queue, limit and
 * audit are those of the operation. Null when it was refused and an error page was sent.
 */
export async function answerForDocument<Data>(
  services: CallServices,
  handler: Handler,
  parameters: object,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Data | null> {
  reply.header('cache-control', 'no-store');
  if (!fromHere(request)) return no(reply, 403, messages.texts.generalError);
  const who = { request, reply, callerOf: staffCaller, attempt: null };
  const answer = await enterCall(services, handler, parameters, who);
  if (answer === 'limited') return no(reply, 429, messages.texts.tooManyRequests);
  const { statusCode, errorMessage, data } = answer;
  return statusCode === 200 ? (JSON.parse(data) as Data) : no(reply, statusCode, errorMessage ?? '');
}

/**
 * Returns whether the request comes from our own page or a typed URL. The cookie, which other sites can't
 * send, identifies the staff member.
 */
const fromHere = ({ headers }: FastifyRequest): boolean =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']);

export const refuseDocument = (
  reply: FastifyReply,
  status: number,
  sentence: Envelope['errorMessage'] & string,
) =>
  reply
    .code(status)
    .header('content-security-policy', plainPolicy)
    .type('text/html; charset=utf-8')
    .send(refusedPage(sentence));

function no(...refusal: Parameters<typeof refuseDocument>): null {
  refuseDocument(...refusal);
  return null;
}
