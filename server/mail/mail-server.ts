import type { Config } from '../settings/config.ts';

/** The host of the mail server, without name and password; '' where mails become files. */
export const mailServer = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): string =>
  smtpUrl === undefined ? '' : new URL(smtpUrl).host;

/** From whom mails come: as it is set, else the shop by its name. */
export const senderOf = (
  { mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>,
  shopName: string,
): string | { name: string; address: string } =>
  mailFrom ?? { name: shopName, address: `shop@${new URL(publicUrl).hostname}` };
