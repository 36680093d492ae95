import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

/** The steps of SMTP to which the server reacts: the connection itself, a command, or the end of an email. */
export type SmtpStep = 'connect' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'mail';

/** How the server reacts: normally, with another answer, never, or by closing the connection. */
export type SmtpReaction = 'ok' | 'stall' | 'hang up' | `${4 | 5}${string}`;

export interface ReceivedMail {
  recipients: string[];
  /** The email as received, without SMTP's doubled dots. */
  source: string;
}

export interface SmtpStub {
  url: string;
  /** Every email that was received completely, including those whose end was answered with an error. */
  mails: ReceivedMail[];
  connections(): number;
  /** Sets the reaction. `recipient` is that of the email so far. By default all steps succeed. */
  react(reaction: (step: SmtpStep, recipient: string) => SmtpReaction): void;
}

const answers: Readonly<Record<SmtpStep, string>> = {
  connect: '220 stub ESMTP',
  EHLO: '250 stub',
  MAIL: '250 2.1.0 ok',
  RCPT: '250 2.1.5 ok',
  DATA: '354 go on',
  mail: '250 2.0.0 taken',
};

/** Starts an email server on loopback that fails on request. It stops after the test file. */
export async function smtpStub(): Promise<SmtpStub> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let reaction: Parameters<SmtpStub['react']>[0] = () => 'ok';

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.setEncoding('utf8');
    let recipients: string[] = [];
    let waiting = '';
    let inMail = false;

    function take(step: SmtpStep): void {
      const expected = reaction(step, recipients[0] ?? '');
      if (expected === 'stall') return;
      if (expected === 'hang up') return void socket.destroy();
      socket.write(`${expected === 'ok' ? answers[step] : expected}\r\n`);
      inMail = step === 'DATA' && expected === 'ok';
    }

    function command(line: string): void {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'MAIL') recipients = [];
      if (verb === 'RCPT') recipients.push(/<(.*)>/u.exec(line)?.[1] ?? '');
      if (verb === 'EHLO' || verb === 'MAIL' || verb === 'RCPT' || verb === 'DATA') take(verb);
      else socket.write(verb === 'QUIT' ? '221 bye\r\n' : '502 what?\r\n');
    }

    take('connect');
    socket.on('data', (chunk) => {
      waiting += String(chunk);
      for (;;) {
        const end = waiting.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = waiting.slice(0, end);
        waiting = waiting.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          mails.push({ recipients, source: `${piece}\r\n`.replaceAll('\r\n..', '\r\n.') });
          take('mail');
          inMail = false;
        } else command(piece);
      }
    });
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    connections: () => sockets.size,
    react: (next) => void (reaction = next),
  };
}
