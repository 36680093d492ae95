import type { Config } from '../../config.ts';
import { mailFolder } from '../../folders.ts';
import { fileTransport } from './file-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

/** A mail with all its headers, for one recipient. */
export interface OutgoingMail {
  id: number;
  kind: string;
  /** The same at every try, so that whoever gets the mail twice can drop one. */
  messageId: string;
  date: Date;
  from: string;
  to: string;
  /** '' for none. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /** Resolves when the mail is somebody else's to deliver. @throws what `failureOf` (mail-failure.ts) explains */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

/** By SMTP where a server is configured; else into files, one a mail. */
export const mailTransport = (config: Config): MailTransport =>
  config.smtpUrl ? smtpTransport(config.smtpUrl) : fileTransport(mailFolder(config));
