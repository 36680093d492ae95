import { createTransport } from 'nodemailer';
import type { MailTransport } from './outgoing-mail.ts';
import { messageOf } from './message.ts';

const patience = 10_000;

/** Sends by SMTP, over a connection for each mail. The address may carry what nodemailer understands, e.g. `?requireTLS=true`. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
  });
  return {
    async send(mail, signal) {
      await transport.sendMail({ ...messageOf(mail), signal });
    },
  };
}
