import type { Config } from '../settings/config.ts';

/** The host of the mail server, without name and password; '' where mails become files. */
export const mailServer = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): string =>
  smtpUrl === undefined ? '' : new URL(smtpUrl).host;
