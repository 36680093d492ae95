import type { IncomingMessage, RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages.ts';
import { errorEnvelope } from '../calls/envelope.ts';

/**
 * Rejects excess requests with 503 and Retry-After before doing anything else. Under overload most requests end here,
 * at the expense of those that are served, and a Fastify route would cost several times as much.
 */
export function shedLoad(
  { server }: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  isTooMuch: (request: IncomingMessage) => boolean,
): void {
  const body = Buffer.from(JSON.stringify(errorEnvelope(503, messages.texts.generalError)));
  const head = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'retry-after': '5',
  };
  const [handle] = server.listeners('request') as RequestListener[];
  if (!handle) throw new Error('the server has no routes yet');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (isTooMuch(request)) response.writeHead(503, head).end(body);
    else handle(request, response);
  });
}
