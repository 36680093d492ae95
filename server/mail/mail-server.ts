import type { Config } from '../settings/config.ts';

/**
 * Returns the host of the email server, without user name and password; '' when emails are written to files.
 */
export const mailServer = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): string =>
  smtpUrl === undefined ? '' : new URL(smtpUrl).host;

/** Returns whether emails are only saved, because a live shop has no email server. A demo shop always saves them. */
export const savesEmails = (config: Pick<Config, 'smtpUrl' | 'mode'>): boolean =>
  config.mode === 'production' && mailServer(config) === '';

/** Returns whether customers can be sent neither emails nor messages. */
export const reachesNobody = (config: Pick<Config, 'smtpUrl' | 'mode' | 'reachesNumbers'>): boolean =>
  savesEmails(config) && !config.reachesNumbers;

/** Returns the sender of emails: as configured, or the shop under its name. */
export const senderOf = (
  { mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>,
  shopName: string,
): string | { name: string; address: string } =>
  mailFrom ?? { name: shopName, address: `shop@${new URL(publicUrl).hostname}` };
