import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { messages } from '#contract/messages.ts';
import type { Config } from '../settings/config.ts';
import { errorEnvelope } from '../calls/envelope.ts';
import { plainPage, plainPolicy } from '../http/plain-page.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { takenPort } from '../process/port.ts';

/**
 * Answers at the shop's URL while it starts, which can take long when tables change: visitors get a notice
 * instead of an error. Returns a function that closes the port for the shop.
 * @throws like the shop when its port is taken
 */
export async function respondWhileStarting(config: Config): Promise<() => Promise<void>> {
  const { port, host } = config;
  const headers = securityHeaders({ config });
  const server = createServer({ requestTimeout: 5000, headersTimeout: 5000 }, (request, reply) =>
    answer(request, reply, headers),
  );
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    throw takenPort(error, { port, host });
  }
  return async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}

function answer(
  request: IncomingMessage,
  reply: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const { url = '/' } = request;
  // The process is alive but not ready for visitors (server/http/health.ts).
  if (url === '/healthz') return end(200, 'application/json', JSON.stringify({ status: 'ok' }));
  const isPage = request.headers.accept?.includes('text/html');
  if (isPage) return end(503, 'text/html; charset=utf-8', plainPage('paused', url));
  return end(503, 'application/json', JSON.stringify(errorEnvelope(503, messages.texts.generalError)));

  function end(status: number, type: string, body: string | Buffer) {
    reply.writeHead(status, {
      ...headers,
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': plainPolicy,
      connection: 'close',
      ...(status === 503 && { 'retry-after': '5' }),
    });
    reply.end(request.method === 'HEAD' ? undefined : body);
  }
}
