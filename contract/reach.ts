import { isE164 } from './forms/e164.ts';

/** How a message is sent: by email, as a text message, or as a text message that contains a code. */
export type Medium = 'email' | 'text' | 'code';

/**
 * Why a message can't reach a contact. `demo`: a demo sends nothing; its mailbox shows the message. `erased`: the
 * customer has no contact any more.
 */
export const unreachedReasons = ['no-email-server', 'no-text-service', 'demo', 'erased'] as const;
export type UnreachedReason = (typeof unreachedReasons)[number];

/** Whether the shop has a service for each medium, and whether it is a demo. */
export type Services = Readonly<Record<Medium | 'isDemo', boolean>>;

/** Returns how a message is sent to a contact: an email address, or a phone number (E.164). */
export const mediumTo = (contact: string, isCode = false): Medium =>
  isE164(contact) ? (isCode ? 'code' : 'text') : 'email';

/** Returns why the shop can't send by this medium, or null if it can. */
export function whyUnsent(medium: Medium, services: Services): UnreachedReason | null {
  if (services[medium]) return null;
  if (services.isDemo) return 'demo';
  return medium === 'email' ? 'no-email-server' : 'no-text-service';
}

/** Returns why the shop can't reach a contact, or null if it can. */
export const whyUnreached = (contact: string, services: Services, isCode = false): UnreachedReason | null =>
  contact === '' ? 'erased' : whyUnsent(mediumTo(contact, isCode), services);
