import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { timeoutMs } from '#tests/support/slowness.ts';

export interface RawRequest {
  method: string;
  path: string;
  /** Alternating names and values, so that a name can appear twice. */
  headers: readonly string[];
  body: string | Buffer | null;
}

export interface RawAnswer {
  status: number;
  type: string;
  text: string;
  milliseconds: number;
}

/** Sends requests exactly as given, over connections that stay open. `close` ends the connections. */
export function sender(shopUrl: string) {
  const { hostname, port } = new URL(shopUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });

  /**
   * Sends a request.
   * @throws when the connection ends without an answer, or times out
   */
  async function send({ method, path, headers, body }: RawRequest, tries = 2): Promise<RawAnswer> {
    const started = performance.now();
    try {
      return await new Promise<RawAnswer>((resolve, reject) => {
        const flat = ['Host', `${hostname}:${port}`, ...headers];
        if (body !== null) flat.push('Content-Length', String(Buffer.byteLength(body)));
        let answered = false;
        const sent = request(
          { hostname, port, method, path, headers: flat, agent, timeout: timeoutMs },
          (answer) => {
            answered = true;
            collect(answer)
              .then((text) =>
                resolve({
                  status: answer.statusCode ?? 0,
                  type: answer.headers['content-type'] ?? '',
                  text,
                  milliseconds: performance.now() - started,
                }),
              )
              .catch(reject);
          },
        );
        sent.on('timeout', () => sent.destroy(new Error('no answer')));
        // If a body is refused while it is still being sent, the answer counts.
        sent.on('error', (error) => (answered ? undefined : reject(error)));
        sent.end(body ?? undefined);
      });
    } catch (error) {
      // The shop had just closed the pooled connection, so the request uses another one.
      const { code } = error as NodeJS.ErrnoException;
      if ((code === 'ECONNRESET' || code === 'EPIPE') && tries > 0)
        return send({ method, path, headers, body }, tries - 1);
      throw error;
    }
  }
  return { send, close: () => agent.destroy() };
}

async function collect(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Sends bytes over a new connection. Returns everything received until the shop closes the connection or is
 * silent for `silence` ms.
 */
export function sendBytes(port: number, bytes: string, silence = 1500): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(silence, done);
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', done);
    socket.on('close', done);
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}
