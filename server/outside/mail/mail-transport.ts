import type { Config } from '../../settings/config.ts';
import { mailFolder } from '../../settings/folders.ts';
import { fileTransport } from './file-transport.ts';
import type { MailTransport } from './outgoing-mail.ts';
import { smtpTransport } from './smtp-transport.ts';

/** By SMTP where a server is configured; else into files, one a mail. */
export const mailTransport = (config: Pick<Config, 'smtpUrl' | 'dataFolder'>): MailTransport =>
  config.smtpUrl ? smtpTransport(config.smtpUrl) : fileTransport(mailFolder(config));
