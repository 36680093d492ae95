import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, Answers, type Question } from './answers.ts';
import { Charges } from './charges.ts';
import { Hooks } from './hooks.ts';
import { Ledger } from './ledger.ts';
import { Faults } from './scenario.ts';

/** The settings of the process, passed by its parent or manually as a JSON argument. */
export interface TestProcessSettings {
  /** 0: any. */
  port: number;
  /** The shop's key, at least 16 characters. */
  key: string;
  /** The path of its ledger file. */
  ledger: string;
  /** The webhook URL, or '' if there is none. */
  webhook: string;
}

// The test provider: a separate process that takes no real money. It knows the shop only by its webhook URL.
const settings: Partial<TestProcessSettings> = process.send
  ? ((await once(process, 'message'))[0] as Partial<TestProcessSettings>)
  : (JSON.parse(process.argv[2] ?? '{}') as Partial<TestProcessSettings>);
const { key = '', webhook = '' } = settings;
if (key.length < 16 || !settings.ledger) {
  process.stderr.write(
    'The test provider needs {"key": …, "ledger": …}, the key with 16 characters or more.\n',
  );
  process.exit(78);
}

const ledger = new Ledger(settings.ledger);
const charges = new Charges(ledger, new Hooks(webhook, key));
charges.goOn();
const answers = new Answers(ledger, charges, new Faults());
const maxBody = 64 * 1024;

async function read(request: IncomingMessage): Promise<Question> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > maxBody) throw new Error('too long');
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    isKnown: request.headers.authorization === `Bearer ${key}`,
  };
}

function send(response: ServerResponse, { status, body, mishap }: Answer): void {
  if (mishap === 'timeout') return;
  if (mishap === 'reset') return void response.socket?.destroy();
  if (mishap === 'error') response.writeHead(500).end('{"error":"out of order"}');
  else if (mishap === 'garbage') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>502');
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const server = createServer((request, response) => {
  read(request)
    .then((question) => answers.answer(question))
    .then((answer) => send(response, answer))
    .catch(() => send(response, { status: 400, body: { error: 'not understood' } }));
});
server.requestTimeout = 30_000;
server.listen(settings.port ?? 0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  if (process.send) process.send({ port });
  else process.stdout.write(`The test provider listens on http://127.0.0.1:${port}. No money is taken.\n`);
});

// Exits when the parent has exited or asks for it.
const end = () => process.exit(0);
process.once('disconnect', end);
process.on('SIGTERM', end);
// A terminal sends Ctrl-C to the whole process group, but the shop needs its provider while it shuts down.
if (process.send) process.on('SIGINT', () => undefined);
