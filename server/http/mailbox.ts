import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../settings/config.ts';
import type { AppContext } from '../context/context.ts';
import { mailFolder } from '../process/folders.ts';
import { showsMails } from '../settings/message-settings.ts';
import { storedMail, storedMails } from '../adapters/mail/stored-mails.ts';
import { mailboxList, mailboxMail, mailAlone } from './mailbox-page.ts';

export const hasMailbox = ({ mode, smtpUrl }: Config): boolean => showsMails(mode, smtpUrl);

const shown = 200;

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// Returns the policy for an email. It may use its own styles and the shop's pictures, under any local host
// name, and open links in new windows.
const mailPolicy = (shop: string) =>
  `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src ${shop} data:; form-action 'none'; frame-ancestors 'self'`;

/**
 * Serves `/mailbox`: the emails that a demo shop has sent, for users on the same machine. They contain codes
 * and addresses, so other machines get a 404, no page links to it, and it doesn't exist if it isn't enabled.
 */
export function serveMailbox(server: FastifyInstance, app: AppContext): void {
  const { config } = app;
  if (!hasMailbox(config)) return;
  const folder = mailFolder(config);

  function serve(path: string, policy: string, html: (name: string) => Promise<string | null>) {
    server.get<{ Params: { name?: string } }>(path, async (request, reply) => {
      const page =
        hasMailbox(app.config) && isFromThisMachine(request) ? await html(request.params.name ?? '') : null;
      return page === null ? notFound(reply) : send(reply, policy, page);
    });
  }

  serve('/mailbox', pagePolicy, async () => mailboxList(await storedMails(folder, shown)));
  serve('/mailbox/:name', pagePolicy, async (name) => {
    const mail = await storedMail(folder, name);
    return mail && mailboxMail(mail);
  });
  serve('/mailbox/:name/html', mailPolicy(config.publicUrl), async (name) => {
    const mail = await storedMail(folder, name);
    return mail && mailAlone(mail.html);
  });
}

function send(reply: FastifyReply, policy: string, page: string) {
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(page);
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

const forwarding =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/u;

/**
 * Returns whether the peer is this machine, no proxy forwarded the request, and the host name is local. Other
 * sites whose name resolves to this machine send their own name.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  return (
    isLoopback(request.socket.remoteAddress ?? '') &&
    !Object.keys(request.headers).some((name) => forwarding.test(name)) &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/iu.test(request.headers.host ?? '')
  );
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/iu, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}
