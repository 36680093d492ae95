import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { smtpTransport } from '#server/adapters/mail/smtp-transport.ts';
import { mailShop } from './mail-shop.ts';
import { readSource } from './read-source.ts';
import { sampleMail } from './sample-mails.ts';

// A third-party email server on loopback. It proves that we send valid SMTP and valid emails, not only what
// our stub accepts.
const { startJob, row, queue, makeDue, tried, allSent } = await mailShop();

const open: SMTPServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise<void>((closed) => server.close(closed));
});

/** The account that may send, and the emails received. */
const account = { username: 'shop', password: 'a long password' };

async function mailServer(options: SMTPServerOptions = {}) {
  const sources: string[] = [];
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === account.username && password === account.password;
      done(isKnown ? null : new Error('who are you'), isKnown ? { user: 'shop' } : undefined);
    },
    onData: (stream, _session, done) => {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString('utf8')));
      stream.on('end', () => {
        sources.push(source);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  open.push(server);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = (password = account.password) =>
    `smtp://${account.username}:${encodeURIComponent(password)}@127.0.0.1:${address.port}`;
  return { server, sources, url };
}

it('an email server accepts a Khmer email with the right password, text and HTML alike', async () => {
  const { sources, url } = await mailServer();
  await queue(sampleMail('orderReceived', 'ar'));
  startJob({ transport: smtpTransport(url()) });
  await allSent();
  expect(sources).toHaveLength(1);
  const mail = await readSource(sources[0] ?? '');
  expect(mail.text).toMatch(/\p{Script=Khmer}{5}/u);
  expect(mail.html).toMatch(/<html[^>]+dir="rtl"/u);
  expect(mail.text).toContain('AG');
});

it('an email server with another password gets nothing, and is retried', async () => {
  const { sources, url } = await mailServer();
  await queue(sampleMail('welcome', 'en'));
  const stop = startJob({ transport: smtpTransport(url('a wrong password')) });
  await tried(1);
  expect((await row()).last_error).toContain('EAUTH');
  await stop();
  expect(sources).toEqual([]);
  startJob({ transport: smtpTransport(url()) });
  await makeDue();
  await allSent();
  expect(sources).toHaveLength(1);
});
