import { isE164 } from '#contract/forms/e164.ts';
import { whyUnreached } from '#contract/reach.ts';
import type { Config } from '../../settings/config.ts';
import { mailFolder } from '../../process/folders.ts';
import { servicesOf } from '../../settings/message-settings.ts';
import { phoneTransport } from '../messages/phone-transport.ts';
import { smsSender } from '../messages/sms/sms-sender.ts';
import { telegramSender } from '../messages/telegram/telegram-sender.ts';
import { fileTransport } from './file-transport.ts';
import type { MailTransport } from './outgoing-mail.ts';
import { smtpTransport } from './smtp-transport.ts';

/**
 * Sends to addresses by SMTP, and to phone numbers by Telegram where possible, otherwise by SMS. If no
 * service is configured, each message becomes a file.
 */
export function mailTransport({
  smtpUrl,
  telegram,
  sms,
  ...folder
}: Pick<Config, 'smtpUrl' | 'dataFolder' | 'telegram' | 'sms'>): MailTransport {
  const files = fileTransport(mailFolder(folder));
  const mails = smtpUrl ? smtpTransport(smtpUrl) : files;
  const senders = [...(telegram ? [telegramSender(telegram)] : []), ...(sms ? [smsSender(sms)] : [])];
  const messages = phoneTransport(senders, files);
  const transportTo = (to: string): MailTransport => (isE164(to) ? messages : mails);
  return {
    send: (mail, signal) => transportTo(mail.to).send(mail, signal),
    saves: ({ to, code }) => whyUnreached(to, servicesOf({ smtpUrl, telegram, sms }), code !== null) !== null,
  };
}
