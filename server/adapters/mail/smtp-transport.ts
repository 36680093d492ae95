import { createTransport } from 'nodemailer';
import type { MailTransport } from './outgoing-mail.ts';
import { messageOf } from './message.ts';

const timeoutMs = 10_000;

/** Sends by SMTP, over one connection per email. The URL may contain nodemailer options, such as `?requireTLS=true`. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  return {
    async send(mail, signal) {
      await transport.sendMail({ ...messageOf(mail), signal });
    },
  };
}
