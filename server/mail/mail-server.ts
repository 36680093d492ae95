import { type UnreachedReason, whyUnreached, whyUnsent } from '#contract/reach.ts';
import type { Config } from '../settings/config.ts';
import { type Sending, servicesOf } from '../settings/message-settings.ts';

/**
 * Returns the host of the email server, without user name and password; '' when emails are written to files.
 */
export const mailServer = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): string =>
  smtpUrl === undefined ? '' : new URL(smtpUrl).host;

/** Returns whether emails are only saved, because a live shop has no email server. A demo shop always saves them. */
export const savesEmails = (config: Sending): boolean =>
  whyUnsent('email', servicesOf(config)) === 'no-email-server';

/** Returns whether text messages other than codes are only saved, because a live shop has no service for them. */
export const savesTexts = (config: Sending): boolean =>
  whyUnsent('text', servicesOf(config)) === 'no-text-service';

/** Returns why a message can't reach a contact, or null if it can. */
export const unreachedReason = (config: Sending, contact: string): UnreachedReason | null =>
  whyUnreached(contact, servicesOf(config));

/** Returns the sender of emails: as configured, or the shop under its name. */
export const senderOf = (
  { mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>,
  shopName: string,
): string | { name: string; address: string } =>
  mailFrom ?? { name: shopName, address: `shop@${new URL(publicUrl).hostname}` };
