import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Answer, Question } from '../asking.ts';

/** Nobody waits longer for a shop. */
const patience = 15_000;

/** The least of HTTP that asks this shop: whoever measures thousands a second must not be the slow one. */
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
   * Opens connections beforehand, as a proxy in front of the shop keeps them: Node takes one new connection a round of its
   * loop, so a crowd of new ones waits in the kernel, out of the shop's sight.
   */
  async open(count: number): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const socket = connect({ port: this.#port, host: this.#host, noDelay: true });
      await once(socket, 'connect');
      this.#free.push(new Line(socket));
    }
  }

  /** What goes over the wire, to be made once. */
  prepare({ path, headers = {}, body }: Question): Buffer {
    const lines = Object.entries({ 'content-type': 'application/json', ...headers });
    return Buffer.from(
      `${body === '' ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nhost: shop\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${lines
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n${body}`,
    );
  }

  /** Asks on a connection that is free, or a new one. Never throws: what goes wrong is an answer too. */
  async ask(question: Buffer): Promise<Answer> {
    const since = performance.now();
    // Those that were idle for long the shop has closed.
    while (this.#free.at(-1)?.isOpen === false) this.#free.pop();
    const line = this.#free.pop() ?? new Line(connect({ port: this.#port, host: this.#host, noDelay: true }));
    const answer = await line.ask(question);
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

  ask(question: Buffer): Promise<Reply> {
    return new Promise((settle) => {
      const tooLong = setTimeout(() => this.#socket.destroy(new Error('no answer')), patience);
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
