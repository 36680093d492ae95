import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Answer, Question } from '../asking.ts';

/** How long a client waits for the shop, in ms. */
const timeoutMs = 15_000;

/**
 * A minimal HTTP client for this shop. A client that measures thousands of requests a second must not be the
 * bottleneck.
 */
export class LeanClient {
  readonly #port: number;
  readonly #host: string;
  readonly #free: Line[] = [];

  constructor(url: string) {
    const { port, hostname } = new URL(url);
    this.#port = Number(port);
    this.#host = hostname;
  }

  /**
   * Opens connections in advance, as a proxy in front of the shop does. Node accepts one new connection per
   * iteration of its event loop, so a burst of new ones waits in the kernel, where the shop can't see it.
   */
  async open(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const socket = connect({ port: this.#port, host: this.#host, noDelay: true });
      await once(socket, 'connect');
      this.#free.push(new Line(socket));
    }
  }

  /** Builds the bytes of a request once. */
  prepare({ path, headers = {}, body }: Question): Buffer {
    const lines = Object.entries({ 'content-type': 'application/json', ...headers });
    return Buffer.from(
      `${body === '' ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nhost: shop\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${lines
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n${body}`,
    );
  }

  /**
   * Sends a request on a free connection or a new one. Never throws: errors are returned as an answer as
   * well.
   */
  async request(question: Buffer): Promise<Answer> {
    const since = performance.now();
    // The shop has closed connections that were idle for long.
    while (this.#free.at(-1)?.isOpen === false) this.#free.pop();
    const line = this.#free.pop() ?? new Line(connect({ port: this.#port, host: this.#host, noDelay: true }));
    const answer = await line.request(question);
    if (answer.status !== 0 && line.isOpen) this.#free.push(line);
    return { ...answer, ms: performance.now() - since };
  }

  close(): void {
    for (const line of this.#free) line.end();
  }
}

type Reply = Omit<Answer, 'ms'>;

class Line {
  readonly #socket: Socket;
  #text = '';
  #settle: ((reply: Reply) => void) | undefined;
  isOpen = true;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.#take(chunk));
    socket.on('error', (error) => this.#end(error.message));
    socket.on('close', () => this.#end('closed'));
  }

  request(question: Buffer): Promise<Reply> {
    return new Promise((settle) => {
      const tooLong = setTimeout(() => this.#socket.destroy(new Error('no answer')), timeoutMs);
      this.#settle = (reply) => {
        clearTimeout(tooLong);
        settle(reply);
      };
      this.#socket.write(question, (error) => error && this.#end(error.message));
    });
  }

  end(): void {
    this.#socket.destroy();
  }

  #take(chunk: string): void {
    this.#text += chunk;
    const head = this.#text.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/iu.exec(this.#text)?.[1] ?? 0);
    if (this.#text.length < head + 4 + length) return;
    const status = Number(this.#text.slice(9, 12));
    const mayRetry = /\r\nretry-after: /iu.test(this.#text.slice(0, head));
    const text = this.#text.slice(head + 4);
    this.#text = '';
    this.#settle?.({ status, mayRetry, text });
    this.#settle = undefined;
  }

  #end(why: string): void {
    this.isOpen = false;
    this.#settle?.({ status: 0, mayRetry: false, text: why });
    this.#settle = undefined;
  }
}
